# Ce qui est dit des erreurs : dans ce qu’on donne à une commande ou à un bot, dans les parties enregistrées, les positions et
# les fichiers de matériel. $field est le chemin d’un champ, $value ce qui s’y trouve, $may une des phrases « may-… ».

## Champs de fichiers

not-fitting = { $field } vaut { $value } ; possible : { $may }
field-missing = { $field } manque ; possible : { $may }
no-such-field = { $field } n’est pas un champ ici ; il y a { $known }
beyond-the-deck = { $field } est de trop : il y en a { $count }, de { $first } à { $last }
may-number = un nombre entier de { $low } à { $high }
may-any-number = un nombre
may-numbers = une liste de { $count } nombres entiers de { $low } à { $high }
may-some-numbers = une liste de nombres entiers de { $low } à { $high }
may-flag = true ou false
may-text = un texte
may-short-text = un texte d’au plus { $most } caractères simples
may-one-of = une valeur parmi { $words }
may-some-of = une liste de valeurs parmi { $words }
may-table = une table
may-tables = une liste de { $count } tables
may-some-tables = une liste de tables
may-object = un objet
may-object-of = un objet avec des champs parmi { $words }
list-of = une liste de { $count }

## Fichiers

cause-denied = l’autorisation manque
cause-no-folder = ce dossier n’existe pas
cause-full = il n’y a plus de place
cause-line = voir ligne { $line }, colonne { $column }
cause-letters = ce n’est pas de l’UTF-8
cause-depth = l’imbrication est trop profonde
cause-no-training = il est abîmé, ou d’une autre version

## Jeux et options

no-such-game = il n’y a pas de jeu { $name } ; il y a { $known }
no-game-in-file = { $file } ne contient pas de jeu : pas de Game nommé GAME
game-name-taken = { $file } appelle son jeu { $name }, et un autre porte déjà ce nom
players-count = { $game } est un jeu de { $low } à { $high } joueurs, pas pour { $players }
no-such-option = il n’y a pas d’option { $option } ; les options sont { $known }
option-list = l’option { $option } est une liste parmi { $choices }, pas { $value }
option-value = l’option { $option } est une valeur parmi { $choices }, pas { $value }
option-players = l’option { $option } est pour { $counts } joueurs, pas pour { $players }
chosen-guilds-unasked = l’option chosen_guilds ne va qu’avec guilds = "chosen"
chosen-guilds-count = l’option chosen_guilds est une liste de { $count } guildes différentes, pas { $value }
chosen-guilds-for-two = l’option chosen_guilds contient { $guild } ; à deux, les sorciers sont la seule guilde interactive
chancery-for-six = l’option chancery vaut true à 6 joueurs, pas false : à six, on joue toujours avec la Chancellerie

## Actions

foreign-action = « { $action } » n’est pas une action de ce jeu
action-kind = une action est un texte, un numéro ou un objet, pas { $kind }
action-index = il n’y a pas d’action { $index } ; elles vont de 0 à { $last }
no-such-action = il n’y a pas d’action { $action } ; { $hint }
hint-meant = voulais-tu dire { $meant } ?
hint-example = « { $word } » s’emploie ainsi : « { $example } »
hint-verbs = une action commence par un mot parmi { $verbs }
quoted = « { $text } »
this-or-that = « { $this } » ou { $that }
not-legal = « { $action } » n’est pas permis maintenant : { $why }
no-decision = il n’y a pas de décision à annuler
undo-shut = rien à annuler : depuis, quelque chose a été révélé ou quelqu’un d’autre a décidé
too-much-undo = { $allowed ->
        [one] { $allowed } décision peut être annulée, pas { $decisions }
       *[other] { $allowed } décisions peuvent être annulées, pas { $decisions }
    }

## Parties enregistrées

