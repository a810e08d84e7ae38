# Ce que dit la ligne de commande. Les lignes d’aide commencent en minuscule et finissent sans point, comme d’habitude.

## Aide

help-burgher = Jouer à Belfort et à Rise to Nobility dans le navigateur ou dans le terminal, ou regarder des parties jouées.
help-alone = Sans commande, burgher s’ouvre dans le navigateur.
# Ce qui suit est le titre d’une liste ; les deux-points viennent après.
help-commands = commandes{" "}
help-lang = langue des textes (par défaut : celle de l’environnement)
help-other-game = un jeu dans son propre fichier ; les commandes le connaissent alors par son nom
help-version = la version, et si le moteur est compilé

help-play = ouvrir une table dans le navigateur : avec des bots, à plusieurs sur cet appareil ou avec des amis
help-terminal = jouer dans le terminal, contre des bots ou à plusieurs sur ce clavier
help-serve = servir le jeu au navigateur, aussi pour les autres appareils du réseau
help-resume = continuer là où une partie enregistrée s’arrête, ou depuis une position
help-replay = raconter une partie enregistrée en toutes lettres
help-show = montrer une position, ou un moment d’une partie enregistrée, et ce qu’on peut y faire
help-check = vérifier que des parties enregistrées sont authentiques
help-analyse = dire comment s’est passée une partie enregistrée : chances, erreurs, hasard, tournants
help-simulate = jouer beaucoup de parties au hasard ou entre bots, et compter
help-match = faire jouer un bot contre d’autres, et mesurer sa force
help-tournament = faire jouer plusieurs bots dans toutes les combinaisons, et les classer
help-bench = mesurer à quelle vitesse pensent les bots
help-dataset = écrire des parties en lignes d’un fichier Parquet, pour l’apprentissage
help-train = faire apprendre un jeu à un réseau en le faisant jouer (demande burgher[train])
help-games = lister les jeux et ce qu’une table peut choisir
help-rules = afficher les règles d’un jeu, ou ce qu’elles disent d’un sujet
help-components = afficher le fichier de matériel d’un jeu (pièces et nombres), pour le corriger

