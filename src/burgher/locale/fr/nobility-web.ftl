# Ce que disent les plateaux de Rise to Nobility dans le navigateur, en plus de ce que dit le jeu lui-même (nobility.ftl).

now-setup = Préparation
now = Manche { $round } sur { $rounds } · { $phase ->
        [rolling] lancer des dés
        [actions] actions
        [income] revenus
        [preparation] remise en place
        [end] fin
       *[setup] préparation
    }

amounts = { AMOUNTS($amounts) }

## Les parties de l’écran

pane-town = Ville
pane-guilds = Guildes
pane-port = Port & château
pane-council = Conseil
the-town = La ville
your-dice = Tes dés

## Colons

settlers-card =
    { PIECE($card) } : { PIECE($race, form: "many") } ; veulent de { $least } à { $most } biens : { PIECES($goods) } ; apportent { $workers ->
        [one] { $workers } travailleur
       *[other] { $workers } travailleurs
    } et { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }
settlers-wants = Ils veulent de { $least } à { $most } biens en tout, au moins un de chaque sorte : { PIECES($goods) }.
# $good: what the viewer’s character allows one more of, where the card asks for it.
settlers-limit =
    { $good ->
        [none] Pas plus de { $limit } d’une même sorte.
       *[other] Pas plus de { $limit } d’une même sorte ; du bien de ton personnage ({ PIECE($good) }), un de plus.
    }
settlers-brings =
    Ce sont des { PIECE($race, form: "many") } : une fois installés, ils t’ouvrent les requêtes des { PIECE($race, form: "many") } au Conseil de pierre. Ils apportent { $workers ->
        [0] zéro travailleur
        [one] { $workers } travailleur
       *[other] { $workers } travailleurs
    }, { $stars ->
        [0] zéro noblesse
       *[other] { $stars } de noblesse
    }, et un point par bien.
settlers-of =
    { SEAT($seat) } a { $count ->
        [0] aucune carte de colons en attente
        [one] { $count } carte de colons en attente
       *[other] { $count } cartes de colons en attente
    }
hidden-settlers = Une carte de colons, face cachée
only-you-see = Personne d’autre ne voit cette carte.

## Lieux

dice-row =
    { PIECE($place) } : dé suivant { $bound } ; { $dice ->
        [none] pas encore de dé
       *[other] dés posés : { $dice }
    }
about-tavern =
    Le prochain dé ici doit valoir { $least } ou plus. Tu prends { $takes ->
        [one] une des cartes de colons exposées
       *[other] jusqu’à { $takes } des cartes de colons exposées
    }.
about-yard = Le prochain dé ici doit valoir { $most } ou moins. Tu achètes une maison pour { AMOUNTS("coin", $price) }.
house-for = Une maison coûte { AMOUNTS("coin", $price) }
castle-space =
    Château blanc, { $values } : { $reputation } de réputation ; { $holder ->
        [none] libre
       *[other] case prise par { SEAT($holder) }
    }
about-castle = Tu gagnes { $reputation } de réputation, qui compte pour les dés que tu places ensuite.
clerk-space =
    Bureau de Berk, { $values } : { $modifiers ->
        [one] { $modifiers } modificateur
       *[other] { $modifiers } modificateurs
    }{ $buy ->
        [0] {""}
       *[other] , { $buy } de plus à acheter
    } ; { $holder ->
        [none] libre
       *[other] case prise par { SEAT($holder) }
    }
about-clerk =
    Tu reçois { AMOUNTS("modifier", $modifiers) }{ $buy ->
        [0] .
       *[other] {" "}et peux en acheter { $buy } de plus pour { AMOUNTS("coin", $price) } chacun.
    }
about-clerk-renew = Tu peux faire remplacer tous les colons exposés, ou tous les bâtiments exposés.
about-clerk-commission =
    Tu peux demander une carte de commission pour { $loss } de réputation : { $commissions ->
        [one] celle qu’on te donne
       *[other] une au choix parmi { $commissions }
    }.

## Guildes

guild-short =
    { $guild ->
        [scholars] Érudits
        [artists] Artistes
        [blacksmiths] Forgerons
        [wizards] Mages
        [merchants] Marchands
       *[carpenters] Menuisiers
    }
