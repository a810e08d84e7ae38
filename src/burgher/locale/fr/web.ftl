# Ce que dit le client du navigateur lui-même. Ce que disent les jeux est dans leurs propres fichiers.

burgher = Burgher
tagline = Deux beaux jeux de société où l’on bâtit une ville : entre amis, ou contre des bots.

## Partout

home = Page d’accueil
close = Fermer
yes = Oui
no = Non
you = Toi
play = Jouer
skip-to-content = Aller au contenu
skip-to-board = Aller au plateau
not-found = Il n’y a rien ici
not-found-hint = L’adresse est peut-être mal écrite, ou la table n’existe plus.
are-you-sure = Vraiment ?
not-yet = Pas encore

## Page d’accueil

new-game = Nouvelle partie
open-record = Ouvrir une partie enregistrée
box-title = Ta boîte : { $game }
box-link = Ta boîte
box-own = Tu as la boîte de { $game } ? Reprends les valeurs de la tienne
box-pieces = Matériel
box-pieces-hint = Les coûts et les valeurs des cartes et des tuiles. Si tu as le jeu et que les tiens diffèrent, tu peux les saisir.
box-pieces-standard = Comme fourni
box-pieces-unplayable = { $name } (pas encore jouable)
box-at-table = Matériel : { $name }
box-check-own = Ton exemplaire du jeu dit-il autre chose ?
for-players = De { $least } à { $most } joueurs
games-running = Parties en cours
games-over = Parties finies
your-turn = À toi
# A game that somebody played alone.
game-won = Gagnée
game-lost = Perdue
waiting-for-players = En attente de joueurs
guided-game = Partie guidée
open-seat = Place libre
more-games = En voir plus
remove-from-list = Retirer de la liste : { $game }
ends-on = sera retirée le { $date }

## Préparer une table

seats = Joueurs
more-seats = Une place de plus
fewer-seats = Une place de moins
shuffle-seats = Mélanger les places
seat-number = Place { $number }
who-sits-here = Qui s’assoit ici : { $seat }
who-me = Moi
who-here = Quelqu’un ici, sur cet appareil
who-open = Un ami, par un lien
who-bot = Un bot
who-bot-level = Bot : { $level }
your-name = Ton nom
name-of = Nom : { $seat }
open-hint = Tu recevras un lien à envoyer.
options = Options
options-changed = { $count ->
        [one] { $count } modifiée
       *[other] { $count } modifiées
    }
start-game = Commencer la partie
open-table = Ouvrir la table

level-with-hint = { $level } ({ $hint })
weakest-level = le plus faible
strongest-level = le plus fort
# La force d’un niveau parmi tous : sa place dans la liste, le plus faible d’abord.
strength-of = Force { $number } sur { $count }

## Réglages

settings = Réglages
setting-name = Ton nom aux tables
setting-language = Langue
setting-theme = Couleurs
theme-auto = Comme l’appareil
theme-day = Jour
theme-night = Nuit
theme-to-day = Couleurs du jour
theme-to-night = Couleurs de la nuit
setting-motion = Mouvement
motion-auto = Comme l’appareil
motion-full = Fluide
motion-less = Rapide
motion-none = Aucun
setting-speed = Montrer le tour des autres
speed-calm = Tranquillement
speed-brisk = Rapidement
speed-instant = D’un coup
setting-board = Vue du plateau, s’il y en a deux
board-picture = En image
board-clear = Sobre et clair
setting-turn-end = Fin de mon tour
turn-end-asked = Quand je le dis
turn-end-itself = Automatique
setting-first-tips = Une astuce à chaque nouveauté
setting-first-tips-again = Les montrer toutes à nouveau
first-tip = Nouveau
first-tip-done = Compris
first-tips-no-more = Ne plus en montrer
setting-sound = Sons
setting-notify = Une notification quand c’est à moi et que je regarde ailleurs
setting-notify-not-here = Les notifications demandent une adresse sécurisée (https), ce que celle-ci n’est pas.
setting-notify-refused = Le navigateur refuse les notifications pour cette page ; cela se change dans ses réglages.