record-not-json = ce n’est pas une partie enregistrée : ce n’est pas du JSON ({ $why })
record-no-object = ce n’est pas une partie enregistrée : il faut un objet JSON
record-no-format = ce n’est pas une partie enregistrée : le champ burgher avec la version du format manque
record-format = burgher vaut { $found } ; cette version lit le format { $format }
no-record-field = { $field } n’est pas un champ d’une partie enregistrée ; il y a { $known }
may-game = le nom d’un jeu
may-players = un nombre de joueurs
may-actions = une liste d’actions
may-action = le texte d’une action
may-names = une liste de noms
may-colours = les couleurs de tous, sans doublon : { $colours }
wrong-hash = seed_hash n’est pas l’empreinte de la graine
wrong-result = result vaut { $result }, mais les actions mènent à { $true }
position-disagrees = position ne s’accorde pas avec la partie enregistrée : jeu, joueurs, options ou matériel
set-unknown = components.name vaut { $value } ; sans corrections, c’est un nom parmi { $known }
components-changed = le matériel { $name } a changé depuis : c’était { $before }, c’est { $now }
at-action = actions[{ $at }] : { $what }
action-after-end = actions[{ $at }] est « { $action } », mais la partie est finie
no-such-chance = actions[{ $at }] est « { $action } », mais le hasard ne peut pas faire cela ici
other-chance = actions[{ $at }] est « { $action } », mais la graine donne « { $drawn } »
not-legal-at = actions[{ $at }] est « { $action } », ce qui n’est pas permis là
not-legal-there = actions[{ $at }] est « { $action } », ce qui n’est pas permis là : { $why }
too-many-actions = actions a { $found } entrées ; au plus { $most } sont possibles

## Positions

position-no-object = une position est un objet JSON
position-of = une position dit de quel jeu elle est et pour combien de joueurs : game et players
no-position-field = une position n’a pas de champ { $field }
no-such-entry = { $field } n’a pas d’entrée { $entry } ; possibles : { $known }
too-many-questions = questions est une liste d’au plus { $most } questions
question-fields = { $field } vaut { $value } ; ses champs sont { $known }
no-whole-number = { $field } contient { $value } là où il faut un nombre entier
may-seat = de -1 (hasard) à { $last }
no-question = questions est vide, mais la partie n’est pas finie
# Champs que l’on compte au lieu de les nommer ; $field est un chemin, $fields en sont plusieurs.
sum-of = la somme de { $field }
length-of = la longueur de { $field }
all-of = le nombre de { $piece } dans { $fields } ensemble
figures-of = le nombre de figurines en jeu de la place { $seat }
events-left = le nombre d’événements de la pile { $stack } dans event_left
dice-on = le nombre de dés sur { $field }
with-placed = la somme de { $field } et des dés placés
dice-placed = le nombre de dés placés par la place { $seat }
tiles-of = le nombre de tuiles de dés de la place { $seat }
tiles-left = le nombre de tuiles de dés que personne n’a
cards-dealt = le nombre de cartes de commission parmi lesquelles la place { $seat } doit choisir
questions-of = le nombre de questions { $ask }

# Ce qu’ils peuvent être ; -1 veut dire personne ou rien.
may-from-to = de { $low } à { $high }
may-at-most = au plus { $most }
may-at-least = au moins { $least }
may-all-be = { $number } partout
may-be-another = autre chose
# $why est une des phrases « since-… ».
may-because = { $may } ({ $why })
may-up-to-or-from = au plus { $most }, ou au moins { $least }
may-each-once = chaque nombre de { $low } à { $high } une fois
may-different = une valeur différente pour chaque place
may-from-first = rempli à partir de la première place
may-no-gap = sans trou
may-seats-once = chaque place une seule fois
may-seats-or-nobody = des places de 0 à { $last }, ou -1 pour personne
may-nobody-from = -1 à partir de la plateforme { $plank }
may-crests-dealt = des écussons différents de 0 à { $last } pour ceux qui en ont un, et 0 pour les autres
may-card-in-hand = une carte de la main
may-guilds-founded = des guildes différentes à partir du premier quartier, { $count } en tout, puis -1
may-guild-in-play = une guilde de cette partie
may-guild-mix = le mélange de guildes que donnent les options
may-two-districts = deux quartiers différents
may-by-chance = une question à laquelle le hasard peut répondre
may-answerable = une question qui a une réponse
may-come-up = une question qui peut se poser pendant { $ask }
may-lifted-gatehouse = un Corps de garde dont le marqueur a été retiré
may-location = un lieu de cette cité
may-robbed = les bits d’autres places, { $most } au plus
may-shown = une carte, ou -1 tant qu’on en demande une à la place
may-open-cards = des cartes en attente, { $most } au plus
may-some-undrawn = -1 pour les places qui n’ont pas encore tiré
may-die = 10 fois le propriétaire d’un dé, à partir de 1 (l’automa est { $automa }), plus sa valeur ; ou 0
may-dice-in-row = des dés depuis la gauche, { $most } au plus
may-ascending = en ordre croissant
may-descending = en ordre décroissant
may-automa-in-front = avec le dé de l’automa seulement en tête
may-die-there = un dé qui peut se trouver sur cette case
may-settled-seat = une place qui a installé des colons du peuple { $race }
may-under = moins de { $limit }, ou put_back d’une place vaut aussi { $order }
may-empty-place = un endroit où il n’y a encore rien
may-space-without-die = une case sans dé
may-seat-without-settlers = une place sans colons
may-guild-without-workshop = une guilde sans atelier à cet endroit
may-seat-with-card = une place qui a reçu une carte
may-placeable-die = un dé que la place peut placer
may-open-settlers = une des cartes de colons en attente de la place
may-workshop-there = un atelier de la guilde visitée
may-own-community = un bâtiment communal pour lequel la place a placé un dé
may-at-question = { $number } à cette question
may-visit-guild = une guilde à cette question
may-visit-clerk = le Bureau de Berk à cette question
may-visit-nowhere = -1 à cette question

