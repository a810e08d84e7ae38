# Ce que disent les plateaux de Belfort dans le navigateur, en plus de ce que dit le jeu lui-même (belfort.ftl).

now-setup = Préparation
now = Mois { $round } sur { $rounds } · { $phase ->
        [placement] placement
        [collection] collecte
        [actions] actions
        [non_players] non-joueurs
        [scoring] décompte
        [end] fin
       *[setup] préparation
    }
own-round = Mois { $round }
own-replay-round = Au mois { $round }
own-undo-round =
    { $round ->
        [0] Retour à la préparation
       *[other] Retour au début du mois { $round }
    }
own-undo-round-hint =
    { $scored ->
        [yes] Annule tout ce que les bots et moi avons fait depuis, ainsi que le décompte. On ne peut pas revenir en avant ; le journal le note.
       *[no] Annule tout ce que les bots et moi avons fait depuis. On ne peut pas revenir en avant ; le journal le note.
    }
own-undo-far-much =
    { $round ->
        [0] C’était pendant la préparation. Tout ce qui s’est passé depuis est annulé. On ne peut pas revenir en avant ; le journal le note.
       *[other] C’était au mois { $round }. Tout ce qui s’est passé depuis est annulé, y compris { $scored ->
            [yes] le décompte et tout
           *[no] tout
        } le mois { $now }. On ne peut pas revenir en avant ; le journal le note.
    }
own-notice-took-back =
    { $round ->
        [0] { $name } revient en arrière, jusqu’à la préparation.
       *[other] { $name } revient en arrière, jusqu’au mois { $round }.
    }
own-graph = Points au fil des mois
own-graph-label = Points au fil des mois. À la fin : { $players }

amounts = { AMOUNTS($amounts) }
to-build = Coût de construction :

## Les parties de l’écran

pane-city = Cité
pane-work = Travail
pane-market = Marché
the-city = La cité
collection-board = Le plateau de collecte
market-board = Comptoir, cartes et gnomes
calendar = Calendrier
month-hint = Mois { $month }, { $season ->
        [spring] printemps
        [summer] été
       *[autumn] automne
    }{ $scored ->
        [yes] {" "}; il finit par un décompte
       *[no] {""}
    }
whole-city = Toute la cité

## La cité

district = Quartier { $district }
plot = { $what ->
        [gatehouse] { $side ->
            [before] Corps de garde avant le quartier { $district }
           *[after] Corps de garde après le quartier { $district }
        }
        [keep] Donjon du quartier { $district }
        [wall] Mur du quartier { $district }
       *[other] { PIECE($what) } du quartier { $district }
    }
plot-free = { $place }, libre ; coût de construction : { $cost }
plot-owned = { $place } ; marqueur : { SEAT($owner) }
marker-of = { SEAT($owner) } a un marqueur ici.
guild-plot =
    { PIECE($guild) } du quartier { $district }, { $owner ->
        [none] libre ; coût de construction : { $cost }
       *[other] possédée par { SEAT($owner) }
    }{ $blocked ->
        [none] { $worker ->
            [none] {" "}; il n’y a personne
           *[other] {" "}; { SEAT($worker) } y a un travailleur
        }
       *[other] {" "}; bloquée par { SEAT($blocked) }
    }
# On the city's plates, where there is little room.
guild-short =
    { $guild ->
        [merchants] Marchands
        [librarians] Bibliothécaires
        [architects] Architectes
        [recruiters] Recruteurs
        [sawyers] Scieurs
        [miners] Mineurs
        [bankers] Banquiers
        [masons] Maçons
        [thieves] Voleurs
        [bandits] Bandits
        [wizards] Sorciers
       *[spies] Espions
    }
guild-is-blocked = { SEAT($owner) } la bloque avec son nain ce mois-ci.
guild-fee =
    Placer un travailleur ici coûte { $fee } or, qui va au propriétaire, s’il y en a un. Le propriétaire ne paie rien.
worker-at = Ton { PIECE($worker) } { PIECE($at, form: "au") }

