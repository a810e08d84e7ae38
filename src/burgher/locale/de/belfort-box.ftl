doubt-icons = { PIECE($piece) } kostet { $found } Teile; die Spielregeln zeigen { $wanted }.
doubt-tax = Mit { $found } Feldern je Steuerstufe zahlen nicht die ersten fünf Felder nichts und das fünfzehnte 2, wie es in der Spielregel steht.