# Pourquoi c’est tout ce qui est possible ; la phrase suit ce qui est possible.
since-is = { $field } vaut { $value }
since-setup = la partie est en préparation
since-over = la partie est finie
since-nobody-decides = personne ne décide pendant le décompte
since-actions-over = les actions sont terminées
since-not-actions = ce n’est pas la phase d’actions
since-not-placement = ce n’est pas la phase de placement
since-not-collection = ce n’est pas la phase de collecte
since-nobody-out = dans cette phase, personne n’est là
since-nobody-passes = personne ne passe dans cette phase
since-nobody-there = personne ne s’y trouve
since-turn = c’est le tour de cette place
since-decides = c’est cette place qui décide
since-chance-answers = seul le hasard répond à cela
since-seat-answers = c’est une place qui répond à cela, pas le hasard
since-asked-once = on ne le demande qu’une fois à une place
since-without-option = on joue sans l’option { $option }
since-drawn = le tirage a eu lieu
since-not-drawn = le tirage n’a pas encore eu lieu
since-in-hand = il n’y en a pas plus en main
since-dealt = c’est le nombre de cartes distribuées

## Positions de Belfort

since-non-players-for-two = il n’y a de non-joueurs qu’à deux
since-gnomes-working = gnomes au travail : { $gnomes }
since-no-crests = aucun écusson n’est encore distribué
since-sum-of-points = c’est la somme des points
since-placed = possédés : { $owned }, placés : { $placed }
since-elves-and-dwarves = seuls les elfes vont à la forêt, et seuls les nains à la carrière
since-dwarf-there = le nain d’un non-joueur s’y trouve
since-no-walls = les non-joueurs n’ont ni Murs ni guildes
since-gatehouse-unshared = les Corps de garde ne se partagent pas dans cette partie
since-locks = il n’y a pas plus de serrures gnomes
since-markers = la place n’a pas plus de marqueurs dans la cité
since-own-spies = personne ne montre de carte à ses propres espions
since-asked-to-place = la place doit placer un travailleur
since-asked-to-send = la place doit dire qui elle envoie
since-aside = déjà mises de côté : { $aside }
since-hands-first = on distribue d’abord les mains
since-wood-and-stone = il n’y a pas plus de bois et de pierre
since-no-pick = personne ne doit choisir de carte
since-nothing-to-show = cette place n’a rien à montrer

## Positions de Rise to Nobility

since-no-round-after = aucune manche ne suit la dernière
since-rounds-to-come = il en faut pour chaque manche à venir
since-discard = une carte est à défausser
since-no-discard = aucune carte n’est à défausser
since-not-stack-one = la première carte en attente n’est pas de la pile 1
since-no-workshop = il n’y a pas d’atelier à cet endroit
since-other-guild = cet atelier est de la guilde { $guild }
since-free-to-the-left = une case est libre à gauche
since-neutral = un atelier sans propriétaire s’y trouve dès le début
since-no-neutral = à ce nombre de joueurs, il n’y a pas d’atelier sans propriétaire
since-tile-there = une tuile s’y trouve
since-no-ship = il n’y a pas de navire au port
since-ship-in-port = ce navire est au port
since-ship-spaces = le navire n’a pas plus de cases
since-no-events = on joue sans événements
since-event-in-force = cet événement est en vigueur
since-solo-only = cela n’existe qu’en solitaire
since-settlers-dealt = les colons sont distribués
since-dice-placed = c’est la somme des dés placés
since-throwing = on lance d’abord tous les dés
since-no-dice-thrown = aucun dé n’est lancé dans cette phase
since-desk-unused = ce pupitre ne sert pas dans cette partie
since-tile-free = personne n’a cette tuile de dés
since-tile-held = une place a cette tuile de dés
since-no-chancery = on joue sans la Chancellerie
since-tiles-above = tuiles de dés au-dessus de cette carte : { $tiles }
since-put-back = on a remis des cartes au début, ou quand la place a reçu une tuile de dés
since-card-held = la place a cette carte
since-card-stayed = depuis, la carte est restée où elle est
since-cards-first = on distribue d’abord les cartes
since-cards-last = les cartes de commission sont distribuées à la fin de la préparation
since-not-choosing = cette place n’a pas à choisir
since-in-stack = il n’y en a pas plus dans la pile
since-two-cards = on ne le demande qu’à partir de deux cartes
since-completing = des colons sont en train de s’installer
since-not-given = on ne donne ce bien à aucun colon
since-card-shown = la carte a été montrée
since-paid-for = on ne peut pas en payer plus
since-no-room = il n’y a pas de place dans la guilde
since-no-apprentices = la place n’a pas d’apprentis
since-no-lord = la place n’est pas seigneur
since-not-in-tavern = la taverne n’est pas visitée
since-on-show = il n’y en a pas plus d’exposés
since-worker-on-building = un travailleur doit aller sur le bâtiment
since-building-costs = c’est ce que coûte le bâtiment
since-no-visit = aucun lieu n’est visité
since-visit = un lieu est visité
since-done-in-one-go = seuls la taverne, les guildes et le Bureau de Berk demandent plusieurs décisions