score-track-title = Points et taxes
score-track = Piste de score : { $scores }
score-of = { SEAT($seat) } { $score }
score-and-tax = { SEAT($seat) } : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, { $tax } or de taxes
about-taxes = Plus on avance sur la piste, plus les taxes sont hautes à la fin de chaque collecte. Si tu ne peux pas payer, tu perds des points.
tax-band = De { $first } à { $last } points : { $tax } or de taxes par mois

## Majorités

standing = { SEAT($owner) } { $count }, pour { $points ->
        [0] rien
        [one] { $points } point
       *[other] { $points } points
    }
standing-nobody = Personne encore.
district-standing = Quartier { $district } : { $standing } { $more }
worker-standing = { $race ->
        [elves] Elfes
        [dwarves] Nains
       *[gnomes] Gnomes
    } : { $standing }
majority-elves = Majorité d’elfes
majority-dwarves = Majorité de nains
majority-gnomes = Majorité de gnomes
you-lead-here = Tu mènes ici.
one-more-leads = Avec un marqueur de plus, tu mènerais ici.
one-more-passes = Avec un marqueur de plus, tu passerais devant { SEATS($passed) }.
one-more-level = Avec un marqueur de plus, tu serais à égalité avec { SEATS($level) }.
one-more-both = Avec un marqueur de plus, tu passerais devant { SEATS($passed) } et serais à égalité avec { SEATS($level) }.
one-more-first = Avec un marqueur, tu entrerais dans la course ici.
one-more-same = Un marqueur de plus ne changerait pas ton rang.
scoring-now-title = Décompte actuel
scoring-now = Un décompte maintenant donnerait : { $scores }
scoring-now-hint = Ce que rapporteraient toutes les majorités ensemble, en plus des points déjà acquis : cinq quartiers, elfes, nains et gnomes.

## Le plateau de collecte

plank-of-desk =
    { $holder ->
        [none] Plateforme { $number } du bureau du recruteur, libre
       *[other] Plateforme { $number } du bureau du recruteur : { SEAT($holder) }
    }
plank-of-camp =
    { $holder ->
        [none] Plateforme { $number } du camp du Roi, libre
       *[other] Plateforme { $number } du camp du Roi : { SEAT($holder) }
    }
about-recruiter = Pour { $fee } or, un travailleur placé ici t’en amène un autre du même peuple, quand tous ont récolté.
about-camp = Ne coûte rien. À la collecte, dans l’ordre des plateformes, chaque travailleur ici prend un écusson au choix, parmi ceux que personne n’a pris ce mois-ci. Les écussons donnent l’ordre du tour.
about-crests = L’écusson 1 joue en premier. C’est au camp du Roi qu’on prend des écussons ; un écusson pris ce mois-ci est protégé.
crest-of = Écusson { $crest } : { SEAT($holder) }{ $down ->
        [yes] , protégé ce mois-ci
       *[no] {""}
    }
area = { PIECE($area) } : { $workers }
workers-of = { SEAT($seat) } : { $workers }
nobody-there = personne
about-forest = Chaque elfe rapporte 1 bois, un maître { $master }.
about-quarry = Chaque nain rapporte 1 pierre, un maître { $master }.
about-mine =
    Un elfe et un nain ensemble rapportent 1 métal ; un maître compte pour { $master }. { $pairs ->
        [yes] À cette table, chacun doit y avoir un partenaire.
       *[no] Sans partenaire, on ne rapporte rien, mais on compte pour le bonus.
    }
about-gold-mine = Chaque travailleur rapporte 1 or, un maître { $master }.
about-area-bonus = Si tu as ici plus de travailleurs que chacun des autres, tu reçois { $bonus } de plus.
income-and-taxes = Revenu, taxes
income-of = { SEAT($seat) } : revenu { $income } or, taxes { $tax } or

## Le comptoir, les cartes, les gnomes