help-game = belfort ou nobility
help-about = mots qu’une section doit contenir (par défaut : toutes les sections)
help-play-game = belfort ou nobility (sinon : la page d’accueil)
help-players = nombre de joueurs (par défaut : 3)
help-option = une option du jeu, comme les liste « burgher games » ; peut être donnée plusieurs fois
help-component-file = un fichier de matériel corrigé (voir « burgher components »), ou le nom d’un jeu de matériel fourni
help-check-components = lire un fichier corrigé comme une partie le ferait, et dire ce qui y est faux ou étrange
help-compare-components = mettre côte à côte les fichiers de plusieurs propriétaires : où ils s’accordent et où ils diffèrent
help-serve-components = un fichier de matériel corrigé avec lequel se jouent les nouvelles parties, sauf autre choix ; une fois par jeu
help-json = afficher du JSON
help-judge = qui juge les positions (par défaut : best)
help-analysis-seconds = combien cela peut prendre au plus
help-number-of-games = nombre de parties (par défaut : 100)
help-simulate-seed = graine dont le hasard est tiré (par défaut : 1)
help-simulate-bots = bots ou niveaux par place, ou un pour tous ; sans eux, chaque action est au hasard
help-match-bot = le bot ou le niveau à mesurer, ou FICHIER.py:NOM
help-match-other = le bot ou le niveau à toutes les autres places
help-tournament-bots = deux bots ou niveaux au moins, ou FICHIER.py:NOM
help-contest-games = nombre de parties, arrondi vers le haut pour que chacun soit aussi souvent à chaque place (par défaut : 100)
help-contest-seed = graine dont le hasard est tiré (par défaut : 1)
help-contest-out = écrire chaque partie dans ce fichier ; celles qui y sont déjà ne sont pas rejouées
help-seconds = temps par décision, en secondes (par défaut : 0,2)
help-cores = parties à la fois (par défaut : autant que de cœurs)
help-ray = jouer sur une grappe Ray, ou sur une grappe locale (demande burgher[ray])
help-bench-what = bots : simulations par seconde des bots qui réfléchissent
help-bench-seconds = secondes par mesure (par défaut : 1)
help-record = une partie enregistrée (*.burgher.json), ou - pour l’entrée standard
help-records = parties enregistrées (*.burgher.json)
help-game-file = une partie enregistrée (*.burgher.json) ou une position en JSON, ou - pour l’entrée standard
help-replay-seat = vue par le joueur de cette place, à partir de 1 (par défaut : rien n’est caché)
help-show-seat = vue par le joueur de cette place, à partir de 1 (par défaut : celui à qui l’on demande)
help-at = après tant d’actions de la partie enregistrée (par défaut : toutes)
help-out = écrire plutôt dans ce fichier
help-dataset-out = le fichier Parquet à écrire
help-train-minutes = durée de l’apprentissage, en minutes (par défaut : 20)
help-train-planned = minutes de tout l’apprentissage, s’il est réparti sur plusieurs fois (par défaut : cette fois)
help-train-workers = processus qui jouent (par défaut : un de moins que le nombre de cœurs)
help-train-tables = la moitié du nombre de tables de chaque processus (par défaut : 384)
help-train-width = largeur du réseau (par défaut : 512)
help-train-blocks = nombre de ses blocs (par défaut : 3)
help-train-out = dossier du réseau, du journal et de ce qu’il faut pour continuer (par défaut : training/JEU) ; l’apprentissage qui s’y trouve est poursuivi
help-train-from = fichier de réseau pour commencer, au lieu de partir de rien (si le dossier ne contient encore aucun apprentissage)
help-train-against = réseaux qui restent dans la ligue (si le dossier ne contient encore aucun apprentissage) ; FICHIER@0.5 fait plus souvent ce qu’il préfère
help-train-set = changer un réglage de l’apprentissage, par exemple victory=0.5 (docs/training.md)
help-train-ray = faire jouer les processus sur une grappe Ray, ou sur une grappe locale (demande burgher[ray])
help-host = adresse à écouter (par défaut : 0.0.0.0, toutes celles de cet ordinateur)
help-port = port à écouter (par défaut : 8750 ; 0 en trouve un libre)
help-database = où les tables sont gardées : un fichier, ou l’adresse d’une base de données PostgreSQL (par défaut : un fichier personnel)
help-keep-finished = combien de jours les parties terminées sont gardées (par défaut : toujours)
help-keep-abandoned = combien de jours les parties que plus personne ne joue sont gardées ; les joueurs sont prévenus à temps (par défaut : toujours)
help-open = combien de places restent libres pour des amis, qui viennent par un lien (par défaut : 0)
help-humans = combien de personnes jouent, aux premières places (par défaut : 1)
help-play-bots = niveaux des bots par place, ou un pour tous
help-names = noms des personnes
help-colours = couleurs des personnes : rouge, bleu, jaune, vert, violet, blanc
help-full-screen = jouer dans tout le terminal, à la souris et au clavier
help-play-seed = graine dont le hasard est tiré (par défaut : une graine imprévisible)

## Ce qu’on donne à une commande, comme l’aide le nomme

metavar-lang = LANGUE
metavar-command = COMMANDE
metavar-game = JEU
metavar-word = MOT
metavar-file = FICHIER
metavar-folder = DOSSIER
metavar-bot = BOT
metavar-other = AUTRE
metavar-bots = BOT,...
metavar-levels = NIVEAU,...
metavar-names = NOM,...
metavar-colours = COULEUR,...
metavar-option = NOM=VALEUR
metavar-seed = GRAINE
metavar-number = N
metavar-seconds = S
metavar-address = ADRESSE
metavar-database = FICHIER_OU_ADRESSE
metavar-what = QUOI

## Mise en page de l’aide ; %s, %r et %(…)s tiennent lieu de détails et restent tels quels

usage = utilisation :
usage-positional = arguments{" "}
usage-options = options{" "}
usage-help = montrer cette aide
usage-argument = argument %(argument_name)s : %(message)s
usage-unrecognized = ces arguments ne sont pas compris : %s
usage-required = ces arguments manquent : %s
usage-not-with = pas avec l’argument %s
usage-ignored = il ne prend pas de valeur, mais %r est donné
usage-one = une valeur manque
usage-some = au moins une valeur manque
usage-ambiguous = %(option)s peut vouloir dire %(matches)s
usage-choice = %(value)r n’est pas parmi %(choices)s