## À la table : l’attente

lobby-hint = La partie commence dès que toutes les places sont prises.
invited-by = { $name } t’invite à jouer à { $game }
invited = On t’invite à jouer à { $game }
other-options = Options particulières : { $options }
option-is = { $option } ({ $value })
sit-here = S’asseoir ici
let-bot-have-it = La donner à un bot
send-away = Renvoyer : { $name }
send-away-title = Renvoyer { $name } ?
send-away-hint = La place se libère. { $name } pourra regarder, mais plus s’asseoir à cette table.
send-away-yes = Renvoyer
table-is-full = Toutes les places sont prises. La personne qui a ouvert la table lance la partie.
table-is-full-host = Toutes les places sont prises ; quelqu’un en a plusieurs. C’est à toi de lancer la partie.
invite = Inviter
invite-hint = Toute personne qui ouvre cette adresse peut regarder, et prendre une place libre.
invite-only-here = Seul cet appareil peut ouvrir ces adresses. Pour que les autres de la maison le puissent, lance le serveur avec « burgher serve --host 0.0.0.0 ».
link-to-moment = Ce moment de la partie
link-to-table = La table
copy-link = Copier
copied = Copié
share = Partager
qr-code = Code QR de { $address }

## À la table : les places

about-seat = À propos : { $name }
seat-is-bot = Un bot : { $level }.
seat-is-open = Personne ici pour l’instant.
seat-is-here = À la table.
seat-is-away = Pas à la table.
seat-was-seen = Ici pour la dernière fois { $when }.
seat-is-gone = A quitté la table.
seat-has-stand-in = Un bot joue à sa place : { $level }.
is-away = pas là
let-bot-play = Bot qui joue ici
no-bot-here = Aucun
give-seat-back = Rendre la place
leave-seat = Quitter la place
come-back = Revenir
move-seat = Passer la place sur un autre appareil
move-seat-how = Ouvre cette adresse sur l’autre appareil d’ici un quart d’heure. Elle ne sert qu’une fois.
automatic = Étapes sans choix
automatic-never = je les joue moi-même
automatic-safe = jouées pour moi, sauf si cela m’empêche d’annuler
automatic-always = toujours jouées pour moi
points-of = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## À la table : le jeu

what-is-asked = Ce qui est demandé
watching = Tu regardes.
is-thinking = réfléchit
is-deciding = décide
game-is-over = La partie est finie.
result = Résultat
undo = Annuler
look-back = Revoir
my-seat = Ma place : étapes faites pour moi, un bot à ma place, un autre appareil
table-closed = Tout le monde a quitté cette table.
table-ends-on = Rien ne s’est passé ici depuis longtemps : cette table sera retirée le { $date }. Il suffit de jouer ou de dire quelque chose pour la garder.
undo-turn = Retour au début de mon tour
undo-keys = Annuler ma dernière étape (Ctrl+Z ; avec Maj, tout le tour)
undo-far = Revenir à mon dernier choix
undo-far-hint = Annule mon dernier choix et tout ce qui s’est passé depuis ; le journal le note
undo-round =
    { $round ->
        [0] Retour à la préparation
       *[other] Retour au début de la manche { $round }
    }
undo-round-hint = Annule tout ce qui s’est passé depuis. On ne peut pas revenir en avant ; le journal le note.
undo-far-much =
    { $round ->
        [0] C’était pendant la préparation. Tout ce qui s’est passé depuis est annulé. On ne peut pas revenir en avant ; le journal le note.
       *[other] C’était à la manche { $round }. Tout ce qui s’est passé depuis est annulé, y compris toute la manche { $now }. On ne peut pas revenir en avant ; le journal le note.
    }
