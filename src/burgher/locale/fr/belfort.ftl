# Belfort en français.
#
# Les noms dans les arguments sont ceux du langage des actions ("master_elf") ; PIECE les dit, dans les formes de core.ftl.
# SEAT dit le nom d’un joueur. Un argument caché ou absent est le mot « none ».

game-belfort = Belfort
    .hint = Bâtir une cité de cinq quartiers avec elfes, nains et gnomes. Des points pour qui a le plus construit dans un quartier, et pour qui a le plus d’elfes, de nains ou de gnomes.

## Pièces. Sans indication, elles sont au masculin (core.ftl).

form-bundle = { $name }
piece-wood = bois
piece-stone = pierre
    .gender = f
    .many = pierres
piece-metal = métal
    .many = métaux
    .bundle = 1 métal
piece-gold = or
    .gender = mv
# Dans un coût : à payer avec l’un ou l’autre.
piece-ws = bois ou pierre
    .many = bois ou pierres
# Ce que prend le comptoir et que les architectes font économiser.
piece-wood-and-wood = 2 bois
piece-wood-and-stone = 1 bois et 1 pierre
piece-stone-and-stone = 2 pierres

piece-elf = elfe
    .gender = mv
    .many = elfes
piece-master-elf = maître elfe
    .many = maîtres elfes
piece-dwarf = nain
    .many = nains
piece-master-dwarf = maître nain
    .many = maîtres nains

piece-forest = forêt
    .gender = f
    .au = dans la forêt
piece-quarry = carrière
    .gender = f
    .au = dans la carrière
piece-mine = mine
    .gender = f
piece-gold-mine = mine d’or
    .gender = f
piece-recruiter = bureau du recruteur
piece-camp = camp du Roi

piece-pub = Pub
    .many = Pubs
piece-gardens = Jardin
    .many = Jardins
piece-tower = Tour
    .gender = f
    .many = Tours
piece-inn = Auberge
    .gender = fv
    .many = Auberges
piece-blacksmith = Forge
    .gender = f
    .many = Forges
piece-bank = Banque
    .gender = f
    .many = Banques
piece-market = Marché
    .many = Marchés
piece-gatehouse = Corps de garde
    .many = Corps de garde
piece-library = Bibliothèque
    .gender = f
    .many = Bibliothèques
piece-keep = Donjon
    .many = Donjons
piece-wall = Mur
# La carte inconnue au sommet de la pioche.
piece-deck = carte du dessus de la pioche
    .gender = f
    .un = la carte du dessus de la pioche

piece-merchants = Guilde des marchands
    .gender = f
piece-librarians = Guilde des bibliothécaires
    .gender = f
piece-architects = Guilde des architectes
    .gender = f
piece-recruiters = Guilde des recruteurs
    .gender = f
piece-sawyers = Guilde des scieurs
    .gender = f
piece-miners = Guilde des mineurs
    .gender = f
piece-bankers = Guilde des banquiers
    .gender = f
piece-masons = Guilde des maçons
    .gender = f
piece-thieves = Guilde des voleurs
    .gender = f
piece-bandits = Guilde des bandits
    .gender = f
piece-wizards = Guilde des sorciers
    .gender = f
piece-spies = Guilde des espions
    .gender = f

## Phases, saisons, sources de points

phase-setup = Préparation
phase-placement = Placement
phase-collection = Collecte
phase-actions = Actions
phase-non-players = Non-joueurs
phase-scoring = Décompte
phase-end = Fin

season-spring = Printemps
season-summer = Été
season-autumn = Automne

points-districts = Quartiers
points-elves = Elfes
points-dwarves = Nains
points-gnomes = Gnomes
points-taxes = Taxes impayées

## Options