good-for = { PIECE($good) } : { AMOUNTS("coin", $price) } par bien
guild-space =
    { PIECE($guild) }, { $values } : acheter jusqu’à { $buy }, { $apprentices ->
        [0] pas d’apprenti
        [one] { $apprentices } apprenti
       *[other] { $apprentices } apprentis
    }, { $activates ->
        [one] premier atelier
       *[other] { $activates } premiers ateliers
    } ; { $holder ->
        [none] libre
        [automa] case prise par l’automa
       *[other] case prise par { SEAT($holder) }
    }
about-guild-space =
    Avec un dé de { $values } : utilise { $activates ->
        [one] le premier atelier
       *[other] les { $activates } premiers ateliers
    }, achète jusqu’à { AMOUNTS($good, $buy) } pour { AMOUNTS("coin", $price) } par bien{ $apprentices ->
        [0] .
        [one] {" "}et place au plus { $apprentices } apprenti.
       *[other] {" "}et place jusqu’à { $apprentices } apprentis.
    }
about-guild-dice =
    { $left ->
        [0] La guilde est fermée pour cette manche.
        [one] Un dé peut encore venir ici cette manche.
       *[other] { $left } dés peuvent encore venir ici cette manche.
    }
workshop-space =
    Case d’atelier { $space } : { $built ->
        [yes] { $effects } ; { $owner ->
            [none] sans propriétaire
           *[other] possédé par { SEAT($owner) }
        }
       *[no] libre ; construire rapporte { $points ->
            [one] { $points } point
           *[other] { $points } points
        } et { $stars } de noblesse
    }
workshop = Atelier
workshop-free = Case d’atelier { $space }, libre
workshop-gives = Celui qui l’active obtient :
workshop-next = Le prochain atelier de cette guilde sera construit ici.
workshop-worth = Construire ici rapporte { AMOUNTS("point", $points) } et { $stars } de noblesse.
workshop-reward = Chaque fois que le dé d’un autre l’atteint, son propriétaire reçoit { AMOUNTS("coin", $coins, "point", $points) }.
workshop-sale = Le vendre rapporte { AMOUNTS("coin", $coins) } et coûte { AMOUNTS("point", $points) }.
apprentices = Apprentis
apprentices-here =
    Apprentis { PIECE($guild, form: "au") } : { $mine } à toi, { $others } aux autres, place pour { $room } ; { AMOUNTS("coin", $income) } chacun
apprentices-of =
    { SEAT($seat) } : { $count ->
        [one] { $count } apprenti
       *[other] { $count } apprentis
    }
apprentice-income = À la fin de la manche, chaque apprenti ici rapporte { AMOUNTS("coin", $income) }.
apprentice-income-more =
    { $income ->
        [0] À la fin de la manche, un apprenti ici rapporterait { AMOUNTS("coin", $next) }.
       *[other] À la fin de la manche, chaque apprenti ici rapporte { AMOUNTS("coin", $income) } ; avec un de plus, { AMOUNTS("coin", $next) }.
    }

## Halle des guildes

bag =
    { $count ->
        [one] { $count } dans le sac
       *[other] { $count } dans le sac
    }
hall-space =
    Halle des guildes, { $value } : { $what ->
        [none] rien à vendre
        [community] bâtiment communal pour { AMOUNTS("coin", $price) }
       *[other] atelier pour { PIECE($what, form: "le") }, { AMOUNTS("coin", $price) }
    } ; { $holder ->
        [none] libre
        [automa] case prise par l’automa
       *[other] case prise par { SEAT($holder) }
    }
building-costs = Avec un { $value }, pour { AMOUNTS("coin", $price) }.
building-workshop = Un atelier pour { PIECE($guild, form: "le") } :
building-apprentice = Un de tes apprentis { PIECE($guild, form: "au") } en devient le maître.
building-goes = Il va sur la case d’atelier { $space }, la première libre de la guilde : cela rapporte tout de suite { AMOUNTS("point", $points) } et { $stars } de noblesse.
building-community = { AMOUNTS("point", $points) } et { $stars } de noblesse tout de suite ; un revenu à chaque manche ; et un point de plus pour chaque carte de colons que tu installes. Un de tes travailleurs y emménage.

## Port