trading-post = Comptoir
visits-left =
    { $begun ->
        [yes] { $count ->
            [0] visite en cours
           *[other] visite en cours, encore { $count }
        }
       *[no] { $count ->
            [0] plus de visite
            [one] { $count } visite
           *[other] { $count } visites
        }
    }
visits-hint = Une visite, c’est un achat, ou une vente, ou l’un et l’autre. Toute autre action y met fin.
about-post = Une visite, c’est un achat, ou une vente, ou l’un et l’autre. Toute autre action y met fin.
trade-buy = Acheter 1 { PIECE($what) } pour { $gold } or
trade-sell = Vendre { PIECE($what, form: "bundle") } pour { $gold } or
conversions-left = { $count ->
        [one] encore { $count } conversion
       *[other] encore { $count } conversions
    }
card-in-pool = { PIECE($card) }, dans la pioche visible ; la prendre coûte { $price } or et finit le tour ; coût de construction : { $cost }
deck = La pioche : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } ; prendre celle du dessus coûte { $price } or et finit le tour
card-for-non-player = { PIECE($card) }, dans la pioche visible ; le non-joueur la reçoit gratuitement
deck-for-non-player = La pioche : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } ; le non-joueur reçoit celle du dessus gratuitement
about-cards = On peut finir son tour par une carte, pour { $price } or : une de la pioche visible, ou celle du dessus de la pioche.
discards = Défausse { $count } : { $cards }
discard-pile = Défausse
one-gnome = un gnome
gnomes-title = Gnomes à recruter
gnomes-for-hire = Gnomes à recruter { $count }, pour { $fee } or chacun
about-gnomes = Une fois par tour, tu peux en recruter un pour { $fee } or. Il va sur une serrure libre d’une de tes propriétés et y reste.

## Le plateau d’un joueur

stock = { SEAT($seat) } : { $amount ->
        [one] { $amount } { PIECE($what, form: "one") }
       *[other] { $amount } { PIECE($what, form: "many") }
    }
workers-home =
    { $count ->
        [0] { PIECE($worker) } : aucun à la maison
       *[other] { PIECE($worker) } : { $count } à la maison
    }{ $away ->
        [0] {""}
       *[other] , { $away } au travail
    }
workers-owned = { $count ->
        [one] { $count } travailleur en tout
       *[other] { $count } travailleurs en tout
    }
about-worker = Prends-en un et pose-le là où il doit travailler.
about-master = Collecte autant que { $master } travailleurs. Ailleurs, un maître est un travailleur comme un autre.
supply = { $worker ->
        [elf] Elfes encore à recruter : { $count }
       *[dwarf] Nains encore à recruter : { $count }
    }
about-supply = Les travailleurs viennent du bureau du recruteur, d’une Auberge ou de la Guilde des recruteurs.
nothing-built = Encore aucune carte construite
no-cards = Pas de cartes
your-hand = Ta main : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
hand-of = { SEAT($seat) } a { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } en main
card-in-hand = { PIECE($card) }, dans ta main ; coût de construction : { $cost }
card-was-seen = { PIECE($card) } : tous ont vu prendre cette carte
built-card =
    { PIECE($property) }{ $cards ->
        [one] {""}
       *[other] , { $cards } cartes
    } : { $gnomes ->
        [0] pas de gnome
        [one] { $gnomes } gnome
       *[other] { $gnomes } gnomes
    }{ $free ->
        [0] {""}
        [one] , une serrure libre
       *[other] , { $free } serrures libres
    }{ $income ->
        [0] {""}
       *[other] , revenu { $income }
    }
built-short =
    { PIECE($property) }{ $cards ->
        [one] {""}
       *[other] {" "}×{ $cards }
    }{ $gnomes ->
        [0] {""}
        [one] , avec un gnome
       *[other] , avec { $gnomes } gnomes
    }
built-gnomes =
    { $gnomes ->
        [one] Un gnome travaille ici.
       *[other] { $gnomes } gnomes travaillent ici.
    }
built-locks =
    { $free ->
        [one] Une serrure attend un gnome.
       *[other] { $free } serrures attendent des gnomes.
    }