about-players-2 = À deux, deux non-joueurs participent aussi. Ils ne marquent pas de points, mais bloquent des guildes, construisent et prennent des places dans les quartiers et parmi les travailleurs ; à vous deux de décider pour eux.
option-guilds = Guildes
option-guilds-hint = Le choix des cinq guildes de la cité parmi les douze. Partie normale : deux basiques, une ressource et deux interactives ; pour débutants : deux basiques et trois ressources ; avancée : cinq au hasard. À deux, la Guilde des sorciers est la seule interactive ; la partie normale a alors deux guildes ressources.
option-guilds-normal = Partie normale
option-guilds-beginner = Partie pour débutants
option-guilds-advanced = Partie avancée
option-guilds-chosen = Choisies par la table
option-chosen-guilds = Guildes choisies
option-chosen-guilds-hint = Les cinq guildes de la partie, quand la table les choisit ; le hasard les répartit dans les quartiers.
option-thieves-gold = Or des voleurs
option-thieves-gold-hint = L’or que la Guilde des voleurs peut prendre à un seul joueur : 2 dans les livrets allemand et français, 3 dans les livrets anglais et polonais.
option-shared-gatehouses = Corps de garde partagés
option-shared-gatehouses-hint = Deux joueurs peuvent-ils tenir chacun une moitié d’un Corps de garde ? Les éditions récentes disent que non.
option-keep-crest = Écussons gardés protégés
option-keep-crest-hint = Un écusson que son joueur garde au camp du Roi est-il protégé de ceux qui choisissent après lui ? Le livret anglais ne protège qu’un écusson qui a été pris.
option-forgo-actions = Renoncer aux actions
option-forgo-actions-hint = Peut-on reprendre un travailleur d’une plateforme sans utiliser son action ?
option-markers-needed = Pas de marqueur, pas de points
option-markers-needed-hint = Faut-il au moins un marqueur ou un travailleur pour qu’un rang dans une majorité rapporte ?
option-mine-pairs-only = Seulement des paires à la mine
option-mine-pairs-only-hint = Faut-il un partenaire pour aller à la mine ? Selon les livrets, chacun répartit ses travailleurs comme il veut : sans partenaire, on ne rapporte pas de métal, mais on compte pour le bonus.
option-np-keep-markers = Marqueurs des non-joueurs au Donjon
option-np-keep-markers-hint = À deux : combien de marqueurs un non-joueur met sur une section du Donjon. 2 dans les livrets allemand et français, 1 dans les livrets anglais et polonais.
option-np-dwarves-together = Nains à la même guilde
option-np-dwarves-together-hint = À deux : les nains des deux non-joueurs peuvent-ils être à la même guilde ? Les livrets n’en disent rien.

## Actions : ce que fait un bouton

do-place = Placer { PIECE($worker, form: "un") } { PIECE($at, form: "au") }
do-pass = Passer, et envoyer tes autres travailleurs aux ressources
do-send = Envoyer { PIECE($worker, form: "un") } { PIECE($to, form: "au") }
do-crest = Prendre l’écusson { $crest }
do-build = Construire { PIECE($property, form: "le") } dans le quartier { $district }
do-build-keep = Construire la section du Donjon dans le quartier { $district }
do-build-gatehouse =
    { $side ->
        [before] Construire le Corps de garde avant le quartier { $district }, sur la moitié du quartier { $district }
       *[after] Construire le Corps de garde après le quartier { $district }, sur la moitié du quartier { $district }
    }
do-build-wall = Construire un Mur dans le quartier { $district }
do-build-guild = Construire { PIECE($guild, form: "le") }
do-mark-gatehouse =
    { $side ->
        [before] Marquer le Corps de garde avant le quartier { $district }, sur la moitié du quartier { $district }
       *[after] Marquer le Corps de garde après le quartier { $district }, sur la moitié du quartier { $district }
    }
do-discount = Économiser { PIECE($what, form: "bundle") }
do-pay = Payer 1 { PIECE($what) }
do-use = Utiliser le travailleur { PIECE($at, form: "au") }
do-reclaim = Reprendre le travailleur { PIECE($at, form: "du") } sans l’utiliser
do-buy = Acheter 1 { PIECE($what) }
do-sell = Vendre { PIECE($what, form: "bundle") }
do-convert = Changer 1 { PIECE($what) } en 1 métal
do-staff = Placer un gnome { PIECE($property, form: "au") }
do-gnome =
    { $property ->
        [blacksmith] Acheter 1 métal au gnome d’une Forge
       *[bank] Recevoir de l’or du gnome d’une Banque
    }
do-recruit = Recruter { PIECE($worker, form: "un") }
do-take = Prendre { PIECE($card, form: "un") }
do-discard = Défausser { PIECE($card, form: "un") }
do-end = Finir le tour
do-steal = Prendre 1 { PIECE($what) } à { SEAT($from, first: 1) }
do-swap = Choisir { PIECE($property, form: "le") } du quartier { $district }
do-swap-keep = Choisir le Donjon du quartier { $district }
do-swap-gatehouse = Choisir le Corps de garde après le quartier { $border }
do-swap-wall =
    { $side ->
        [left] Choisir le Mur de gauche du quartier { $district }
       *[right] Choisir le Mur de droite du quartier { $district }
    }