ship-good =
    { PIECE($good) } : { AMOUNTS("coin", $price) } par bien, { $free ->
        [0] plus de place
        [one] encore { $free } place
       *[other] encore { $free } places
    } ; tu en as { $have }
about-ship-good = { AMOUNTS("coin", $price) } par bien ; places libres : { $free } sur { $spaces }.
port-space =
    Port, { $value } : { $holder ->
        [none] libre
       *[other] case prise par { SEAT($holder) }
    }
about-port =
    { $value ->
        [one] Tu vends { $value } bien.
       *[other] Tu vends jusqu’à { $value } biens, de toutes les sortes pour lesquelles le navire a de la place.
    }

## Conseil de pierre

council-loss = Une requête te coûte { $loss } de réputation
demand-of = Une requête des { PIECE($member, form: "many") }
demand =
    Requête des { PIECE($member, form: "many") }, { $values } : noblesse { $nobility }, { $cost }, pour { AMOUNTS("point", $points) } ; { $holder ->
        [none] ouverte
       *[other] prise par { SEAT($holder) }
    }
demand-none = Pas de requête des { PIECE($member, form: "many") }, { $values }
demand-costs = Il te faut une noblesse de { $nobility } et des colons de ce peuple, et tu donnes { $cost }.
demand-brings = { AMOUNTS("point", $points) }, contre { $loss } de réputation.

## Chancellerie

desk-income =
    Chaque apprenti à la Chancellerie rapporte { AMOUNTS("coin", $income) } par manche
desk-of = Un pupitre des { PIECE($race, form: "many") }
desk-label =
    Pupitre { $value } des { PIECE($race, form: "many") } : { $benefit } { $holder ->
        [none] Libre.
       *[other] Pris par { SEAT($holder) }.
    }
desk-needs = Il faut un { $value }, un de tes travailleurs, et avoir installé des { PIECE($race, form: "many") }.
commissions-of =
    { SEAT($seat) } a { $count ->
        [0] aucune commission
        [one] { $count } commission
       *[other] { $count } commissions
    }
commission-room = Place pour une commission
dice-tile =
    { $card ->
        [none] Une commission
       *[other] { PIECE($card) }, vaut { $worth ->
            [one] { $worth } point
           *[other] { $worth } points
        } pour l’instant
    } ; { $open ->
        [none] toutes les cases sont remplies : elle comptera
       *[other] encore à remplir : { $open }
    }
commission-counts = Points pour : { $measure }. { $steps }.
commission-step = { $points } à partir de { $from }
commission-now = Jusqu’ici { $reached }, ce qui vaut { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    }.

## Plateaux des joueurs

dice-of =
    { SEAT($seat) }, dés : { $dice ->
        [none] plus aucun
       *[other] { $dice }
    }
own-die =
    Ton { $value }{ $beyond ->
        [yes] , trop pour ta réputation en ce moment
       *[no] {""}
    }
about-own-die =
    { $left ->
        [one] De ta réputation de { $reputation }, il reste { $left } pour les dés de cette manche.
       *[other] De ta réputation de { $reputation }, il reste { $left } pour les dés de cette manche.
    }
turn-up = Augmenter le { $face } jusqu’à { $to }, avec des modificateurs
turn-down = Diminuer le { $face } jusqu’à { $to }, avec des modificateurs
put-die-back = Reposer le { $value }
take-other-die = Prendre plutôt le { $value }
here-die = Placer ton { $face } ici
here-modify = Faire de ton { $face } un { $to } et le placer ici
none-of-your-dice = Il faut un dé de { $values }, et aucun des tiens ne convient.
own-space = Ton plateau, { $values } : rappelle un apprenti
about-own-space = Avec un dé de { $values }, tu rappelles un de tes apprentis d’une guilde au logis, où les travailleurs attendent une tâche.
tells-coins = Pour les biens, les maisons, les bâtiments et les modificateurs. Chaque manche se termine par un revenu.
tells-modifiers = Chacun augmente ou diminue de 1 l’un de tes dés avant que tu le places.
tells-goods = Les colons en veulent avant d’emménager, les requêtes du Conseil de pierre en demandent, et les navires en achètent.
tells-reputation = La somme des dés que tu places dans une manche ne peut pas la dépasser. Elle monte au Château blanc, et par certains revenus.
tells-nobility = Elle monte avec les étoiles, permet de satisfaire de plus hautes requêtes du Conseil de pierre et vaut des points à la fin.
reputation-track = Réputation { $reputation } : { $used } en dés placés cette manche, reste { $left }
nobility-track =
    Noblesse { $nobility }, vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin{ $lord ->
        [yes] {" "}; rang de seigneur
       *[no] {""}
    }
