# Was der Begleiter einer geführten Partie von sich aus sagt. Was eine Lektion sagt, steht in GAME-lessons.ftl.

learn = Spielen lernen
learn-new-here = { $game } noch nie gespielt? Lerne es in { $minutes } Minuten
learn-title = { $game } lernen
learn-hint = Du spielst eine echte Partie auf dem echten Spielplan, und ein Begleiter erklärt dir alles, sobald du es brauchst. Hör auf, wann du magst: Später geht es dort weiter.
lesson-begin = Anfangen
lesson-restart = Von vorn
lesson-resume = Weiter: { $chapter }
lesson-to-game = Zurück zur Partie nach der Lektion
lesson-taken = Schon gemacht
lesson-minutes = Etwa { $minutes } Minuten
lesson-players = { $others ->
    [0] Für eine Person
    [one] Du und ein Bot
   *[other] Du und { $others } Bots
 }
companion = Begleiter
lesson-chapters = Kapitel
lesson-chapters-hint = Wähle ein beliebiges Kapitel, auch mehrmals. Der Spielplan wird dann so aufgebaut, wie er in der Lektion dort steht, und die jetzige Partie endet.
lesson-chapter-done = geschafft
lesson-chapter-lacking = nicht alles ausprobiert
lesson-step = { $number } von { $of }
lesson-in-tabs = Hier findest du alles unter den Reitern, die leuchten.
lesson-next = Weiter
lesson-finish = Lektion beenden
lesson-earlier = Den Schritt davor noch einmal lesen
lesson-said-before = nachgelesen: nichts wird zurückgenommen
lesson-show-me = Zeig mir, wo
lesson-why = Warum?
lesson-take-back = Zurück zu diesem Schritt
lesson-way-back = Zurück dahin, wo es noch ging
lesson-set-up = Dieses Kapitel neu beginnen; diese Partie endet
lesson-set-up-confirm = Du bekommst einen neuen Spielplan, aufgebaut für den Anfang dieses Kapitels. Diese Partie endet, und du kannst nicht zu ihr zurück.
lesson-set-up-yes = Kapitel beginnen
lesson-set-up-no = In dieser Partie bleiben
lesson-go-along = So weitermachen
lesson-otherwise = Es ist anders gekommen, und das ist in Ordnung: Die Partie geht von hier weiter, und ich gehe mit.
lesson-not-now = In diesem Schritt geht nur das Markierte. Bald entscheidest du wieder frei.
lesson-early = Beantworte erst, was das Spiel dich fragt. Dann geht es weiter.
lesson-early-otherwise = Bring zu Ende, was du angefangen hast, oder geh zurück zu diesem Schritt. „So weitermachen“ überspringt ihn.
lesson-end-otherwise = **Beende den Zug** so, oder geh zurück zu diesem Schritt.
lesson-also = Das geht auch.
lesson-past = Deine Partie ist anders verlaufen, deshalb lässt sich dieser Schritt darin nicht spielen.
lesson-past-about = Hier steht, worum es geht. Willst du ihn trotzdem spielen, beginne das Kapitel neu: Du bekommst einen neuen Spielplan, und diese Partie endet.
lesson-past-again = Auch das geht in deiner Partie nicht.
lesson-past-again-about = Es geht um Folgendes:
lesson-lost = Trotzdem gut zu wissen, was daraus geworden wäre:
lesson-untold = { $count ->
    [one] Ein Schritt entfällt: Das ist schon getan oder nicht mehr nötig.
   *[other] { $count } Schritte entfallen: Das ist schon getan oder nicht mehr nötig.
 }
lesson-ahead = Spiel weiter, wie du magst. Ich melde mich wieder, wenn wir zu dem kommen, was ich dir als Nächstes zeigen will.
lesson-skip = Schritt auslassen
lesson-now = Gleich erzählen
lesson-turn-end =
    Mehr ist in diesem Zug nicht zu tun. **Beende ihn hier.** Solange daneben ein Knopf zum Zurücknehmen steht, kannst du es dir noch anders überlegen.
    Deine Züge enden, wenn du es sagst. Von selbst endet einer nur, wenn nichts mehr zu tun und nichts mehr zurückzunehmen ist.
lesson-turn-end-again = Jetzt **beende den Zug**.
lesson-turn-goes-on = Jetzt entscheidet der Zufall. **Mach weiter:** Dann siehst du, was als Nächstes kommt. Bis dahin kannst du es zurücknehmen.
lesson-others-wait = { $others ->
    [one] Der andere Spieler wartet, während du liest.
   *[other] Die anderen warten, während du liest.
 }
lesson-watching = { $others ->
    [one] Jetzt ist der andere Spieler dran. Sieh auf den Spielplan.
   *[other] Jetzt sind die anderen dran. Sieh auf den Spielplan.
 }
lesson-over =
    Die Lektion ist geschafft. Spiel diese Partie zu Ende, oder sieh dir eine andere Lektion an.
    Über dem Spielplan gibt es jetzt drei Knöpfe mehr: **? Tipp** fragt einen Trainer, was er tun würde, der **Doppelpfeil** nimmt deine letzte Entscheidung zurück, samt allem, was seither geschehen ist, und der kleine Pfeil daneben zeigt, wie weit es sonst noch zurückgeht.
lesson-play-on = Weiterspielen
lesson-others = Andere Lektionen
lesson-later = Später weitermachen
lesson-without = Ohne Begleiter weiterspielen
lesson-fold = Begleiter zur Seite legen
lesson-unfold = Begleiter zeigen
lesson-unfold-news = Begleiter zeigen: Er hat etwas Neues zu sagen
lesson-more = Mehr