## Fichiers de matériel

no-such-set = il n’y a ni jeu de matériel ni fichier { $name } ; les jeux de matériel sont { $known }
no-component-file = il n’y a pas de fichier de matériel { $file }
unreadable-components = le fichier de matériel { $file } ne peut pas être lu : { $why }
components-too-large = le fichier de matériel { $file } est trop gros : { $most } ko au plus
components-not-toml = le fichier de matériel { $file } n’est pas du TOML : { $why }
components-of-another = ce fichier de matériel est pour { $game }, pas pour { $wanted }
components-format = ce fichier de matériel a le format { $found } ; cette version de Burgher lit { $known }
components-unfit = ce fichier de matériel est inutilisable : { $why }
brought-not-toml = ce n’est pas du TOML : { $why }
guild-mix = { $field } a { $found } guildes ; il en faut { $count }
too-few-properties = properties a { $found } exemplaires en tout ; pour distribuer à { $players } joueurs et remplir la pioche visible, il en faut au moins { $needed }
too-few-settlers = colons de la pile 1 : { $found } ; il en faut au moins { $needed }, un par joueur
too-few-events = événements de la pile { $stack } : { $found } ; il en faut au moins { $needed }, un par manche d’une demi-partie
guild-without-workshop = workshops n’a aucun atelier de la guilde { $guild } ; il en faut au moins un de chacune
each-value-once = { $field } a les valeurs { $value } ; il faut chaque valeur de 1 à 6 une fois, et aucune case vide
may-goods = une liste de biens différents, au moins un
may-effects = une liste d’effets différents, au moins un
may-demand = deux nombres, le second pas sous le premier : le premier au plus { $highest } et le second au moins { $least } pour ce nombre de biens
may-races = une liste des six peuples
may-price = un prix que ships.spaces_by_price connaît, ou avec ses propres cases
may-need = une table d’au moins une condition, guilds seulement avec guild_apprentices

## Bots

no-such-bot = il n’y a pas de bot { $name } ; il y a { $known }, ou FICHIER.py:NOM
no-such-level = il n’y a pas de niveau { $level } ; il y a { $known }
no-python-file = il n’y a pas de fichier { $file }
not-in-bot-file = { $file } ne contient pas { $name }
python-file-broken = { $file } ne peut pas être chargé : { $why }
bot-unloadable = le bot { $name } ne peut pas être chargé : { $why }
bot-unmakeable = { $name } ne peut pas être créé : { $why }
bot-asks = { $name } demande { $parameter } ; un bot se crée avec game et seed, ou sans rien
no-choose = { $name } n’est pas un bot : il n’a pas de méthode choose(perspective, clock)
not-a-bot = { $name } n’est pas un bot : un bot est une classe avec choose(perspective, clock), ou une telle fonction
function-settings = { $name } est une fonction, qui n’a pas de réglages
no-setting = dans le bot { $name }, { $part } n’est pas un réglage ; un réglage est NOM=VALEUR
no-such-setting = { $name } n’a pas de réglage { $setting } ; { $offered }
settings-known = il a { $known }
settings-none = il n’en a aucun
setting-whole = le réglage { $setting } de { $name } est un nombre entier à partir de 0, pas { $value }
setting-number = le réglage { $setting } de { $name } est un nombre à partir de 0, pas { $value }
setting-least = le réglage { $setting } d’un bot vaut au moins 1, pas { $value }
no-such-evaluator = il n’y a pas d’évaluateur { $name } ; il y a { $known }
no-such-judge = il n’y a pas de juge { $name } ; il y a { $known }
game-not-over = la partie n’est pas finie : seules les parties finies sont analysées
not-judged = la place qui décide ne peut pas faire ces actions l’une après l’autre
no-such-style = il n’y a pas de style { $name } ; il y a { $known }
weights-not-toml = les poids ne sont pas du TOML : { $why }
weights-missing = la table weights manque
weights-unreadable = les poids { $file } ne peuvent pas être lus : { $why }