undo-turn-hint = Annule seulement ce que j’ai fait pendant ce tour
undo-more = Annuler davantage
undo-title = Que veux-tu annuler ?
undo-nothing = Rien
turn-held = Ton tour sera fini dès que tu le diras.
turn-held-further = Ton tour sera fini dès que tu le diras. Le plateau montre déjà ce qui vient ensuite.
turn-end = Finir le tour
turn-goes-on = Le hasard décide de la suite, puis tu continues, si tu peux. D’ici là, tu peux annuler ce que tu as fait.
turn-go-on = Continuer
skip-telling = Abréger
now-choose-where = En main : { $what }. Choisis maintenant où.
put-back = Reposer
choose-which = { $what } : que choisis-tu ?
tray-title = Que choisis-tu ?
outlook-chance = Ensuite, le hasard décide.
outlook-uncertain = Cela dépend de ce qui est caché.
connection-lost = Pas de connexion ; nouvel essai en cours
curtain-title = { $name }, c’est à toi
curtain-hint = Que personne d’autre ne regarde.
curtain-open = C’est moi, { $name }

panels = À côté du plateau
panel-board = Plateau
panel-log = Journal
panel-chat = Discussion
panel-actions = Actions
panel-rules = Règles
log = Journal
log-earlier = Ce qui précède
log-empty = Il ne s’est encore rien passé.
log-since = Depuis ton tour
log-goes-on = La partie reprend ici
chat = Discussion
chat-say = Dis quelque chose
chat-send = Envoyer
chat-empty = Personne n’a encore rien dit.
chat-only-seated = Seuls ceux qui sont à la table peuvent parler.
actions-none = Tu n’as rien à faire pour l’instant.
actions-search = Chercher une action
actions-count = { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
rules-open = Règle
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-none = Les règles de ce jeu ne sont pas encore écrites ici.
rules-nothing-found = Rien trouvé.
rules-found = { $count ->
        [one] { $count } section
       *[other] { $count } sections
    }
rules-back = Retour à « { $section } »
rules-about = Les règles à ce sujet

## La fin, et revoir

end-title = { $count ->
        [0] Pas de victoire
        [one] Victoire : { $winners }
       *[other] Victoire partagée : { $winners }
    }
points-from = Origine
points-column = Points
graph = Points au fil des manches
graph-label = Points au fil des manches. À la fin : { $players }
seed-was = La graine était { $seed } ; avec elle, chacun peut vérifier que le hasard n’a pas été truqué.
download-record = Télécharger
rematch = Rejouer
to-rematch = Aller à la nouvelle table
replay = Revoir la partie
replay-first = Au début
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-moment = Moment { $moment } sur { $last }
replay-more = Tout afficher
replay-less = Afficher moins
replay-leave = Retour à la table
look-from = Point de vue
look-as-spectator = Ce que tous voient
look-as = Vu par { $name }
play-on = Continuer d’ici
play-on-hint = Une nouvelle partie commence à partir de ce moment. Des bots prennent les autres places.
play-on-as = Tu es
play-on-against = Bots

## Les titres de la liste d’actions

verb-place = Placer un travailleur
verb-send = Envoyer un travailleur
verb-crest = Prendre un écusson
verb-build = Construire
verb-mark = Poser un marqueur
verb-discount = Économiser
verb-pay = Payer
verb-use = Utiliser
verb-reclaim = Reprendre un travailleur
verb-buy = Acheter
verb-sell = Vendre
verb-convert = Changer en métal
verb-staff = Placer un gnome
verb-gnome = Utiliser un gnome
verb-recruit = Recruter
verb-take = Prendre
verb-discard = Défausser
verb-steal = Prendre aux autres
verb-swap = Échanger
verb-show = Montrer
verb-pick = Prendre une carte montrée
verb-block = Bloquer une guilde
verb-die = Prendre un dé
verb-modify = Prendre un dé et le changer
verb-complete = Installer des colons
verb-visit = Placer le dé
verb-reroll = Relancer
verb-purchase = Acheter un bien au choix
verb-move = Déplacer un apprenti
verb-recall = Rappeler un apprenti
verb-renew = Remplacer ce qui est exposé
verb-keep = Garder
verb-gain = Prendre un bien

## Ce que dit la table elle-même

notice-seat-joined = { $name } s’assoit.
notice-seat-filled = Un bot prend une place.
notice-table-full = Toutes les places sont prises. Quelqu’un en a plusieurs : c’est donc à la personne qui a ouvert la table de lancer la partie.
notice-seat-sent-away = { $name } a dû quitter la table.
notice-bot-sent-away = Un bot a dû quitter la table.
notice-rematch = Une nouvelle table attend pour rejouer.
notice-table-ends = Rien ne s’est passé ici depuis longtemps. Dans { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }, cette table sera retirée, sauf si quelqu’un y fait quelque chose.
notice-seat-left = { $name } quitte la table.
notice-seat-back = { $name } est de retour.
notice-seat-moved = { $name } joue maintenant sur un autre appareil.
notice-seat-given-back = { $name } retrouve sa place.
notice-bot-took-seat = Un bot joue pour { $name }.
notice-took-back =
    { $round ->
        [0] { $name } revient en arrière, jusqu’à la préparation.
       *[other] { $name } revient en arrière, jusqu’à la manche { $round }.
    }
notice-bot-failed = Un bot a échoué ; un autre continue pour { SEAT($seat) }.
notice-hint-taken = { SEAT($seat) } a demandé conseil au coach.

## Ce qui peut mal tourner

error-unreachable = Le serveur ne répond pas. Rien n’est perdu ; réessaie.
error-broken = Quelque chose a mal tourné. Rien n’est perdu ; réessaie.
fetch-again = Réessayer
error-bad-request = Le serveur n’a pas compris : { $detail }
error-bad-action = Cette action n’existe pas : { $detail }
error-bad-option = Ces options ne vont pas ensemble : { $detail }
error-bad-components = Ce fichier de matériel ne convient pas : { $detail }
error-bad-record = Cette partie enregistrée ne peut pas être lue : { $detail }
error-bad-file = Ce fichier n’est pas l’enregistrement d’une partie. On en obtient un à la fin d’une partie, avec « Télécharger ».
error-bad-name = Un nom doit avoir de 1 à { $most } caractères.
error-bad-words = Un message doit avoir de 1 à { $most } caractères.
error-not-found = Il n’y a rien ici.
error-wrong-method = Le serveur n’a pas compris.
error-no-table = Cette table n’existe pas. Le lien est peut-être incomplet, ou la table était sur un autre serveur, ou elle n’est plus là.
error-no-game = Il n’y a pas de jeu « { $game } ».
error-no-seat = Cette table n’a pas cette place.
error-no-moment = La partie n’a pas de moment { $moment } ; le dernier est { $last }.
error-no-lesson = Cette leçon n’existe pas.
error-no-level = Il n’y a pas de bot « { $level } ».
error-no-device = Cet appareil n’est pas connu ici ; assieds-toi d’abord à une table.
error-not-yours = Cette place est à quelqu’un d’autre.
error-not-seated = C’est réservé à ceux qui sont à cette table.
error-not-host = Seule la personne qui a ouvert la table peut le faire.
error-sent-away = La personne qui a ouvert la table ne souhaite pas t’y voir. Tu peux regarder.
error-not-your-turn = Ce n’est pas ton tour.
error-not-playing = La partie n’est pas en cours.
error-not-waiting = La partie a déjà commencé.
error-not-over = La partie n’est pas encore finie.
error-not-awaited = La partie n’attend pas { $name } en ce moment. Un bot pourra jouer à sa place si l’attente se prolonge, ou après son départ.
error-still-here = { $name } est à la table et doit jouer. S’il ne se passe rien, un bot pourra jouer à sa place dans { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.
error-not-away-long = { $name } vient seulement de s’absenter. Un bot pourra jouer à sa place dans { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }, sauf retour d’ici là.
error-nothing-to-play = La partie est finie à ce moment ; choisis-en un plus tôt.
error-seat-taken = Cette place est prise.
error-colour-taken = Quelqu’un d’autre a déjà cette couleur.
error-seats-taken = Toutes les places sont prises ; tu peux regarder.
error-seats-open = Il reste une place libre.
error-seat-is-open = Personne n’est assis là.
error-own-seat = C’est ta propre place ; tu peux la quitter.
error-stale = La partie avait avancé ; voici où elle en est.
error-key-used = C’est déjà fait.
error-nothing-to-undo = Rien à annuler : quelque chose a été révélé, ou quelqu’un d’autre a décidé depuis.
error-too-much-undone = On a déjà tant annulé à cette table que la partie ne peut plus que continuer.
error-illegal = Ce n’est pas possible maintenant.
error-plan-too-far = Cela va plus loin que ce que tu peux savoir maintenant : avance pas à pas.
error-seed-with-friends = Une graine ne se choisit que si aucune place n’est libre.
error-too-many-tables = Tu as déjà { $most } parties en cours. Termines-en une, ou quitte-la, avant d’en ouvrir une autre.
error-too-many-records = Tu gardes déjà { $most } enregistrements ici. Retires-en un avant d’en ajouter un autre.
error-too-many-sets = Tu gardes déjà { $most } jeux de matériel ici. Supprimes-en un avant d’en créer un autre.
error-no-set = Ce jeu de matériel n’existe pas sur cet appareil.
error-set-named = Tu as déjà un jeu de matériel nommé « { $name } ». Choisis un autre nom.
error-set-unplayable = On ne peut pas encore jouer avec « { $name } » : { $detail }
error-set-field = { $path } ne peut pas être modifié ici.
error-trial-running = Des parties d’essai sont déjà en cours. Attends qu’elles soient finies.
error-not-a-record = Seuls les enregistrements peuvent être retirés ; une partie que tu quittes disparaît de ta liste.
error-bad-link = Ce lien a déjà servi, ou il est trop ancien. Fais-en un nouveau sur l’appareil qui a la place.
error-no-hints = Les conseils sont réservés à ceux qui jouent en solitaire ou contre des bots, et aux tables où tous les ont acceptés au début.
error-nobody-decides = Personne ne décide au moment { $moment } : c’est au hasard d’agir, ou la partie est finie.
error-coach-busy = Le coach a beaucoup de parties à regarder. Réessaie dans une minute.
error-coach-refused = Le coach ne peut pas juger cela : { $detail }.
error-coach-failed = Le coach n’a pas trouvé de réponse cette fois. La partie n’en souffre pas ; réessaie.
error-unplayable = Cette partie ne peut pas continuer : elle ne suit pas les règles de cette version.
error-too-big = C’est trop gros : { $most } octets au plus.
error-try-again = Le serveur n’atteint pas les tables en ce moment. Rien n’a été changé ; réessaie.
error-no-room = Le disque du serveur est plein. Rien n’a été changé.
error-head-too-big = Le navigateur a envoyé trop de données à la fois ; { $most } octets au plus.
error-too-slow = La connexion est trop lente : la demande n’est pas arrivée en { $seconds } secondes.
error-crowded = Trop de connexions depuis ton réseau ; { $most } au plus à la fois.
error-too-often = Trop souvent ; réessaie dans { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
error-foreign-page = Cette demande venait d’une autre page.
error-wrong-host = Ce serveur ne répond pas à ce nom.
why-not-your-turn = Ce n’est pas ton tour.

## Les plateaux, partie par partie et joueur par joueur

panes = Parties du plateau
pane-with-choices = { $pane } : { $count ->
        [one] quelque chose à choisir
       *[other] { $count } choses à choisir
    }
pane-new = { $pane } : il s’y est passé quelque chose
pane-mine = Mon plateau
pane-others = Autres
player-boards = Plateaux des joueurs
board-of = Plateau : { SEAT($seat) }