nobility-short = Noblesse { $nobility }
goods-short = { $count ->
        [one] { $count } bien
       *[other] { $count } biens
    }
houses-short =
    { $count ->
        [one] { $count } maison, dont libres : { $free }
       *[other] { $count } maisons, dont libres : { $free }
    }
character-label =
    { PIECE($character) } : un bien de plus ({ PIECE($good) }) ; au rang de seigneur : { $gain }{ $lord ->
        [yes] , déjà reçu
       *[no] {""}
    }
character-good = Peut donner aux colons un bien de plus que les autres : { PIECE($good) }.
character-gain =
    { $lord ->
        [yes] Reçu au rang de seigneur : { $gain }.
       *[no] Au rang de seigneur : { $gain }.
    }
coins-of =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    } ; prochain revenu : { $income }
modifiers-of = { $count ->
        [one] { $count } modificateur
       *[other] { $count } modificateurs
    }
workers = Logis
workers-lot =
    { $count ->
        [0] Pas de travailleur
        [one] { $count } travailleur
       *[other] { $count } travailleurs
    } au logis ; { $supply ->
        [0] plus personne ne viendra en ville
       *[other] encore { $supply } à venir en ville
    }
goods-of = Biens : { SEAT($seat) }
good-of =
    { PIECE($good) } : { $count }{ $income ->
        [0] {""}
       *[other] , { $income } de plus au prochain revenu
    }
lots-of =
    { $built ->
        [one] { $built } maison avec colons
       *[other] { $built } maisons avec colons
    }, { $platform ->
        [one] { $platform } maison prête
       *[other] { $platform } maisons prêtes
    }
lot-free = Un terrain libre
house-ready = Une maison qui attend des colons
community-of =
    { $count ->
        [one] { $count } bâtiment communal
       *[other] { $count } bâtiments communaux
    }
community-space =
    Case { $space }, { $built ->
        [yes] bâtiment communal
       *[no] libre pour un bâtiment communal
    } ; revenu : { $income }
council-fulfilled =
    { $count ->
        [one] { $count } requête du Conseil de pierre satisfaite
       *[other] { $count } requêtes du Conseil de pierre satisfaites
    }
objective = { PIECE($objective) }
# The end of a solo game.
objective-in-time = Atteint à la manche { $round } sur { $rounds }.
objective-missed = Pas atteint en { $rounds } manches.
need-met = C’est fait
need-missing = Il en manque { $count }

## Questions

swap-give = Échange un de tes biens contre un autre. Donne :
swap-get = contre :
# La sortie d’une question : ce qu’elle laisse de côté.
enough =
    { $question ->
        [take] Ne plus en prendre
        [buy] Ne rien acheter
        [apprentice] { $taken ->
            [0] Ne placer aucun apprenti
           *[other] Ne plus en placer
        }
        [sell] Ne plus rien vendre
        [clerk] Rien d’autre
        [reroll] Relancer les dés choisis
        [activate] Ne pas l’utiliser
       *[other] Terminé
    }
price = pour { AMOUNTS("coin", $coins) }
price-goods =
    pour { AMOUNTS("coin", $coins) }{ $free ->
        [0] {""}
       *[other] , et { $free } de plus grâce à tes apprentis
    }
price-reputation = pour { $loss } de réputation
price-community = pour { AMOUNTS("coin", $coins) } ; à chaque manche : { $income }
pay-title = { PIECE($card) }
pay-sum = { $sum ->
        [one] { $sum } bien ; ils en veulent de { $least } à { $most }
       *[other] { $sum } biens ; ils en veulent de { $least } à { $most }
    }
pay-go =
    { $sum ->
        [one] Donner { $sum } bien pour { AMOUNTS("point", $sum) }
       *[other] Donner { $sum } biens pour { AMOUNTS("point", $sum) }
    }