do-swap-guild = Choisir { PIECE($guild, form: "le") }
do-show = Montrer { PIECE($card, form: "un") }
do-pick = Prendre la carte montrée par { SEAT($from, first: 1) }
do-done = Terminé
do-block = Placer le nain du non-joueur { PIECE($guild, form: "au") }
do-draw = Piocher { PIECE($card, form: "un") }
do-turn-up = Retourner { PIECE($card, form: "un") }
do-deal-crest = Donner l’écusson { $crest }
do-found = Fonder { PIECE($guild, form: "le") }

## Questions. « .others » est pour tous ceux à qui on ne demande rien ; celles du hasard n’ont pas de $seat.

ask-found-guild = Une guilde est tirée pour le quartier { $district }.
ask-deal-crest = Un écusson est donné à { SEAT($to) }.
ask-deal = Une carte est donnée à { SEAT($to) }.
ask-turn-up = Une carte est retournée pour la pioche visible.
ask-draw = Une carte est piochée pour { SEAT($to) }.
ask-np-draw = Une carte est piochée pour le Non-joueur { $non_player }.
ask-keep =
    { $count ->
        [one] Choisis une carte à mettre de côté, face cachée ; il t’en reste { $keep } en main.
       *[other] Choisis { $count } cartes à mettre de côté, face cachée ; il t’en reste { $keep } en main.
    }
    .others = { SEAT($seat) } choisit les cartes à garder.
ask-block = Choisis la guilde que bloque le nain du Non-joueur { $non_player }.
    .others = { SEAT($seat) } choisit la guilde que bloque le nain du Non-joueur { $non_player }.
ask-place = Place un travailleur, ou passe.
    .others = { SEAT($seat) } place un travailleur ou passe.
ask-send =
    { $count ->
        [one] Envoie ton dernier travailleur aux ressources.
       *[other] Envoie tes { $count } travailleurs aux ressources.
    }
    .others = { SEAT($seat) } envoie ses travailleurs aux ressources.
ask-camp = Choisis l’écusson que tu prends au camp du Roi ; tu as l’écusson { $crest }.
    .others = { SEAT($seat) } choisit un écusson au camp du Roi.
ask-turn =
    { $any ->
        [no] { $card ->
            [yes] À toi : achète une carte ou finis le tour sans.
           *[no] À toi : il ne reste qu’à finir le tour.
        }
       *[yes] À toi : { $build ->
            [yes] construis,{" "}
           *[no] {""}
        }{ $workers ->
            [yes] utilise tes travailleurs,{" "}
           *[no] {""}
        }{ $gnome ->
            [no] {""}
            [hire] recrute un gnome,{" "}
            [use] utilise tes gnomes,{" "}
           *[both] recrute ou utilise des gnomes,{" "}
        }{ $trade ->
            [yes] achète ou vends,{" "}
           *[no] {""}
        }{ $card ->
            [yes] puis finis le tour avec ou sans carte.
           *[no] puis finis le tour.
        }
    }
    .others = C’est à { SEAT($seat) } de jouer.
ask-discard =
    { $cause ->
        [limit] { $count ->
            [one] Tu ne peux garder que { $limit } cartes à la fin de ton tour : choisis une carte à défausser.
           *[other] Tu ne peux garder que { $limit } cartes à la fin de ton tour : choisis-en { $count } à défausser, l’une après l’autre.
        }
       *[drawn] { $count ->
            [one] Choisis une carte de ta main à défausser, nouvelle ou ancienne.
           *[other] Choisis { $count } cartes de ta main à défausser, l’une après l’autre, nouvelles ou anciennes.
        }
    }
    .others = { SEAT($seat) } choisit quoi défausser.
ask-staff = Choisis la propriété où travaille ton nouveau gnome.
    .others = { SEAT($seat) } choisit où travaille un gnome.
ask-recruit =
    { $gnome ->
        [yes] Recrute un elfe ou un nain, ou mets un gnome au travail.
       *[no] Recrute un elfe ou un nain.
    }
    .others = { SEAT($seat) } choisit qui recruter.