## Concours

contest-entrants = un concours demande au moins deux participants
contest-players = un concours demande au moins deux joueurs à une table, pas { $players }
no-ray = une grappe Ray demande Ray : pip install burgher[ray]
cluster-failed = la partie { $game } n’a pas abouti sur la grappe : { $why }
process-ended = un processus qui devait jouer s’est arrêté sans qu’un bot en soit la cause, avec l’état { $code }
no-results = { $file } ne contient pas les résultats d’un concours ; nomme un autre fichier
other-results = { $file } contient les résultats d’un autre concours : son { $field } vaut { $found }, pas { $value } ; nomme un autre fichier
results-seats = { $file }, ligne { $line } : la partie { $game } a d’autres places que prévu

## Apprentissage

training-too-large = un réseau large de { $width } avec { $blocks } blocs prendrait { $size } ko, et { $most } ko sont le maximum : choisis-le plus étroit
training-other-network = { $file } est un réseau d’un autre jeu ou d’une autre version de celui-ci ; commence par un réseau qui convient
training-shape = { $folder } contient l’apprentissage d’un réseau d’une autre forme ; poursuis-le tel quel, ou choisis un autre dossier
training-unreadable = { $file } est illisible, cet apprentissage ne peut donc pas continuer : { $why }
training-rival-heat = la chaleur est un nombre au-dessus de 0 et d’au plus 100, pas « { $heat } » ; à 1, le réseau reste tel quel
training-rival-shape = { $file } est un réseau d’une autre forme que celui qui apprend ; les rivaux ont la même largeur et autant de blocs
training-no-setting = l’apprentissage n’a pas de réglage « { $name } » ; il y a { $names }
training-setting-whole = { $name } est un nombre entier, pas « { $value } »
training-setting-number = { $name } est un nombre, pas « { $value } »
training-setting-least = { $name } vaut { $value } ; il faut au moins { $least }
training-setting-part = { $name } vaut { $value } ; il faut une valeur de 0 à 1
training-setting-parts = { $names } sont les parts d’un tout : ensemble, elles font 1 au plus

## Langues

no-such-language = il n’y a pas de langue { $language } ; il y a { $known }

## Le serveur

port-taken = le port { $port } est pris : arrête ce qui l’utilise, ou choisis-en un autre (0 en trouve un libre)
port-forbidden = le port { $port } n’est pas permis ici ; choisis-en un au-dessus de 1023, ou 0 pour un port libre
port-range = le port vaut { $port } ; il va de 0 à 65535
no-address = l’adresse { $host }, port { $port }, ne peut pas être écoutée : { $why }
database-unopened = la base de données { $url } ne peut pas être ouverte : { $why }
database-unknown = { $kind } ne peut pas garder les tables : indique un fichier pour SQLite ou une adresse qui commence par postgresql://
database-unusable = la base de données ne peut pas être utilisée : { $why }
database-newer = la base de données a été écrite par une version de Burgher plus récente que celle-ci, { $version } ; utilise la plus récente
postgres-missing = PostgreSQL a besoin d’une bibliothèque qui n’est pas installée ; installe-la avec : pip install "burgher[postgres]"
unknown-set = il n’y a pas de jeu de matériel { $name }
replay-failed = cette partie enregistrée ne peut pas être rejouée
look-form = dis { $example } pour une place, ou null pour un spectateur
half-character = un texte contient un demi-caractère (un « surrogate » isolé)
log-unfit = « { $action } » (place { $seat }) ne va pas avec la position

# networks

network-without-numpy = NumPy n’est pas installé
network-unreadable = { $file } n’est pas un fichier de réseau : { $why }
network-format = { $file } est un fichier de réseau au format { $format } ; ce programme lit le format { $known }
network-lacks = { $part } manque
no-network = il n’y a pas de réseau pour { $game }
network-of-another-game = { $file } a appris { $learned }, pas { $game }
network-of-another-encoding = { $file } a appris un autre encodage de { $game } que la version { $version } d’ici