team =
    { $race ->
        [elf] Elfes : { $count }
       *[dwarf] Nains : { $count }
    }{ $masters ->
        [0] {""}
        [one] , dont un maître
       *[other] , dont { $masters } maîtres
    }
plank-of-card =
    { $locked ->
        [yes] Plateforme { PIECE($property, form: "du") }, verrouillée : un gnome l’ouvre
       *[no] { $worker ->
            [none] Plateforme { PIECE($property, form: "du") }, libre{ $fee ->
                [0] {""}
               *[other] {" "}; coûte { $fee } or
            }
           *[other] Plateforme { PIECE($property, form: "du") } : ton { PIECE($worker) }
        }
    }
you-have = Tu as { $amount }
non-player-is =
    { SEAT($owner) }, que personne ne joue{ $by ->
        [none] {""}
       *[other] , dirigé par { SEAT($by) }
    } : ne marque pas de points, mais prend des places dans les quartiers et compte pour { $elves ->
        [one] { $elves } elfe
       *[other] { $elves } elfes
    } et { $dwarves ->
        [one] { $dwarves } nain
       *[other] { $dwarves } nains
    }{ $district ->
        [none] {""}
       *[other] {" "}; le nain bloque la guilde du quartier { $district }
    }

## À quoi servent les choses

about-income = Rapporte { $gold } or par mois.
about-pub = Un gnome ici fait d’un de tes nains un maître.
about-gardens = Un gnome ici fait d’un de tes elfes un maître.
about-tower = Un gnome ici ouvre la plateforme : un travailleur dessus, pour { $fee } or, amène un autre gnome sur une de tes serrures libres.
about-inn = Un gnome ici ouvre la plateforme : un travailleur dessus, pour { $fee } or, recrute un elfe ou un nain.
about-blacksmith = Un travailleur sur la plateforme fait { $metal } métal. Un gnome te vend 1 métal par tour pour { $price } or.
about-bank = Un gnome ici verse { $gold } or par tour.
about-market = Un travailleur sur la plateforme gagne { $gold } or. Chaque gnome donne { $visits ->
        [one] une visite de plus
       *[other] { $visits } visites de plus
    } au comptoir par tour.
about-gatehouse = Se dresse entre deux quartiers, avec un symbole de chaque côté. Ton marqueur en prend un ; un gnome ici pose un second marqueur sur l’autre moitié d’un de tes Corps de garde.
about-library = Un travailleur sur la plateforme pioche { $draw } cartes ; puis tu défausses { $discard ->
        [one] une carte au choix de ta main, nouvelle ou ancienne
       *[other] { $discard } cartes au choix de ta main, nouvelles ou anciennes
    }. Un gnome pioche { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } à la fin de ton tour.
about-keep = A deux symboles dans chaque quartier : tes marqueurs prennent les deux.
guild-kind-basic = Blason bleu : une guilde basique. Elle t’aide à construire, à commercer et à grandir.
guild-kind-resource = Blason vert : une guilde ressource. Elle donne des ressources.
guild-kind-interactive = Blason rouge sombre : une guilde interactive. Elle touche à ce qu’ont les autres.
about-wall = Se construit sans carte.
about-second-wall = L’autre Mur de ce quartier se construit d’abord ; les deux comptent autant.

about-merchants = Pendant ce tour, tu peux changer { $conversions ->
        [one] une fois
       *[other] { $conversions } fois
    } du bois ou de la pierre en métal, et visiter le comptoir { $visits } fois de plus.
about-librarians = Pioche { $draw } cartes, puis défausse { $discard ->
        [one] une carte au choix de ta main, nouvelle ou ancienne
       *[other] { $discard } cartes au choix de ta main, nouvelles ou anciennes
    }.