ask-mark =
    { $owner ->
        [none] Choisis le Corps de garde où poser ton second marqueur.
       *[other] Choisis la moitié du Corps de garde pour ce marqueur : { SEAT($owner) }.
    }
    .others = { SEAT($seat) } choisit la moitié d’un Corps de garde.
ask-architects = Choisis ce que les architectes t’aident à construire, sans carte, et pour 1 métal ou 2 bois ou pierres de moins ; ou termine.
    .others = { SEAT($seat) } choisit ce que construisent les architectes.
ask-discount = Choisis ce que les architectes te font économiser sur { PIECE($what, form: "le") }, qui coûte { AMOUNTS($cost) }.
    .others = { SEAT($seat) } choisit l’économie des architectes.
ask-pay =
    { $count ->
        [one] Paie encore 1 bois ou 1 pierre, au choix.
       *[other] Paie encore { $count } bois ou pierres, au choix, l’un après l’autre.
    }
    .others = { SEAT($seat) } choisit de payer en bois ou en pierre.
ask-thieves =
    { $taken ->
        [0] Prends de l’or : jusqu’à { $from_one } à un joueur, ou 1 à chacun de { $victims } joueurs au plus. Ou termine.
       *[other] Prends encore de l’or, ou termine.
    }
    .others = { SEAT($seat) } laisse les voleurs prendre de l’or.
ask-bandits =
    { $taken ->
        [0] Prends { $metal } métal ou jusqu’à { $from_one } bois ou pierres à un joueur, ou 1 bois ou pierre à chacun de { $victims } joueurs au plus. Ou termine.
       *[other] Prends encore du bois ou de la pierre, ou termine.
    }
    .others = { SEAT($seat) } laisse les bandits prendre des ressources.
ask-wizards = Choisis le premier de deux lieux du même genre dont les sorciers échangent les marqueurs ; l’un des deux peut être vide. Ou n’échange rien.
    .others = { SEAT($seat) } choisit ce qu’échangent les sorciers.
ask-swap-with = Choisis le lieu qui échange ses marqueurs avec { PIECE($what, form: "le") }{ $district ->
        [none] .
       *[other] {" "}du quartier { $district }.
    } L’un des deux peut être vide.
    .others = { SEAT($seat) } choisit ce qu’échangent les sorciers.
ask-show = Choisis une carte à montrer à { SEAT($to) }, pour ses espions.
    .others = { SEAT($seat) } choisit une carte à montrer aux espions.
ask-pick = Prends une des cartes montrées à tes espions.
    .others = { SEAT($seat) } prend une des cartes montrées aux espions.
ask-np-card = Choisis la carte que construit le Non-joueur { $non_player } : une de la pioche visible, ou celle du dessus de la pioche.
    .others = { SEAT($seat) } choisit une carte pour le Non-joueur { $non_player }.
ask-np-build = Choisis où le Non-joueur { $non_player } construit { PIECE($card, form: "le") }.
    .others = { SEAT($seat) } choisit où le Non-joueur { $non_player } construit { PIECE($card, form: "le") }.

## Raisons : pourquoi quelque chose ne se fait pas maintenant

why-not-asked-now =
    { $question ->
        [keep] Pas maintenant : choisis d’abord les cartes à mettre de côté.
        [block] Pas maintenant : choisis d’abord la guilde que bloque le nain.
        [place] Pas encore : on place d’abord des travailleurs sur les plateformes. Quand tu passes, tu envoies les autres récolter ; on construit et on commerce ensuite.
        [send] Pas maintenant : envoie d’abord tous tes travailleurs aux ressources.
        [camp] Pas maintenant : choisis d’abord un écusson.
        [turn] Pas maintenant : cela ne fait pas partie d’un tour.
        [discard] Pas maintenant : défausse d’abord.
        [show] Pas maintenant : choisis d’abord une carte à montrer aux espions.
        [pick] Pas maintenant : prends d’abord une des cartes montrées.
        [np_card] Pas maintenant : choisis d’abord une carte pour le non-joueur.
        [np_build] Pas maintenant : construis d’abord pour le non-joueur.
       *[other] Pas maintenant : finis d’abord ce que tu as commencé.
    }
why-no-such-worker-home =
    { $worker ->
        [elf] Tu n’as plus d’elfe à placer.
        [master_elf] Tu n’as plus de maître elfe à placer.
        [dwarf] Tu n’as plus de nain à placer.
       *[master_dwarf] Tu n’as plus de maître nain à placer.
    }
