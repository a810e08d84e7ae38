doubt-rulebook = { $path } ist { $found }; in der Spielregel steht { $wanted }.
