doubt-icons = { PIECE($piece) } coûte { $found } éléments ; les livrets de règles en montrent { $wanted }.
doubt-tax = Avec { $found } cases par niveau d’impôt, il n’est plus vrai que les cinq premières ne paient rien et que la quinzième paie 2, comme le dit le livret.