why-desk-full =
    { $planks ->
        [one] Le bureau du recruteur a une seule plateforme, occupée par { SEATS($holders) }.
       *[other] Les { $planks } plateformes du bureau du recruteur sont occupées, par { SEATS($holders) }.
    }
why-already-in-camp = Tu as déjà un travailleur au camp du Roi ; un par mois, pas plus.
why-guild-not-in-city = Il n’y a pas de { PIECE($guild) } dans cette cité.
why-plank-occupied =
    { $holder ->
        [none] Tu as déjà un travailleur sur chaque plateforme utilisable { PIECE($at, form: "du") }.
       *[other] { SEAT($holder) } est déjà { PIECE($at, form: "au") }.
    }
why-guild-blocked = Le nain du Non-joueur { $non_player } bloque { PIECE($guild, form: "le") }.
why-not-built = Tu n’as pas construit { PIECE($property, form: "de") }.
why-plank-locked = La plateforme { PIECE($property, form: "du") } est verrouillée ; un gnome sur la carte l’ouvre.
why-mine-unpaired = Dans la mine, chaque elfe a besoin d’un nain et chaque nain d’un elfe ; avec tes travailleurs, cela ne tomberait pas juste.
why-crest-not-in-game = Il n’y a pas d’écusson { $crest } dans cette partie ; ils vont de 1 à { $players }.
why-crest-taken = { SEAT($holder) } a choisi l’écusson { $crest } ce mois-ci et le garde.
why-too-dear = Cela coûte { AMOUNTS($cost) } : il te manque { AMOUNTS($lacking) }.
why-too-little-to-sell = Pour vendre cela, il te manque { AMOUNTS($lacking) }.
why-none-of-it = Tu n’as pas { PIECE($what, form: "de") }.
why-too-little-gold = Cela coûte { AMOUNTS($cost) }, et tu as { $have } or.
why-card-not-in-hand = Tu n’as pas { PIECE($card, form: "de") } en main.
why-no-free-symbol =
    { $what ->
        [gatehouse] Cette moitié du Corps de garde est prise par { SEATS($holders) }.
       *[other] Plus de symbole libre pour { PIECE($what, form: "un") } dans le quartier { $district } : pris par { SEATS($holders) }.
    }
why-gatehouse-shared = { SEAT($holder) } a un marqueur sur l’autre moitié ; dans cette partie, les deux moitiés doivent être libres.
why-guild-owned = { SEAT($holder) } possède déjà { PIECE($guild, form: "le") }.
why-no-worker-there = Tu n’as pas de travailleur { PIECE($at, form: "au") }.
why-must-use = Dans cette partie, un travailleur placé doit servir ; on ne le reprend pas sans l’utiliser.
why-visit-used =
    { $visits ->
        [0] Tu n’as pas de visite au comptoir.
        [one] Tu as fait ta visite au comptoir ce tour-ci.
       *[other] Tu as fait tes { $visits } visites au comptoir ce tour-ci.
    }
why-no-conversion = Tu ne peux convertir que pendant un tour où tu utilises la Guilde des marchands, et alors { $conversions } fois.
why-already-hired = Tu as déjà recruté un gnome ce tour-ci.
why-no-gnomes-left = Il n’y a plus de gnomes à recruter.
why-no-free-lock =
    { $locks ->
        [0] Il n’y a pas de serrure gnome sur cette carte : { PIECE($property) }.
       *[other] Chaque serrure { PIECE($property, form: "du") } a déjà son gnome.
    }
why-no-gnome-there = Tu n’as pas de gnome { PIECE($property, form: "au") }.
why-gnome-used =
    { $gnomes ->
        [one] Ton gnome { PIECE($property, form: "du") } a déjà travaillé ce tour-ci.
       *[other] Tes { $gnomes } gnomes { PIECE($property, form: "du") } ont déjà travaillé ce tour-ci.
    }
why-not-in-pool = Il n’y a pas { PIECE($card, form: "de") } dans la pioche visible.
why-no-cards-left = Il n’y a plus de cartes à piocher.
why-workers-still-placed = Tes travailleurs { PIECES($places, form: "au") } doivent d’abord revenir.
why-none-in-supply =
    { $worker ->
        [elf] Tes { $most } elfes sont tous en jeu.
       *[dwarf] Tes { $most } nains sont tous en jeu.
    }