## Erreurs

see-help = { $what } (voir : { $command } --help)
whole-number = c’est un nombre entier à partir de { $low }, pas « { $given } »
positive-number = c’est un nombre au-dessus de 0, pas « { $given } »
no-seat = il n’y a pas de place { $seat } : la partie a { $players } joueurs
option-form = une option se donne comme NOM=VALEUR, pas comme « { $given } »
no-bot = il n’y a pas de bot ni de niveau « { $name } » ; il y a { $known }
no-level = à une table du navigateur, un bot se choisit par son niveau, et « { $name } » n’en est pas un ; il y a { $known } (les autres bots jouent dans le terminal : burgher terminal)
bots-count =
    { $given ->
        [one] { $given } bot est nommé
       *[other] { $given } bots sont nommés
    }, mais il y a { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    } pour des bots ; nommes-en un par place, ou un pour toutes
too-many-humans = { $humans } personnes ne peuvent pas jouer une partie à { $players }
no-seat-for-bots = avec { $players } personnes à { $players } places, il n’y a pas de place pour des bots
no-colour = il n’y a pas de couleur « { $name } » ; il y a { $known }
colour-twice = une seule personne peut avoir cette couleur : { $colour }
too-many-colours = plus de couleurs que de personnes
too-many-names =
    { $names } noms sont donnés, mais { $people ->
        [one] une seule personne joue
       *[other] { $people } personnes jouent
    }
no-rule = les règles ne disent rien sur « { $about } »
no-file = il n’y a pas de fichier { $file }
folder = { $file } est un dossier, pas un fichier
unreadable = { $file } ne peut pas être lu : { $why }
unwritable = { $file } ne peut pas être écrit : { $why }
already-there = { $file } existe déjà, et reste comme il est ; choisis un autre nom
needs-extra = { $packages } n’est pas installé ici, et c’est nécessaire : pip install "{ $extra }"
not-json = { $file } n’est pas du JSON : { $why }
not-an-object = { $file } n’est ni une partie enregistrée ni une position : ce sont des objets JSON
not-a-record = { $file } n’est pas une partie enregistrée : le champ burgher avec la version du format manque
not-a-game = { $file } n’est ni une partie enregistrée (qui a un champ burgher) ni une position (qui a un champ game)
at-position = { $file } est une position ; --at est pour les parties enregistrées
at-beyond = { $file } a { $actions } actions ; --at { $at } va au-delà
in-file = { $file } : { $what }

## Parties enregistrées

# $end : finished ou unfinished ; $chance : seed (le hasard a suivi sa graine) ou possible (sans graine à vérifier)
record-ok =
    { $file } : OK, { $actions } actions, { $end ->
        [finished] partie finie
       *[unfinished] partie pas finie
    }{ $chance ->
        [seed] , hasard selon sa graine
       *[possible] {""}
    }
retold = { $game } : { $players }
not-over = Ici s’arrête l’enregistrement ; la partie n’est pas finie.
won =
    { $count ->
        [0] Personne ne gagne.
        [one] { $names } gagne.
       *[other] { $names } partagent la victoire.
    }
seen-by = vu par { $name }
seen-by-nobody = vu par tous
chance-next = Ensuite le hasard :

## Tableaux

column-player = Joueur
column-score = Points
column-wins = Victoires
row-games-a-second = parties par seconde
row-decisions-a-second = décisions par seconde
row-decisions = décisions par partie
row-choices = dont avec un choix
row-branching = actions permises par décision
simulated =
    { $game }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } en { $seconds } s ({ $engine ->
        [compiled] compilé
       *[interpreted] interprété
    })

## Concours de bots

column-bot = Bot
column-share = Victoires
column-interval = Intervalle à 95 %
column-margin = Écart
column-rating = Cote
column-lost = Coups perdus
column-slowest = Le plus lent
# $form : match ou tournament
contest-head =
    { $game }, { $players } joueurs, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $seconds } s par décision, graine { $seed }