about-architects = Construis n’importe quel lieu encore inoccupé, sans carte, pour 1 métal ou 2 bois ou pierres de moins que d’habitude.
about-recruiters = Recrute un elfe ou un nain, ou mets un gnome au travail.
about-sawyers = Reçois { AMOUNTS($amounts) }.
about-masons = Reçois { AMOUNTS($amounts) }.
about-miners = Reçois { AMOUNTS($amounts) }.
about-bankers = Reçois { AMOUNTS($amounts) }.
about-thieves = Prends de l’or : à un seul joueur, ou 1 à chacun de { $victims } joueurs au plus.
about-bandits = Prends { $metal } métal ou jusqu’à { $pieces } bois ou pierres à un joueur, ou 1 bois ou pierre à chacun de { $victims } joueurs au plus.
about-wizards = Échange les marqueurs de deux lieux du même genre : deux propriétés de la même sorte, deux Murs ou deux guildes.
about-spies = Tous les autres montrent une carte de leur choix ; tu en prends une.

## Questions qui ont leur propre plateau

send-title = Qui travaille où ?
send-given = affectés : { $count } sur { $of }
send-more = Un de plus : { PIECE($worker) } { PIECE($area, form: "au") }
send-fewer = Un de moins : { PIECE($worker) } { PIECE($area, form: "au") }
send-brings =
    { $amount ->
        [0] Ne rapporte rien
       *[other] Rapporte { AMOUNTS($what, $amount) }
    }{ $bonus ->
        [0] {""}
       *[other] , dont { $bonus } pour la majorité
    }
send-so-far = Pour l’instant : les autres peuvent encore envoyer des travailleurs.
send-rest = Le reste en forêt et à la carrière
send-go = Au travail
thieves-title = Que prennent tes voleurs ?
bandits-title = Que prennent tes bandits ?
loot = Prendre 1 { PIECE($what) } à { SEAT($seat) }, qui en a { $amount }
pick-title = Cartes montrées à tes espions
shown-card = { PIECE($card) }, montrée par { SEAT($seat) }
discount-title = Qu’économises-tu ?
pay-title = Bois ou pierre ?
recruit-title = Qui recrutes-tu ?

## Avant de perdre quelque chose