at-most = { $count } au plus
sell-title = Que vends-tu ?
sell-sum = { $sum } sur { $room } au plus
sell-some = Vendre
sell-go = Vendre pour { AMOUNTS("coin", $coins) }
fewer = Moins { PIECE($good, form: "de") }
more = Plus { PIECE($good, form: "de") }

## Avant de perdre quelque chose

confirm-pass = Tu as encore des dés que tu pourrais placer. Passer quand même pour le reste de la manche ?
confirm-end = Tu n’as pas placé de dé ce tour-ci, et tu le pourrais. Finir quand même le tour ?
confirm-complete = { PIECE($card) } : personne d’autre ne connaît cette carte. L’installer la montre à tous, et on ne peut pas revenir dessus. L’installer maintenant ?
confirm-discard = Défausser { PIECE($card, form: "le") } ?
confirm-sale = Le vendre pour { AMOUNTS("coin", $coins) } et perdre { AMOUNTS("point", $points) } ?
first-passed = Tu ne pouvais plus rien faire dans cette manche : le jeu a donc passé pour toi.
first-complete = Ces colons peuvent emménager : tu as une maison et les biens. Chaque bien donné vaut un point.
first-no-house = Tu as les biens pour des colons, mais pas de maison. On en vend ici, et un petit dé suffit.
first-apprentice = Un apprenti gagne des pièces à chaque manche et ajoute un bien chaque fois que tu achètes dans cette guilde.
first-workshop = En venant dans une guilde, on peut utiliser ses ateliers ; s’ils sont à un autre, il est payé.
first-clerk = Un modificateur change un dé de 1 avant que tu le places. Garde-le pour un dé qui ne convient pas.
first-sell = À la manche suivante, le navire et les prix changent. Deux biens restants à la fin font un point.
first-build = Chacune de ces cases rapporte autre chose, à chaque manche. Plus tôt tu construis, plus souvent elle rapporte.
first-keep = Une commission ne compte que si sa tuile de dés est remplie : il y faut trois dés.
first-tavern = Prends des colons dont tu as déjà les biens, ou presque : chaque bien vaut un point.
first-reroll = Choisis autant de dés que tu veux, l’un après l’autre. Ils sont relancés ensemble ; les autres restent tels quels.
first-commission = Ce dé va sur une case de ta commission. C’est alors ton dé pour ce tour ; une fois les trois cases remplies, la carte compte.
first-objective = Tout cela doit être vrai en même temps. Dès que c’est le cas, tu gagnes ; après la dernière manche, tu as perdu.
first-council = Tu peux satisfaire une requête du conseil. Elle apporte des points, mais coûte de la réputation.
first-desk = Un travailleur à un pupitre te donne son avantage jusqu’à la fin.
first-own-space = Avec un dé ici, tu rappelles un apprenti, pour une autre guilde ou un bâtiment.
first-too-much = Les dés plus pâles dépassent ta réputation cette manche. Le Château blanc ou un modificateur peut aider.
first-modifier = Tu as un modificateur : avec plus et moins, tu changes un dé de 1 avant de le placer.
first-lord = Te voilà seigneur, avec le don de ton personnage. Ta noblesse peut encore monter, pour des points.
first-sale = Tu peux vendre un bâtiment, mais ses points sont perdus. C’est pour les urgences.
first-event = L’événement change quelque chose pendant cette manche. Regarde-le avant le premier dé.

# Sur un bouton, quand la place manque : ce que do-pass dit en entier.
bar-pass = Passer

## Ce qui ne peut pas se choisir en ouvrant une table

wrong-chancery-for-six = À six, on joue toujours avec la Chancellerie.

# Moments racontés pas à pas.
show-round = La manche
show-income = Revenus : { SEAT($seat) }
show-source = { PIECE($source) }
show-from-workshops = des ateliers
show-roll = Le lancer

## What chance does next, where the turn goes on after it

chance-turn-up = De nouveaux colons vont être dévoilés, puis tu continues, si tu peux. D’ici là, tu peux annuler ce que tu as fait.
chance-stock = De nouveaux bâtiments vont être tirés du sac, puis tu continues, si tu peux. D’ici là, tu peux annuler ce que tu as fait.
chance-roll = Les dés vont être relancés, puis tu continues, si tu peux. D’ici là, tu peux annuler ce que tu as fait.