fair-share = Victoires par place occupée : { $share } est une juste part. L’écart est celui avec le meilleur des autres.
match-note = Dans chaque bloc de parties, le premier bot est une fois à chaque place, avec la même graine.
fault-illegal = { $name } a choisi { $what }, ce qui n’était pas permis.
fault-broken = { $name } est tombé en panne : { $what }
fault-late = { $name } a été arrêté : il a réfléchi bien plus longtemps que les { $what } s qu’il avait.
fault-dead = { $name } a mis fin à son processus (état { $what }) ; ses parties ont été jouées sans lui.
more-faults =
    { $name } a fait { $count ->
        [one] une autre faute
       *[other] { $count } autres fautes
    }.
contest-stopped = Arrêté. { $done } parties sur { $games } sont dans { $file } ; la même commande avec --out { $file } joue les autres.
contest-stopped-at-once = Arrêté avant la fin de la première partie.

## Mesures

benched =
    Simulations par seconde, { $players } joueurs, en milieu de partie, sur un cœur ({ $engine ->
        [compiled] compilé
       *[interpreted] interprété
    })
column-playouts = parties simulées
playouts-random = au hasard, jusqu’au bout
playouts-full = sensées, jusqu’au bout
playouts-cut = sensées, coupées et jugées

## Jeux

game = { $name } : { $title }, de { $low } à { $high } joueurs
sets = Jeux de matériel : { $sets }
some-of = A,B,... parmi { $choices }
one-of = { $default } (ou { $others })
levels = Niveaux des bots, du plus faible au plus fort : { $levels }
level-told = { $level }. { $style }
train-other-game = { $folder } contient un apprentissage de { $game } ; choisis un autre dossier
train-slow = Il n’y a pas d’accélérateur ici : l’apprentissage se fait sur le processeur, et prend cent fois plus de temps.
train-begun = L’apprentissage commence : { $game }. Ctrl-C l’arrête ; il pourra continuer plus tard.
train-goes-on = L’apprentissage continue : { $game }.
train-done = Le réseau est dans { $file }.
train-exam = à { $players } joueurs : { $wins } de victoires contre des bots gloutons
train-line =
    { $phase ->
        [imitating] { $minutes } min ({ $progress }), observe des bots, { $decisions } millions de décisions, { $pace } par seconde
       *[other] { $minutes } min ({ $progress }), { $decisions } millions de décisions, { $pace } par seconde
    }