confirm-reclaim = Le travailleur { PIECE($at, form: "au") } pourrait encore servir. Le reprendre sans l’utiliser ?
confirm-end-bank = Le gnome de ta Banque pourrait encore verser de l’or. Finir le tour quand même ?
confirm-take-nothing = Tu n’as rien pris. Laisser tes gens rentrer les mains vides ?
first-passed = Tu ne pouvais plus placer personne : le jeu a donc passé pour toi. Tous ceux qui restent vont récolter.
first-keep = Garde ce que tu peux payer tôt : bois et pierre viennent vite, pas le métal.
first-desk = Ici, tu recrutes un travailleur de plus, pour toute la partie. C’est au début que cela vaut le plus.
first-guild = Les plateformes des guildes coûtent de l’or, et tu n’en as pas. La mine d’or ou le comptoir peuvent t’en donner.
first-send = Si tu as dans une zone plus de travailleurs que chacun des autres, tu y reçois 1 de plus.
first-camp = Plus le numéro est petit, plus on agit tôt, dès maintenant : pour construire, pour les cartes et, le mois prochain, sur les plateformes.
first-tax = Les taxes de ce mois dépassent l’or que tu as. Si ton revenu ne suffit pas, va en chercher : pour chaque pièce d’or que tu ne peux pas payer, tu perds un point.
first-use = Utilise d’abord tes travailleurs des guildes et des plateformes ; ensuite seulement, tu peux finir ton tour.
first-build = Tu peux construire : appuie sur une carte, puis sur un lieu de la cité. Les points vont à ceux qui sont en tête d’un quartier.
first-lock = La serrure d’une carte s’ouvre avec un gnome : la carte fait alors ce qu’elle indique.
first-hire = Tu peux recruter un gnome, une fois par tour. Les gnomes rapportent aussi des points.
first-trade = Une fois par tour, tu peux commercer ici avant de construire : achète ce qui te manque.
first-card = Une carte coûte 1 or et finit ton tour. Construis et commerce donc avant.
first-discard = Ce que tu défausses peut revenir plus tard dans la pioche, pour tous.
first-steal = Ce que tu prends manquera à quelqu’un : regarde qui est en tête.
first-bandits = Avec ce que tu prends ici, personne d’autre ne construira : regarde ce qui manque encore à ceux qui te devancent.
first-recruit = Un gnome ouvre aussitôt une serrure ; un elfe ou un nain travaille pour toi chaque mois à partir de maintenant.
first-mark = Un marqueur sur une moitié de Corps de garde compte dans le quartier de ce côté : compare les deux.
first-wizards = Deux lieux de même sorte échangent leurs marqueurs : cherche où un de plus te met en tête.
first-pick = Une de ces cartes est à toi ; les autres retournent à leurs propriétaires, et tu sais ce qu’ils ont.
first-show = La carte montrée peut t’être prise. Montre ce qui te sert le moins.
first-architects = Les architectes construisent sans carte, et moins cher : choisis quelque chose de cher.
first-block = Deux non-joueurs vous gênent tous les deux. Ils ne marquent pas de points, mais prennent des places : dans les quartiers avec ce qu’on construit pour eux, et parmi les travailleurs avec leurs propres elfes et nains. Celui qui a l’écusson 1 décide pour le Non-joueur 3, celui qui a l’écusson 2 pour le Non-joueur 4. Là où se tient le nain, personne ne peut placer de travailleur jusqu’à ce qu’il avance, à la fin du mois : bloque ce dont l’autre a besoin.
first-np-card = Chaque mois, vous construisez aussi pour un non-joueur, gratuitement : avec l’écusson 1 pour le Non-joueur 3, avec l’écusson 2 pour le Non-joueur 4. La carte disparaît ensuite : prends-en une que l’autre aimerait avoir.
first-np-build = Le marqueur d’un non-joueur compte dans son quartier comme tous les autres : mets-le là où il coûte une place à l’autre sans te gêner.
# La sortie d’une question : ce qu’elle laisse de côté.
enough =
    { $question ->
        [architects] Ne rien construire
        [thieves] { $taken ->
            [0] Ne rien prendre
           *[other] Ne plus rien prendre
        }
        [bandits] { $taken ->
            [0] Ne rien prendre
           *[other] Ne plus rien prendre
        }
        [wizards] Ne rien échanger
        [recruit] Ne recruter personne
       *[other] Terminé
    }

# Sur un bouton, quand la place manque : ce que do-pass dit en entier.
bar-pass = Passer

## Ce qui ne peut pas se choisir en ouvrant une table

wrong-chosen-guilds-count = Choisis { $count } guildes différentes.
wrong-chosen-guilds-for-two = À deux, celle des sorciers est la seule guilde interactive possible. À retirer : { PIECE($guild) }.

# Moments racontés pas à pas.
show-scoring = Décompte du mois { $round }
show-district =
    { $guild ->
        [none] Quartier { $district }
       *[other] Quartier { $district }, { PIECE($guild) }
    }
show-tie = Égalité entre { SEATS($seats) }.
show-tie-all = Égalité générale.
show-scored = Les scores
show-collection = Collecte du mois { $round }
show-area =
    { $area ->
        [forest] Forêt
        [quarry] Carrière
        [mine] Mine
       *[gold_mine] Mine d’or
    }
show-most = { SEAT($seat) } y avait le plus de travailleurs : { $bonus } de plus.
show-income = Revenus
show-taxes = Taxes
show-unpaid = Points perdus pour taxes impayées
# In an area, while nobody works there.
last-yields = Récolté

## What chance does next, where the turn goes on after it

chance-turn-up = Une nouvelle carte va être retournée, puis tu continues, si tu peux. D’ici là, tu peux annuler ce que tu as fait.
chance-draw = Tu vas piocher une carte, puis tu continues, si tu peux. D’ici là, tu peux annuler ce que tu as fait.
chance-np-draw = Une carte va être piochée pour le non-joueur, puis tu continues, si tu peux. D’ici là, tu peux annuler ce que tu as fait.
