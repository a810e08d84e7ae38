# Mots pour la boîte et son matériel.

box-chapter-cards = Cartes Propriété
box-chapter-guilds = Tuiles Guilde
box-chapter-board = Plateaux
box-part-properties = Cartes Propriété
box-part-guilds = Tuiles Guilde
box-part-post = Comptoir
box-part-wall = Murs
box-part-tax = Piste de score
box-part-calendar = Calendrier
box-hint-properties = Selon le livret, dix sortes et cinq cartes de chaque. Les coûts des propriétés et des Murs figurent aussi sur l’aide de jeu.
box-hint-guilds = Le livret compte { $count } tuiles. Le coût d’une guilde est imprimé sur sa tuile.
box-piece-trading-post = Comptoir
box-piece-tax = Taxes sur la piste de score
box-piece-calendar = Calendrier
field-buy-wood = Acheter 1 bois, or
field-buy-stone = Acheter 1 pierre, or
field-buy-metal = Acheter 1 métal, or
field-sell-metal = Vendre 1 métal, or
field-sell-two-wood-or-stone = Vendre 2 bois ou pierres, or
field-spaces = Cases d’un niveau de taxes
field-months = { $season ->
        [spring] Mois de printemps
        [summer] Mois d’été
       *[autumn] Mois d’automne
    }

doubt-icons = { PIECE($piece) } coûte { $found } ressources ; les livrets de règles en montrent { $wanted }.
doubt-tax = Avec { $found } cases par niveau de taxes, il n’est plus vrai que les cinq premières ne paient rien et que la quinzième paie 2, comme le dit le livret.
