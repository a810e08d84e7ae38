var e=`# Ce qui est dit des erreurs : dans ce qu’on donne à une commande ou à un bot, dans les parties enregistrées, les positions et
# les fichiers de matériel. $field est le chemin d’un champ, $value ce qui s’y trouve, $may une des phrases « may-… ».

## Champs de fichiers

not-fitting = { $field } vaut { $value } ; possible : { $may }
field-missing = { $field } manque ; possible : { $may }
no-such-field = { $field } n’est pas un champ ici ; il y a { $known }
may-number = un nombre entier de { $low } à { $high }
may-any-number = un nombre
may-numbers = une liste de { $count } nombres entiers de { $low } à { $high }
may-some-numbers = une liste de nombres entiers de { $low } à { $high }
may-flag = true ou false
may-text = un texte
may-short-text = un texte d’au plus { $most } caractères simples
may-one-of = un mot parmi { $words }
may-some-of = une liste de mots parmi { $words }
may-table = une table
may-tables = une liste de { $count } tables
may-some-tables = une liste de tables
may-object = un objet
may-object-of = un objet avec des champs parmi { $words }
list-of = une liste de { $count }

## Jeux et options

no-such-game = il n’y a pas de jeu { $name } ; il y a { $known }
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
hint-verbs = elle commence par un mot parmi { $verbs }
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
wrong-hash = seed_hash n’est pas l’empreinte de la graine
wrong-result = result vaut { $result }, mais les actions mènent à { $true }
position-disagrees = position ne s’accorde pas avec le reste pour le jeu, les joueurs, les options ou le matériel
set-unknown = components.name vaut { $value } ; sans corrections, c’est un nom parmi { $known }
components-changed = le matériel { $name } a changé depuis : c’était { $before }, c’est { $now }
at-action = actions[{ $at }] : { $what }
action-after-end = actions[{ $at }] est « { $action } », mais la partie est finie
no-such-chance = actions[{ $at }] est « { $action } », mais le hasard ne peut pas faire cela ici
other-chance = actions[{ $at }] est « { $action } », mais la graine donne « { $drawn } »
not-legal-there = actions[{ $at }] est « { $action } », ce qui n’est pas permis là : { $why }
too-many-actions = actions a { $found } entrées ; au plus { $most } sont possibles

## Positions

position-no-object = une position est un objet JSON
position-of = une position dit de quel jeu elle est et pour combien de joueurs : game et players
no-position-field = une position n’a pas de champ { $field }
no-such-entry = { $field } n’a pas d’entrée { $entry } ; possibles : { $known }
too-many-questions = questions est une liste d’au plus { $most } questions
question-fields = { $field } vaut { $value } ; il a ask et seat, et peut avoir first et second
no-whole-number = { $field } contient { $value } là où il faut un nombre entier
may-seat = de -1 (hasard) à { $last }
no-question = questions est vide, mais la partie n’est pas finie

## Fichiers de matériel

no-such-set = il n’y a ni jeu de matériel ni fichier { $name } ; les jeux de matériel sont { $known }
no-component-file = il n’y a pas de fichier de matériel { $file }
unreadable-components = le fichier de matériel { $file } ne peut pas être lu : { $why }
components-not-toml = le fichier de matériel { $file } n’est pas du TOML : { $why }
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
may-price = un prix que ships.spaces_by_price connaît
may-need = une table d’au moins une condition, guilds seulement avec guild_apprentices

## Bots

no-such-bot = il n’y a pas de bot { $name } ; il y a { $known }, ou FILE.py:NAME
no-such-level = il n’y a pas de niveau { $level } ; il y a { $known }
no-bot-file = il n’y a pas de fichier { $file } avec des bots
not-in-bot-file = { $file } ne contient pas { $name }
bot-file-broken = { $file } ne peut pas être chargé : { $why }
bot-unloadable = le bot { $name } ne peut pas être chargé : { $why }
bot-unmakeable = { $name } ne peut pas être créé : { $why }
bot-asks = { $name } demande { $parameter } ; un bot se crée avec game et seed, ou sans rien
no-choose = { $name } n’est pas un bot : il n’a pas de méthode choose(perspective, clock)
not-a-bot = { $name } n’est pas un bot : un bot est une classe avec choose(perspective, clock), ou une telle fonction
function-settings = { $name } est une fonction, qui n’a pas de réglages
no-setting = dans le bot { $name }, { $part } n’est pas un réglage ; un réglage est NAME=VALUE
no-such-setting = { $name } n’a pas de réglage { $setting } ; { $offered }
settings-known = il a { $known }
settings-none = il n’en a aucun
setting-whole = le réglage { $setting } de { $name } est un nombre entier à partir de 0, pas { $value }
setting-number = le réglage { $setting } de { $name } est un nombre à partir de 0, pas { $value }
setting-least = le réglage { $setting } d’un bot vaut au moins 1, pas { $value }
no-such-evaluator = il n’y a pas d’évaluateur { $name } ; il y a { $known }
weights-not-toml = les poids ne sont pas du TOML : { $why }
weights-missing = la table weights manque

## Concours

contest-entrants = un concours demande au moins deux participants
contest-players = un concours demande au moins deux joueurs à une table, pas { $players }
no-ray = une grappe Ray demande Ray : pip install burgher[ray]
cluster-failed = la partie { $game } n’a pas abouti sur la grappe : { $why }
process-ended = un processus qui devait jouer s’est arrêté sans qu’un bot en soit la cause, avec l’état { $code }
no-results = { $file } ne contient pas les résultats d’un concours ; nomme un autre fichier
other-results = { $file } contient les résultats d’un autre concours : son { $field } vaut { $found }, pas { $value } ; nomme un autre fichier
results-seats = { $file }, ligne { $line } : la partie { $game } a d’autres places que prévu

## Langues

no-such-language = il n’y a pas de langue { $language } ; il y a { $known }

## Le serveur

port-taken = le port { $port } est pris : arrête ce qui l’utilise, ou choisis-en un autre (0 en trouve un libre)
port-forbidden = le port { $port } n’est pas permis ici ; choisis-en un au-dessus de 1023, ou 0 pour un port libre
port-range = le port vaut { $port } ; il va de 0 à 65535
no-address = l’adresse { $host }, port { $port }, ne peut pas être écoutée : { $why }
database-unopened = la base de données { $url } ne peut pas être ouverte : { $why }
database-unusable = la base de données ne peut pas être utilisée : { $why }
unknown-set = il n’y a pas de jeu de matériel { $name }
replay-failed = cette partie enregistrée ne peut pas être rejouée
look-form = dis { $example } pour une place, ou null pour un spectateur
seat-form = une place est un nombre ou null
half-character = un texte contient un demi-caractère (un « surrogate » isolé)
log-unfit = « { $action } » (place { $seat }) ne va pas avec la position
`;export{e as default};