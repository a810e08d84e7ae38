# Ce que le guide d’une partie accompagnée dit de lui-même. Ce que dit une leçon se trouve dans GAME-lessons.ftl.

learn = Apprendre à jouer
learn-new-here = Jamais joué à { $game } ? Apprends-le en { $minutes } minutes
learn-title = Apprendre { $game }
learn-hint = Tu joues une vraie partie sur le vrai plateau, et un guide explique chaque chose au moment où tu en as besoin. Arrête-toi quand tu veux : tu pourras reprendre plus tard au même endroit.
lesson-begin = Commencer
lesson-restart = Depuis le début
lesson-resume = Continuer : { $chapter }
lesson-to-game = Revenir à la partie après la leçon
lesson-taken = Déjà suivie
lesson-minutes = Environ { $minutes } minutes
lesson-players = { $others ->
    [0] En solitaire
    [one] Toi et un bot
   *[other] Toi et { $others } bots
 }
companion = Guide
lesson-chapters = Chapitres
lesson-chapters-hint = Choisis n’importe quel chapitre, même s’il est déjà terminé. Le plateau est alors mis en place comme il l’est à cet endroit de la leçon, et la partie en cours s’arrête.
lesson-chapter-done = terminé
lesson-chapter-lacking = pas tout essayé
lesson-step = { $number } sur { $of }
lesson-in-tabs = Ici, tu les trouves sous les onglets qui brillent.
lesson-next = Suivant
lesson-finish = Terminer la leçon
lesson-earlier = Relire l’étape précédente
lesson-said-before = relecture : rien n’est annulé
lesson-show-me = Montre-moi où
lesson-why = Pourquoi ?
lesson-take-back = Revenir à cette étape
lesson-way-back = Revenir là où c’était possible
lesson-set-up = Recommencer ce chapitre ; cette partie s’arrête
lesson-set-up-confirm = Tu auras un nouveau plateau, prêt pour le début de ce chapitre. Cette partie s’arrête, et tu ne pourras pas y revenir.
lesson-set-up-yes = Commencer le chapitre
lesson-set-up-no = Rester dans cette partie
lesson-go-along = Continuer ainsi
lesson-otherwise = Cela s’est passé autrement, et c’est très bien : la partie continue à partir d’ici, et moi aussi.
lesson-not-now = À cette étape, seul ce qui est marqué est possible. Bientôt, tu choisiras de nouveau librement.
lesson-early = Réponds d’abord à ce que le jeu te demande. Ensuite, nous continuons.
lesson-early-otherwise = Termine ce que tu as commencé, ou reviens à cette étape. « Continuer ainsi » la saute.
lesson-end-otherwise = **Finis le tour** ainsi, ou reviens à cette étape.
lesson-also = Cela convient aussi.
lesson-past = Ta partie a pris un autre chemin, et cette étape ne peut plus s’y jouer.
lesson-past-about = Voici de quoi il s’agit. Pour la jouer quand même, recommence son chapitre : tu auras un nouveau plateau, et cette partie s’arrête.
lesson-past-again = Cela non plus ne peut pas se jouer dans ta partie.
lesson-past-again-about = Il s’agit de ceci :
lesson-lost = Voici ce qui en serait sorti ; c’est bon à savoir quand même :
lesson-untold = { $count ->
    [one] Une étape est sautée : c’est déjà fait, ou ce n’est plus nécessaire.
   *[other] { $count } étapes sont sautées : c’est déjà fait, ou ce n’est plus nécessaire.
 }
lesson-ahead = Continue à jouer comme tu veux. Je reprendrai la parole quand nous arriverons à ce que je veux te montrer ensuite.
lesson-skip = Passer cette étape
lesson-now = Dis-le-moi maintenant
lesson-turn-end =
    Tu n’as plus rien à faire pendant ce tour. **Finis-le ici.** Tant qu’il y a un bouton d’annulation à côté, tu peux encore changer d’avis.
    Tes tours finissent quand tu le dis. Un tour ne finit de lui-même que s’il ne reste rien à faire ni à annuler.
lesson-turn-end-again = Maintenant, **finis le tour**.
lesson-turn-goes-on = C’est au hasard de décider. **Continue :** tu verras ensuite ce qui vient. D’ici là, tu peux annuler.
lesson-others-wait = { $others ->
    [one] L’autre joueur attend pendant que tu lis.
   *[other] Les autres attendent pendant que tu lis.
 }
lesson-watching = { $others ->
    [one] L’autre joueur joue maintenant. Regarde le plateau.
   *[other] Les autres jouent maintenant. Regarde le plateau.
 }
lesson-over =
    La leçon est terminée. Joue cette partie jusqu’au bout, ou choisis une autre leçon.
    Au-dessus du plateau, il y a maintenant trois boutons de plus : **Conseil**, avec le point d’interrogation, demande à un coach ce qu’il ferait, la **double flèche** annule ton dernier choix, avec tout ce qui s’est passé depuis, et la petite flèche à côté montre jusqu’où tu peux encore revenir.
lesson-play-on = Continuer la partie
lesson-others = Autres leçons
lesson-later = Reprendre plus tard
lesson-without = Jouer sans le guide
lesson-fold = Mettre le guide de côté
lesson-unfold = Afficher le guide
lesson-unfold-news = Afficher le guide, qui a du nouveau à dire
lesson-more = Suite