why-no-own-marker-there = Tu n’as pas de marqueur sur l’autre moitié de ce Corps de garde.
why-too-dear-even-so = Cela coûte { AMOUNTS($cost) } ; même avec l’économie des architectes, tu ne peux pas payer.
why-discount-not-in-cost = Le coût est { AMOUNTS($cost) } : les architectes ne peuvent pas t’y faire économiser { PIECE($what, form: "bundle") }.
why-discount-too-small = Si les architectes te font économiser { PIECE($what, form: "bundle") }, tu ne peux toujours pas payer le reste de { AMOUNTS($cost) }.
why-seat-not-in-game = Il n’y a pas de joueur { $number } dans cette partie.
why-not-from-yourself = Tu ne peux rien te prendre à toi-même.
why-nothing-to-steal = { SEAT($victim) } n’a pas { PIECE($what, form: "de") }.
why-thieves-take-gold = Les voleurs prennent de l’or, et rien d’autre.
why-bandits-take-no-gold = Les bandits prennent bois, pierre ou métal, mais pas d’or.
why-metal-alone = Si tu prends du métal, tu ne prends rien d’autre ; or tu as déjà pris quelque chose.
why-stolen-enough-there = Tu ne peux rien prendre de plus à { SEAT($victim) }.
why-stolen-enough = Après ce que tu as déjà pris, tu ne peux plus rien prendre à { SEAT($victim) }.
why-same-location = Un lieu n’échange pas ses marqueurs avec lui-même.
why-other-kind-of-location = On échange les marqueurs de lieux du même genre : deux propriétés de la même sorte, deux Murs ou deux guildes.
why-not-this-gatehouse = Le marqueur appartient au Corps de garde entre les quartiers { $before } et { $after }.
why-no-card-shown = { SEAT($victim) } ne montre pas de carte.
why-must-choose = Tu ne peux pas t’en passer : choisis.
why-no-space-for-card = Il n’y a pas de lieu libre pour { PIECE($card, form: "un") }, alors qu’une autre carte visible en a un.
why-not-this-card = Le non-joueur construit maintenant { PIECE($card, form: "le") }, et rien d’autre.
why-not-for-non-players = Les non-joueurs ne construisent ni Murs ni guildes.
why-nothing-to-swap = Aucun marqueur ne bougerait : il en faut un sur l’un des deux lieux.

## Événements : ce qui s’est passé

guild-founded = Le quartier { $district } reçoit { PIECE($guild, form: "le") }.
crest-dealt = { SEAT($seat) } reçoit l’écusson { $crest }.
was-dealt =
    { $card ->
        [none] { SEAT($seat) } reçoit une carte.
       *[other] { SEAT($seat) } reçoit { PIECE($card, form: "un") }.
    }
put-away =
    { $card ->
        [none] { SEAT($seat) } met une carte de côté.
       *[other] { SEAT($seat) } met de côté { PIECE($card, form: "un") }.
    }
first-discards = { SEAT($seat) } défausse { PIECES($cards, form: "un") }.
turned-up = La pioche visible reçoit { PIECE($card, form: "un") }.
drew =
    { $card ->
        [none] { SEAT($seat) } pioche une carte.
       *[other] { SEAT($seat) } pioche { PIECE($card, form: "un") }.
    }
discarded = { SEAT($seat) } défausse { PIECE($card, form: "un") }.
deck-shuffled = La défausse est mélangée et devient la pioche.
guild-blocked = { SEAT($seat) } place le nain du Non-joueur { $non_player } { PIECE($guild, form: "au") }.

round-begins = Le mois { $round } commence.
placed =
    { $fee ->
        [0] { SEAT($seat) } place { PIECE($worker, form: "un") } { PIECE($at, form: "au") }.
       *[other] { SEAT($seat) } place { PIECE($worker, form: "un") } { PIECE($at, form: "au") } pour { $fee } or.
    }
placed-for = { SEAT($seat) } place { PIECE($worker, form: "un") } { PIECE($at, form: "au") } et paie { $fee } or à { SEAT($owner) }.
passed = { SEAT($seat) } passe.
sent = { SEAT($seat) } envoie { PIECE($worker, form: "un") } { PIECE($area, form: "au") }.