dataset-written =
    { $file } : { NUMBER($rows) } { $rows ->
        [one] décision
       *[other] décisions
    } de { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
components-written = { $file } est écrit. Corrige ce qui diffère dans ta boîte, et joue avec : burgher play { $game } --components { $file }
components-fit = On peut jouer avec { $file } : burgher play { $game } --components { $file }
components-told = { $differing ->
        [0] Rien ne diffère du jeu de matériel fourni
        [one] Une valeur diffère du jeu de matériel fourni
       *[other] { $differing } valeurs diffèrent du jeu de matériel fourni
    } ; { $checked } pièces vérifiées sur { $of }.
components-differing = { "  " }{ $path } : { $shipped } → { $found }
components-doubt = Regarde encore : { $what }
components-bases = ces fichiers corrigent des jeux de matériel différents : { $bases } ; compare ceux d’un seul
compared = { $files ->
        [one] Un fichier
       *[other] { $files } fichiers
    }, { $values ->
        [one] { $values } valeur vérifiée
       *[other] { $values } valeurs vérifiées
    } ; { $confirmed } comme dans le jeu de matériel fourni.
compared-agree = Tous s’accordent, et le jeu de matériel fourni diffère ({ $number }) :
compared-differ = Ils diffèrent ({ $number }) :
compared-single = Vérifié par une seule personne, et le jeu de matériel fourni diffère ({ $number }) :
compared-line = { "  " }{ $path } : { $shipped } → { $found }
compared-by = { $value } ({ $owners })

## Jouer

welcome = Bienvenue. À quoi jouons-nous ?
ask-game = Jeu
ask-players = Combien de joueurs, de { $low } à { $high } ?
ask-humans = Combien des { $players } sont des personnes à ce clavier ?
ask-again = Réponds par un nombre de { $low } à { $high }.
begins = { $game } : { $players }
how-to-ask = Réponds par un nombre ou par les mots d’une action. Tape « ? » pour voir tout le reste.
hand-over = C’est à { $name }. Appuie sur Entrée quand personne d’autre ne regarde.
# Ce qu’on tape pendant une partie, en plus des actions : ces mots, ou les mots anglais.
word-why = pourquoi
word-hint = conseil
word-list = liste
word-rules = règles
word-table = table
word-log = journal
word-undo = annuler
word-save = enregistrer
word-quit = quitter
play-help =
    Un nombre, ou les mots d’une action comme dans la liste : la faire.
      pourquoi ACTION       si une action est permise, et sinon pourquoi
      conseil               ce que ferait le coach, et pourquoi (pas à plusieurs personnes)
      liste                 tout ce qui est possible maintenant, en toutes lettres
      règles MOT            ce que les règles disent d’un sujet ; sans mot, les sujets qu’il y a
      table                 montrer de nouveau la table
      journal               tout ce qui s’est passé, comme tu peux le savoir
      annuler               annuler ton dernier choix, si rien n’a été révélé et que personne d’autre n’a décidé depuis
      enregistrer FICHIER   enregistrer la partie ; « burgher resume FICHIER » la continue
      quitter               quitter la partie
no-such-number = Il n’y a pas de nombre { $number } dans la liste ; elle va jusqu’à { $last }.
go-on =
    Et la suite ? { $ways }{ $more ->
        [0] {""}
        [one] , et { $more } autre
       *[other] , et { $more } autres
    }
# $rule : où se trouve la règle, ou « none »
not-now =
    « { $action } » n’est pas possible. { $reason }{ $rule ->
        [none] {""}
       *[other] {" "}({ $rule })
    }
legal-now = « { $action } » est possible maintenant : { $does }
why-what = Nomme une action, par exemple : pourquoi pass
rules-how = Tape « règles » et un mot pour lire ce qui le concerne, par exemple : règles égalité
no-undo = Rien à annuler : tu n’as encore rien décidé, ou depuis, quelque chose a été révélé ou quelqu’un d’autre a décidé.
undone = Annulé.
save-where = Nomme un fichier : enregistrer FICHIER
save-as = Enregistrer la partie sous (Entrée : ne pas enregistrer) :
saved = Enregistré sous { $file }.

# Le plein écran
screen-help = Ce qu’on peut taper
screen-rules = Règles
screen-undo = Annuler
screen-save = Enregistrer
screen-save-as = Enregistrer la partie sous
screen-leave = Quitter
screen-stay = Entrée sans nom : ne pas enregistrer. Échap : rester.
screen-typed = Un numéro, une action ou une commande
screen-over = La partie est finie : Ctrl+S l’enregistre, F10 la quitte
screen-go-on = Continuer
screen-thinks = { $name } réfléchit…

## Les tables des deux jeux

between-entries = {" ; "}
place-of = { $place } : { $who }
workers-of = { $name } ({ $workers })

## La table de Belfort

belfort-calendar =
    Mois { $round } sur { $rounds }, { $season } : { $phase }{ $scoring ->
        [yes] {" "}(décompte à la fin de ce mois)
       *[no] {""}
    }
head-player = Joueur
head-crest = écusson
head-points = points
head-tax = taxes
head-income = revenu
head-wood = bois
head-stone = pierre
head-metal = métal
head-gold = or
head-home = maison
head-gnomes = gnomes
head-hand = main
head-passed = passé
head-city = Quartier [qui y est]
head-guild = guilde
head-markers = marqueurs
belfort-blocked = { $guild } [bloquée]
belfort-cards = Pioche visible : { $pool } · pioche : { $deck } · gnomes à recruter : { $gnomes }
belfort-built = { $name } a construit :{" "}
belfort-staffed =
    { $property }{ $gnomes ->
        [0] {""}
        [one] {" "}(un gnome)
       *[other] {" "}({ $gnomes } gnomes)
    }
belfort-hand = Ta main :{" "}
belfort-free = Sans carte :{" "}

## La table de Rise to Nobility

nobility-calendar =
    Manche { $round } sur { $rounds } : { $phase }{ $event ->
        [none] {""}
       *[other] {" "}· événement : { $event }
    }
head-reputation = rép
# Combien de réputation il reste pour les dés de cette manche.
head-left = reste
head-nobility = nob
head-coins = pièces
head-modifiers = mod
head-workers = trav
head-houses = maisons
head-dice = dés
head-space = dés
head-apprentices = apprentis
head-workshops = ateliers
nobility-guild-spaces = Un dé dans une guilde :{" "}
nobility-guild-space =
    { $values } : { $activates ->
        [one] { $activates } atelier
       *[other] { $activates } ateliers
    }, jusqu’à { $buy ->
        [one] { $buy } bien
       *[other] { $buy } biens
    }{ $apprentices ->
        [0] {""}
        [one] , { $apprentices } apprenti
       *[other] , { $apprentices } apprentis
    }
head-price = prix
head-earns = chacun
nobility-tavern = Taverne [{ $dice }], dé suivant au moins { $least } :
nobility-yard = Chantier [{ $dice }], dé suivant au plus { $most } : une maison pour { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    }
nobility-hall = Halle des guildes :{" "}
nobility-hall-space = [{ $value }] { $building }, { $price }
nobility-port = Port [{ $dice }], prix (places) :{" "}
# N4 : il faut une noblesse de 4
nobility-council = Conseil de pierre (* tu peux la satisfaire maintenant) :
nobility-demand = { $race } N{ $nobility } : { $price } pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $taken }
nobility-chancery = Chancellerie [{ $dice }] :
nobility-desk = { $value } rangée { $row }, { $race } : { $benefit }{ $taken }
nobility-hidden = (caché)
# Ce que demandent les colons, et ce qu’ils apportent.
nobility-settlers = { $card } { $race } : de { $least } à { $most } parmi { $goods } · travailleurs { $workers }, étoiles { $stars }
nobility-character = Tu es { $name } ; de ce bien, tu peux en donner un de plus que les autres : { $good }
nobility-own = Tes colons :
nobility-commission = Commission { $tile } [{ $fields }] : { $card }
nobility-commission-card = { $card }, { $measure } ({ $steps })
nobility-commission-step = { $number } : { $points }
nobility-objective = Objectif :{" "}
coins =
    { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }

## Le serveur

serving = Burgher tourne jusqu’à ce que tu l’arrêtes avec Ctrl-C.
serving-at = Burgher est ici : { $address }
serving-others = Pour les autres : { $address }
opening = Burgher s’ouvre dans ton navigateur. Ctrl-C l’arrête ; tes parties sont gardées.
no-browser = Aucun navigateur n’a pu s’ouvrir. Ouvre toi-même cette adresse : { $address }

# Ce que le coach dit d’une partie. $when est un mois ou une manche, $before et $after sont des chances de victoire.
not-analysed = { $file } : la partie n’est pas finie ; seules les parties finies sont analysées
analysis-head = Jugé par : { $judge }. Cela a pris { $seconds } s.
analysis-turning-points = Tournants
analysis-worst = Ce qui a coûté le plus
analysis-end = Fin
analysis-decision = { $when }, { $name } (moment { $moment }) : « { $done } ». Mieux : « { $best } » { $about ->
        [win] ({ $before } au lieu de { $after })
       *[place] (il s’agit du classement)
    }, { $rating ->
        [inaccuracy] une imprécision
        [mistake] une erreur
       *[blunder] une gaffe
    }.
column-chance = Chances de victoire
column-accuracy = Précision
column-best = Meilleurs
column-good = Bons
column-inaccuracy = Imprécisions
column-mistake = Erreurs
column-blunder = Gaffes
column-luck = Hasard
analysis-unseen = { $name } : le coach a manqué de temps. Décisions examinées : { $seen } sur { $all }.
hint-now = Tes chances de victoire : { $chance }.
hint-choice = { $does } ({ $action }) : { $chance }
hint-not-here = Les conseils sont réservés à ceux qui jouent en solitaire ou contre des bots.