collected =
    { $bonus ->
        [0]
            { $amount ->
                [0] { SEAT($seat) } ne collecte rien { PIECE($area, form: "au") } : il faut une paire.
               *[other] { SEAT($seat) } collecte { AMOUNTS($what, $amount) }.
            }
       *[other] { SEAT($seat) } collecte { AMOUNTS($what, $amount) }, dont { $bonus } pour la majorité { PIECE($area, form: "au") }.
    }
recruited = { SEAT($seat) } recrute { PIECE($worker, form: "un") }.
recruit-wasted =
    { $worker ->
        [elf] { SEAT($seat) } n’a plus d’elfe à recruter.
       *[dwarf] { SEAT($seat) } n’a plus de nain à recruter.
    }
became-master =
    { $worker ->
        [elf] { SEAT($seat) } élève un elfe au rang de maître.
       *[dwarf] { SEAT($seat) } élève un nain au rang de maître.
    }
crest-taken = { SEAT($seat) } prend l’écusson { $crest } à { SEAT($from) }, qui reçoit l’écusson { $given }.
crest-kept = { SEAT($seat) } garde l’écusson { $crest }.
income = { SEAT($seat) } touche un revenu de { $gold } or.
taxed =
    { $lost ->
        [0] { SEAT($seat) } paie { $paid } or de taxes.
        [one] { SEAT($seat) } paie { $paid } or sur { $tax } de taxes et perd un point.
       *[other] { SEAT($seat) } paie { $paid } or sur { $tax } de taxes et perd { $lost } points.
    }

built = { SEAT($seat) } construit { PIECE($property, form: "le") } dans le quartier { $district } pour { AMOUNTS("wood", $wood, "stone", $stone, "metal", $metal, "gold", $gold) }.
built-gatehouse = { SEAT($seat) } construit le Corps de garde entre les quartiers { $district } et { $towards }, sur la moitié du quartier { $district }, pour { AMOUNTS("wood", $wood, "stone", $stone, "metal", $metal, "gold", $gold) }.
built-wall = { SEAT($seat) } construit un Mur dans le quartier { $district } pour { AMOUNTS("wood", $wood, "stone", $stone, "metal", $metal, "gold", $gold) }.
built-guild = { SEAT($seat) } construit { PIECE($guild, form: "le") } dans le quartier { $district } pour { AMOUNTS("wood", $wood, "stone", $stone, "metal", $metal, "gold", $gold) }.
paid = { SEAT($seat) } paie 1 { PIECE($what) }.
used = { SEAT($seat) } utilise { PIECE($worker, form: "le") } { PIECE($at, form: "au") }.
reclaimed = { SEAT($seat) } reprend { PIECE($worker, form: "le") } { PIECE($at, form: "du") }.
wasted = { SEAT($seat) } ne tire rien { PIECE($at, form: "du") }.
gained = { SEAT($seat) } reçoit { AMOUNTS($what, $amount) } { PIECE($at, form: "du") }.
converted = { SEAT($seat) } change 1 { PIECE($what) } en 1 métal.
bought = { SEAT($seat) } achète 1 { PIECE($what) } pour { $gold } or.
sold = { SEAT($seat) } vend { AMOUNTS("wood", $wood, "stone", $stone, "metal", $metal) } pour { $gold } or.
hired = { SEAT($seat) } recrute un gnome pour { $gold } or.
staffed = { SEAT($seat) } place un gnome { PIECE($property, form: "au") }.
smith-sold = { SEAT($seat) } achète 1 métal au gnome de la Forge pour { $gold } or.
bank-paid = { SEAT($seat) } reçoit { $gold } or du gnome de la Banque.
bought-card = { SEAT($seat) } achète { PIECE($card, form: "un") } de la pioche visible pour { $gold } or.
bought-unseen-card = { SEAT($seat) } achète la carte du dessus de la pioche pour { $gold } or.
ended-turn = { SEAT($seat) } finit son tour.
gatehouse-marked = { SEAT($owner) } a maintenant un marqueur sur le Corps de garde entre les quartiers { $district } et { $towards }, sur la moitié du quartier { $district }.
stole = { SEAT($seat) } prend { AMOUNTS($what, $amount) } à { SEAT($from) }.
swapped =
    { $what ->
        [guild] { SEAT($seat) } échange les marqueurs { PIECE($one, form: "du") } ({ SEATS($owners) }) et { PIECE($other, form: "du") } ({ SEATS($others) }).
        [gatehouse] { SEAT($seat) } échange les marqueurs du Corps de garde entre les quartiers { $one } et { $one_next } ({ SEATS($owners) }) et de celui entre les quartiers { $other } et { $other_next } ({ SEATS($others) }).
       *[other] { SEAT($seat) } échange les marqueurs { PIECE($what, form: "du") } : quartier { $one } ({ SEATS($owners) }) et quartier { $other } ({ SEATS($others) }).
    }
swapped-walls = { SEAT($seat) } échange les marqueurs { $one_side ->
        [left] du Mur de gauche du quartier { $one }
       *[right] du Mur de droite du quartier { $one }
    } ({ SEATS($owners) }) et { $other_side ->
        [left] du Mur de gauche du quartier { $other }
       *[right] du Mur de droite du quartier { $other }
    } ({ SEATS($others) }).
# L’autre lieu est vide.
moved =
    { $what ->
        [guild] { SEAT($seat) } déplace le marqueur de { SEATS($owners) } : { PIECE($one, form: "du") } vers { PIECE($other, form: "le") }.
        [gatehouse] { SEAT($seat) } déplace tous les marqueurs de { SEATS($owners) } du Corps de garde entre les quartiers { $one } et { $one_next } vers celui entre les quartiers { $other } et { $other_next }.
        [keep] { SEAT($seat) } déplace tous les marqueurs de { SEATS($owners) } du Donjon du quartier { $one } vers celui du quartier { $other }.
       *[other] { SEAT($seat) } déplace le marqueur de { SEATS($owners) } : { PIECE($what, form: "du") } du quartier { $one } vers le quartier { $other }.
    }
moved-walls = { SEAT($seat) } déplace le marqueur de { SEATS($owners) } { $one_side ->
        [left] du Mur de gauche du quartier { $one }
       *[right] du Mur de droite du quartier { $one }
    } vers { $other_side ->
        [left] le Mur de gauche du quartier { $other }
       *[right] le Mur de droite du quartier { $other }
    }.
chose-to-show =
    { $card ->
        [none] { SEAT($seat) } a choisi une carte à montrer.
       *[other] { SEAT($seat) } a choisi de montrer { PIECE($card, form: "un") }.
    }
showed = { SEAT($seat) } montre { PIECE($card, form: "un") }.
picked = { SEAT($seat) } prend { PIECE($card, form: "le") } à { SEAT($from) }.

np-took = { SEAT($seat) } prend { PIECE($card, form: "un") } de la pioche visible pour le Non-joueur { $non_player }.
np-drew = { SEAT($seat) } pioche { PIECE($card, form: "un") } pour le Non-joueur { $non_player }.
np-wasted = Le Non-joueur { $non_player } ne trouve pas de lieu pour { PIECE($card, form: "un") }.
np-built = { SEAT($seat) } fait construire { PIECE($property, form: "le") } au Non-joueur { $non_player } dans le quartier { $district }.
np-built-gatehouse = { SEAT($seat) } fait construire au Non-joueur { $non_player } le Corps de garde entre les quartiers { $district } et { $towards }, sur la moitié du quartier { $district }.
np-walked = Le nain du Non-joueur { $non_player } avance jusqu’au quartier { $district } et bloque { PIECE($guild, form: "le") }.
np-paid = { SEAT($seat) } reçoit { $gold } or pour le nain du Non-joueur { $non_player }.

scored-district =
    { $points ->
        [one] { SEAT($seat) } marque un point dans le quartier { $district }.
       *[other] { SEAT($seat) } marque { $points } points dans le quartier { $district }.
    }
scored-workers =
    { $race ->
        [elves] { SEAT($seat) } marque { $points ->
            [one] un point
           *[other] { $points } points
        } pour ses elfes.
        [dwarves] { SEAT($seat) } marque { $points ->
            [one] un point
           *[other] { $points } points
        } pour ses nains.
       *[gnomes] { SEAT($seat) } marque { $points ->
            [one] un point
           *[other] { $points } points
        } pour ses gnomes.
    }
tied = { SEATS($tied) } ont { $points ->
        [one] { $points } point
       *[other] { $points } points
    } chacun. Leurs ressources et leur or décident, le métal comptant double : le plus grand total est { $stock }.
won = { SEATS($winners) } gagne la partie.
shared-victory = { SEATS($winners) } partagent la victoire.
