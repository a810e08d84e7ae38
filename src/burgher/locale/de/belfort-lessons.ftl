# Die Lektionen von Belfort. Wie man sie schreibt: docs/write-a-lesson.md.

## Die erste Partie

lesson-first-game = Deine erste Partie
    .about = Baue mit Elben, Zwergen und Gnomen eine Stadt. Du spielst zwei Monate, bis zur ersten Wertung; den Rest der Partie spielst du, wie du magst.
    .otherwise-pass = Du hast **gepasst**: In diesem Monat setzt du niemanden mehr ein, und alle Arbeiter, die du noch hast, gehen jetzt sammeln.
    .otherwise-end = Du hast **deinen Zug beendet**: Jetzt sind die anderen dran. Was du nicht getan hast, muss bis nächsten Monat warten.

lesson-first-game-goal = Das Ziel
lesson-first-game-goal-welcome =
    Willkommen in **Belfort**! Elben, Zwerge und Gnome bauen zusammen eine Stadt, und alle wollen den größten Anteil daran.
    Du bist { SEAT(0) }, mit der Farbe und dem Zeichen neben deinem Namen; { SEAT(1) } und { SEAT(2) } sind Bots. Der erste Monat ist schon für dich gespielt: Alle haben ein Gebäude gebaut. Die nächsten zwei Monate spielen wir zusammen.
lesson-first-game-goal-districts =
    Die Stadt hat **fünf Bezirke**. Neben jedem steht seine Gilde; in jeder Partie sind andere dabei.
    Auf jedem Bau steht eine Figur dessen, der ihn errichtet hat. Bei der Wertung bringen die **meisten Figuren in einem Bezirk** { $scoring-district-1 } Punkte, die zweitmeisten { $scoring-district-2 }.
    Ein Bezirk hat die Farbe dessen, der dort vorn liegt. Versuche, in vielen vorn zu sein.
lesson-first-game-goal-marker = Hier steht dein erstes Gebäude, eine **Kneipe** in Bezirk 1, mit deiner Figur. { SEAT(2) } hat Gärten im selben Bezirk: eins zu eins, ein **Gleichstand**. Wer sich einen Platz teilt, bekommt nur die Punkte des nächsten. Jetzt bekämt ihr also beide { $scoring-district-2 }. Ein dritter Platz bringt zu dritt nichts.
lesson-first-game-goal-calendar =
    Das Spiel dauert sieben **Monate**. Gewertet wird dreimal: nach den Monaten mit einem Pokal, dem dritten, dem fünften und dem siebten. Die Farben sind die Jahreszeiten: Jede endet mit einer Wertung.
    Jetzt ist der zweite Monat. Bis zu den ersten Punkten sind es also zwei Monate.
lesson-first-game-goal-workers =
    Auch deine Leute bringen Punkte: { $scoring-workers-1 } für die meisten **Elben**, { $scoring-workers-1 } für die meisten **Zwerge**, { $scoring-workers-1 } für die meisten **Gnome** und je { $scoring-workers-2 } für den zweiten Platz. Bei Gleichstand gilt dasselbe: Jetzt hat jeder drei Elben und bekäme { $scoring-workers-2 }.
    Hier steht, wie viele jeder hat. „Wertung jetzt“ zeigt, was alles zusammen bringen würde: Rechnen musst du nicht.
lesson-first-game-goal-players =
    Hier steht, **was du hast**: Holz, Stein, Metall, Gold und Punkte; deine Leute, Karten und **Gebäude** auch, oder sonst in deinem eigenen Bereich. Gebäude sind die Bauten mit einer Karte, wie deine Kneipe. Die kleine Zahl an deinem Zeichen ist dein Platz in der Zugabfolge. Bei den Namen der anderen steht, was sie haben.
    Wenn du auf dem Spielplan etwas nicht kennst: { $touch ->
        [yes] Halte den Finger darauf
       *[no] Zeig darauf
    }, und du erfährst, **was es ist**.

lesson-first-game-placing = Arbeiter einsetzen
lesson-first-game-placing-home =
    Das sind deine **Arbeiter**: drei Elben, die Holz schlagen, und drei Zwerge, die Stein brechen. Die blassen daneben sind noch im Vorrat.
    Jeder Monat beginnt damit, dass sie eingesetzt werden. Reihum schickt jeder einen Arbeiter auf eine **Planke**, ein Feld mit Platz für einen, irgendwo in der Stadt. So geht es weiter, bis niemand mehr will.
lesson-first-game-placing-first = Die **Wappen** sagen, in welcher Reihenfolge ihr spielt. { SEAT(1) } hat Wappen 1 und fängt an; du hast Wappen 2.
lesson-first-game-placing-watch = { SEAT(1) } fängt an und wird einen Arbeiter zur Sägearbeiter-Gilde schicken. Bei Gilden ist der Schild die Planke. Das kostet { $fees-guild } Gold und wird { AMOUNTS($guilds-sawyers-gain) } bringen. Drücke „Weiter“ und sieh zu. Eine Gilde probierst du gleich selbst aus.
lesson-first-game-placing-desk =
    Du bist dran. Schick einen Arbeiter zum **Anwerber-Pult**: Drücke dort auf die Planke und wähle dann Elb oder Zwerg. Das kostet { $fees-recruiter } Gold.
    Dafür bekommst du **einen Arbeiter desselben Typs dazu**: Er kommt, wenn alle gesammelt haben, und arbeitet vom nächsten Monat an bis zum Ende der Partie.
    .why = Warum? Mehr Arbeiter bringen mehr von allem, jeden Monat. Je früher sie kommen, desto öfter arbeiten sie für dich.
    .otherwise = Auch das ist völlig in Ordnung: Wer zuerst kommt, bekommt die Planke, und niemand muss zum Anwerber-Pult. { $touch ->
        [yes] Halte den Finger auf eine Planke
       *[no] Zeig auf eine Planke
    }, und du erfährst, was sie bringt.
lesson-first-game-placing-camp =
    Das ist das **Lager des Königs**, ein weiterer Ort für Arbeiter.
    Es kostet nichts, und jeder darf einen Arbeiter dorthin schicken, auf die erste freie Planke. Wer dort einen Arbeiter hat, darf später sein Wappen mit jemandem tauschen. Mit einer kleineren Zahl ist man früher am Zug und baut vor den anderen.
lesson-first-game-placing-passed = Früher oder später **passt** jeder und setzt in diesem Monat niemanden mehr ein. Ein Haken neben dem Namen zeigt, wer schon gepasst hat. Wer passt, schickt alle übrigen Arbeiter auf einmal in Wald, Steinbruch, Bergwerk und Goldmine. Dort holen sie, woraus man Gebäude baut.
lesson-first-game-placing-guild = Du könntest jetzt auch passen. Aber vorher **noch ein Arbeiter**: Schick einen, Elb oder Zwerg, zur **Bergmanns-Gilde** in Bezirk 3. Ihr Schild ist die Planke: In jeder Gilde ist Platz für einen. Das kostet { $fees-guild } Gold. Jede kann etwas anderes: Die Bergleute werden dir { AMOUNTS($guilds-miners-gain) } geben, wenn nach dem Sammeln die Aktionen kommen.
    .why = Warum? Du hast die Karte einer Festung auf der Hand. Für sie brauchst du { $properties-keep-cost-metal } Metall, und du hast nur 1.
    .otherwise = Gut! Das Metall für die Festung muss dann anderswoher kommen, oder du baust etwas anderes.
    .missed = Auch zu einer **Gilde** kannst du einen Arbeiter schicken. In jeder ist Platz für einen; das kostet { $fees-guild } Gold, und jede kann etwas anderes: Die Bergmanns-Gilde in Bezirk 3 gibt { AMOUNTS($guilds-miners-gain) }.

lesson-first-game-gathering = Sammeln
lesson-first-game-gathering-pass = Du könntest noch mehr Arbeiter einsetzen. Aber jemand muss Holz und Stein holen: **Passe** jetzt. Die anderen haben schon gepasst.
    .why = Ein Arbeiter auf einer Planke sammelt nichts. In den meisten Monaten sollten die meisten deiner Arbeiter sammeln.
    .otherwise = Gut! Wer auf einer Planke steht, sammelt nicht. Wer passt, schickt alle übrigen los.
    .missed = Ein Arbeiter auf einer Planke sammelt nichts. In den meisten Monaten sollten die meisten deiner Arbeiter sammeln.
lesson-first-game-gathering-areas =
    Im zweiten Teil des Monats, den **Einnahmen**, wird an vier Orten gesammelt:
    - Im **Wald** schlägt jeder Elb 1 Holz.
    - Im **Steinbruch** bricht jeder Zwerg 1 Stein.
    - Im **Bergwerk** bringen ein Elb und ein Zwerg zusammen 1 Metall.
    - In der **Goldmine** findet jeder 1 Gold.
    Wer an einem Ort mehr Arbeiter hat als jeder andere, bekommt dort { $collection-bonus } mehr, auch im Bergwerk, und sogar ohne ein Paar.
lesson-first-game-gathering-send =
    Schick deine Arbeiter los und drücke dann „An die Arbeit“. Wohin, entscheidest du. Du hast den Plan einer **Festung** auf der Hand; für sie würde ich einen Zwerg in die **Goldmine** schicken. Von den übrigen gehören die Zwerge in den **Steinbruch** und die Elben in den **Wald**.
    .why = Die Festung kostet { AMOUNTS($properties-keep-cost) }. Fehlt dann noch **ein** Stück, können wir es später beim **Handelsposten** kaufen: Mehr erlaubt ein Besuch dort nicht. Und wo sonst niemand hingeht, wie bisher in die Goldmine, bekommt schon ein einziger Arbeiter den Bonus.
lesson-first-game-gathering-collected = Alle haben gesammelt. Das hast du jetzt: Holz, Stein, Metall und Gold. Es bleibt dir, bis du es ausgibst.

lesson-first-game-guilds = Gilden
lesson-first-game-guilds-others = Jetzt kommen die **Aktionen**: ein ganzer Zug für jeden, in der Reihenfolge der Wappen. Vorher darf sich jeder, der im Lager des Königs steht, ein anderes Wappen nehmen, von der linken Planke zur rechten. In diesem Monat kann es ihm niemand mehr nehmen. Wer dann Wappen 1 hat, fängt an.
lesson-first-game-guilds-income =
    Vor dem ersten Zug gab es **Einkommen**: Karten mit einer Münze bringen jeden Monat Gold. Deine Kneipe bringt dir { $properties-pub-income }. Hinter dem Plus steht bei jedem, was der nächste Monat bringt.
    Sobald du **Steuern** zahlen musst, stehen sie daneben, hinter einem Minus. Bis { $tax-spaces } Punkte zahlst du keine.
lesson-first-game-guilds-turn =
    Du bist dran. Jetzt darfst du **alles tun, was du bezahlen kannst**, in beliebiger Reihenfolge: Arbeiter auf Planken aktivieren, handeln, bauen, einen Gnom einstellen und zum Schluss eine Karte kaufen.
    Was geht, leuchtet, zum Beispiel eine Mauer oder der Schild einer Gilde, die du bauen könntest. Drückst du auf etwas anderes, erfährst du, warum es nicht geht. Und jeden Schritt kannst du zurücknehmen.
lesson-first-game-guilds-use = Fang mit deinem Arbeiter in der **Bergmanns-Gilde** an: Drücke dort auf den Arbeiter und lass die Bergleute graben. Du bekommst { AMOUNTS($guilds-miners-gain) }.
    .why = Jede der fünf Gilden kann etwas anderes; { $touch ->
        [yes] halte den Finger auf eine
       *[no] zeig auf eine
    }, um es zu lesen. Gilden kann man auch bauen. Dann zahlen die anderen ihre { $fees-guild } Gold an den Besitzer, der selbst nichts zahlt.
    .otherwise = Dann graben die Bergleute ein andermal.
    .missed = Ein Arbeiter auf der Planke einer Gilde wird in deinem Zug aktiviert: Drücke auf ihn, und die Gilde tut, wozu sie da ist.
    .without = **Mit dem, was du noch hast, lässt sich die Festung in diesem Zug nicht mehr bauen.** Willst du sie trotzdem bauen, drücke auf den Knopf unten. Oder mach mit dem weiter, was du hast: Fang mit deinem Arbeiter in der **Bergmanns-Gilde** an. Drücke dort auf den Arbeiter und lass die Bergleute graben. Du bekommst { AMOUNTS($guilds-miners-gain) }.

lesson-first-game-trading = Handeln
lesson-first-game-trading-card = Das sind die Karten auf deiner **Hand**. Eine Karte ist der Plan eines Gebäudes; unten steht, was es kostet. Die **Festung** kostet { AMOUNTS($properties-keep-cost) }. Vergleiche das mit dem, was du hast: Fehlt ein Stück, kannst du es kaufen.
lesson-first-game-trading-post =
    Einmal in jedem Zug darfst du zum **Handelsposten**. Dort darfst du einmal kaufen und einmal verkaufen, beides gleich nacheinander: Mit allem anderen ist der Besuch vorbei. Neben seinem Namen siehst du, ob ein Besuch läuft oder keiner mehr übrig ist.
    Kaufe, **was für die Festung noch fehlt**: Es ist markiert.
    .why = Handeln ist teuer: Zwei Stück Holz oder Stein bringen nur { $trading_post-sell-two_wood_or_stone } Gold. Aber ein fehlendes Stück kann dich einen ganzen Monat kosten.
    .ready = **Für die Festung fehlt dir nichts mehr**; du kannst diesen Schritt also überspringen. Einmal in jedem Zug darfst du zum **Handelsposten**: Dort darfst du einmal kaufen und einmal verkaufen, gleich nacheinander; mit allem anderen ist der Besuch vorbei. Probier es aus, wenn du magst.
    .without = **Mit dem, was du hast, lässt sich die Festung in diesem Zug nicht bauen**, was du auch kaufst. Willst du sie trotzdem bauen, drücke auf den Knopf unten. Oder mach mit dem weiter, was du hast. Einmal in jedem Zug darfst du zum **Handelsposten**: Dort darfst du einmal kaufen und einmal verkaufen, gleich nacheinander. Kaufe, was du am meisten brauchst, wenn du magst.
    .missed = Einmal in jedem Zug darfst du zum **Handelsposten**, um einmal zu kaufen und einmal zu verkaufen. Handeln ist teuer, aber ein fehlendes Stück kann dich einen ganzen Monat kosten.

lesson-first-game-building = Bauen
lesson-first-game-building-lead =
    Sieh dir **Bezirk 1** an, bevor du baust. { SEAT(2) } baut dort auch, und vorn liegt, wer mehr Figuren hat.
    Ein **Pfeil** bei einem Bezirk heißt: Mit einer Figur mehr rückst du dort auf; ist er gefüllt, liegst du dann vorn.
    .done = Deine Festung steht. Sieh dir nun **Bezirk 1** an: { SEAT(2) } baut dort auch, und vorn liegt, wer mehr Figuren hat. Ein **Pfeil** bei einem Bezirk heißt: Mit einer Figur mehr rückst du dort auf; ist er gefüllt, liegst du dann vorn.
    .without = **Mit dem, was du jetzt hast, lässt sich die Festung in diesem Zug nicht bauen.** Willst du sie trotzdem bauen, drücke auf den Knopf unten. Oder mach mit dem weiter, was du hast: Sieh dir **Bezirk 1** an, wo { SEAT(2) } auch baut. Vorn liegt, wer mehr Figuren hat. Ein **Pfeil** bei einem Bezirk heißt: Mit einer Figur mehr rückst du dort auf; ist er gefüllt, liegst du dann vorn.
lesson-first-game-building-keep = Baue deine **Festung**: Drücke auf ihre Karte oder ein leuchtendes Symbol. Sie steht in der Mitte der Stadt und hat in jedem Bezirk zwei Symbole; so bringt sie **zwei Figuren** auf einmal. Ich würde Bezirk 1 wählen. Jedes Gebäude kann in jedem Bezirk nur einmal gebaut werden, egal von wem.
    .why = Mit zwei Figuren mehr liegst du in Bezirk 1 vor { SEAT(2) }: { $scoring-district-1 } Punkte statt { $scoring-district-2 }. In einem leeren Bezirk wärst du auch vorn, aber dort reicht schon eine einzige Figur.
    .otherwise = In Ordnung. Die Festung bleibt auf deiner Hand, du kannst sie ein andermal bauen.
    .missed = Eine **Festung** hat in jedem Bezirk zwei Symbole; so bringt sie **zwei Figuren** auf einmal. Jedes Gebäude kann in jedem Bezirk nur einmal gebaut werden.
lesson-first-game-building-built = Die Karten von allem, was du gebaut hast, liegen offen vor dir. Sie wirken weiter: Eine **Münze** ist Einkommen, ein **Gnomenschloss** wartet auf einen Gnom, eine **Planke** nimmt einen deiner Arbeiter auf, wie in einer Gilde.
lesson-first-game-building-walls =
    Für **Mauern** und **Gilden** brauchst du keine Karte. Jede bringt eine Figur; eine Gilde gehört dann dir: Die anderen zahlen an dich.
    Zu jedem Bezirk gehören zwei Mauern, links und rechts von seiner Gilde. Eine Mauer kostet { AMOUNTS($wall-cost) }. Was eine Gilde kostet, siehst du, wenn du { $touch ->
        [yes] den Finger auf sie hältst
       *[no] auf sie zeigst
    }.
    Ein **Torhaus** baut man mit einer Karte. Es steht zwischen zwei Bezirken: Du wählst, welcher deine Figur bekommt.

lesson-first-game-gnomes = Gnome und Schlösser
lesson-first-game-gnomes-lock =
    Deine Kneipe hat ein **Gnomenschloss**. Ein **Gnom** entriegelt es und bleibt für immer dort; dann kann das Gebäude mehr.
    Deine Kneipe macht einen Zwerg zum **Meister**, der mehr sammelt; eine Bank gibt dir in jedem Zug Gold, ein Markt einen weiteren Besuch beim Handelsposten, und in Turm und Gasthof wird die Planke benutzbar. Die Planken aller anderen Gebäude kommen ohne Gnom aus. { $touch ->
        [yes] Halte den Finger auf eine Karte
       *[no] Zeig auf eine Karte
    }, und sie sagt es dir.
lesson-first-game-gnomes-hire = Stelle einen Gnom für deine Kneipe ein: Drücke auf ihr Gnomenschloss. Das kostet { $fees-hire_gnome } Gold und geht einmal in jedem Zug.
    .why = Mit einem Gnom in der Kneipe wird einer deiner Zwerge ein **Meister**. Er bringt aus dem Steinbruch { $collection-master } Stein statt 1. Und Gnome zählen bei der Wertung.
    .otherwise = Dann warten die Gnome. Viele sind es nicht: Sind alle eingestellt, bekommt niemand mehr einen.
    .missed = In jedem Zug kannst du einen **Gnom** einstellen, für { $fees-hire_gnome } Gold. Auch Gnome zählen bei der Wertung.
lesson-first-game-gnomes-master =
    Ein Gnom in der Kneipe macht einen deiner Zwerge zum **Meister**. Beim Sammeln schafft er so viel wie { $collection-master }: Im Bergwerk kann er mit { $collection-master } Elben arbeiten.
    Sonst zählt er als einer: auf einer Planke, und wenn es darum geht, wer die meisten hat.
    Ein Gnom in den Gärten macht einen Elben zum Meister.
lesson-first-game-gnomes-buy =
    Das Letzte in einem Zug: eine **neue Karte** für { $fees-buy_card } Gold. Nimm eine offene aus dem **Angebot** oder eine unbekannte vom Stapel.
    Ich würde den **Turm** nehmen: Was er kostet ({ AMOUNTS($properties-tower-cost) }), können deine Arbeiter in einem Monat holen. Danach beende deinen Zug: An seinem Ende darfst du höchstens { $limits-hand } Karten auf der Hand haben.
    .why = Ohne Karten gibt es nur Mauern und Gilden zu bauen. Die blassen Karten neben dem Stapel sind abgelegt.
    .otherwise-end = Du hast deinen Zug ohne Karte beendet. Das kann richtig sein: Gold ist knapp.
    .missed = Am Ende eines Zuges darfst du eine **Karte** kaufen, für { $fees-buy_card } Gold, offen oder unbekannt. Behalten darfst du höchstens { $limits-hand }.

lesson-first-game-month = Ein Monat auf eigene Faust
lesson-first-game-month-aim = Der dritte Monat hat begonnen, und **an seinem Ende wird gewertet**. Was du jetzt baust, zählt bei dieser Wertung mit.
lesson-first-game-month-plan =
    Hier ist eine Aufgabe: **Baue in diesem Monat so viel wie möglich von dem, was du auf der Hand hast.** Was es kostet, steht unten auf jeder Karte.
    Vergleiche das mit dem, was du hast: Den Rest müssen deine Arbeiter holen.
lesson-first-game-month-camp = Zuerst ins **Lager des Königs**, mit irgendeinem Arbeiter: Wer dort steht, darf ein Wappen wählen, und mit Wappen 1 bist du vor den anderen am Zug.
    .why = Jedes Gebäude steht in einem Bezirk nur einmal. Wer zuerst am Zug ist, baut dort, wo es am meisten zählt.
    .otherwise = Es geht auch ohne das Lager. Dann bist du am Zug, wenn dein Wappen an die Reihe kommt.
    .missed = Wer ins **Lager des Königs** geht, darf ein Wappen wählen, wenn alle gesammelt haben: Mit Wappen 1 bist du vor den anderen am Zug.
lesson-first-game-month-alone =
    Jetzt bist du auf dich gestellt: Setze noch Arbeiter ein oder passe, und schick die übrigen zum Sammeln. Kannst du niemanden mehr einsetzen, passt das Spiel für dich.
    .why = Was kosten deine Karten, und was hast du schon? Was fehlt, entscheidet, wer wohin geht: Zwerge bringen Stein, Elben Holz.
lesson-first-game-month-crest = Du stehst im Lager des Königs: Nimm **Wappen 1**, dann bist du zuerst am Zug. Wer es hatte, bekommt deines.
    .otherwise = Du behältst in diesem Monat dein Wappen und bist am Zug, wenn es an die Reihe kommt.
    .missed = Wer im **Lager des Königs** steht, darf ein Wappen wählen, wenn alle gesammelt haben, und gibt seines dafür her.

lesson-first-game-taxes = Einkommen und Steuern
lesson-first-game-taxes-income = Hier steht wieder dein Einkommen, hinter dem Plus. Hinter einem Minus werden **Steuern** stehen: Noch zahlt niemand, denn noch hat niemand Punkte. Das ändert sich mit der ersten Wertung; gut zu wissen also, wie viel du dann zahlst.
lesson-first-game-taxes-track =
    Das ist die **Wertungsskala**. Sie beginnt oben und läuft um die Stadt. Je weiter du bist, desto mehr **Steuern** zahlst du jeden Monat: nichts auf den ersten { $tax-spaces } Feldern, 1 Gold auf den nächsten { $tax-spaces }, dann 2, und so weiter; die Zahlen neben der Skala zeigen es.
    Jedes Gold, das du nicht zahlen kannst, kostet dich **einen Punkt**. Die Steuern zahlst du nach dem Sammeln, und das Einkommen des Monats kommt kurz davor. Behalte also immer etwas Gold zurück.

lesson-first-game-scoring = Wertung
lesson-first-game-scoring-turn =
    Du bist dran, zum letzten Mal vor der Wertung. **Baue**, was du kannst, dort, wo es dir am meisten bringt. Wenn du fertig bist, beende deinen Zug. Aber behalte etwas Gold: Im nächsten Monat brauchst du es für Gilden und Anwerber-Pult, und das Einkommen kommt erst nach dem Sammeln.
    .why = Wo noch niemand eine Figur hat, liegst du schon mit einer einzigen vorn. Wo du schon vorn bist, sichert eine weitere den Vorsprung. Gold übrig? Auch ein Gnom zählt bei der Wertung, und mit einer neuen Karte hast du nächsten Monat etwas zu bauen.
lesson-first-game-scoring-watch = Die anderen beenden den Monat. Dann wird gewertet. Gold, das übrig ist, bleibt dir.
lesson-first-game-scoring-districts =
    Die Stadt ist gewertet. In jedem Bezirk gab es { $scoring-district-1 } Punkte für die meisten Figuren und { $scoring-district-2 } für den zweiten Platz. Zu viert und zu fünft gibt es { $scoring-district-3 } für den dritten.
    Die kleinen Zahlen neben den Bezirken zeigen immer, wie es gerade ausginge.
lesson-first-game-scoring-ties = Du kennst es vom Anfang: Wer sich einen Platz teilt, bekommt nur die Punkte des nächsten. Wo { SEAT(1) } und { SEAT(2) } gleich viele Figuren haben und niemand mehr, bekommen beide { $scoring-district-2 } Punkte, und niemand { $scoring-district-1 }. Zu dritt bringt ein geteilter zweiter Platz nichts.
lesson-first-game-scoring-workers = Nach den Bezirken wurden die Leute gezählt. Für die meisten Elben, Zwerge und Gnome gab es je { $scoring-workers-1 } Punkte, für den zweiten Platz je { $scoring-workers-2 }. Auch dafür lohnen sich das Anwerben und jeder Gnom.
lesson-first-game-scoring-points = Hier sind deine Punkte. Was die nächsten Wertungen bringen, kommt dazu. Von jetzt an zahlst du jeden Monat **Steuern** dafür: Wie viel, sagt die Zahl neben deinem Feld. Punkte verlierst du nur für Steuern, die du nicht zahlen kannst. Wer Punkte hat, braucht also auch Einkommen.
lesson-first-game-scoring-own =
    Eine eigene Partie beginnt etwas früher: Du bekommst { $start-deal } Karten und wählst { $start-keep }, die du behältst. Und es sind andere Gilden dabei. Ein **blauer Schild** hilft beim Bauen und Handeln, ein **grüner** gibt Ressourcen, und ein **dunkelroter** greift in das ein, was andere haben.
    Zu zweit spielen zwei **Nicht-Spieler** mit, für die ihr entscheidet: Sie blockieren von Anfang an Gilden, und sie bauen. Wie das geht, zeigt die kurze Lektion „Belfort zu zweit“.
lesson-first-game-scoring-end =
    Das ist Belfort: **Jetzt weißt du, wie es geht**. Vier Monate bleiben, mit Wertungen nach dem fünften und dem siebten. Dann gewinnt, wer die meisten Punkte hat. Bei Gleichstand zählt, was an Holz, Stein, Metall und Gold übrig ist, Metall doppelt.
    Von jetzt an entscheiden die Bots selbst. Kennst du eine Karte nicht, { $touch ->
        [yes] halte den Finger darauf
       *[no] zeig darauf
    }. Die Regeln findest du unter „Regeln“. Viel Spaß!

## Zu zweit

lesson-two-players = Belfort zu zweit
    .about = Für alle, die das Spiel kennen: was die zwei Nicht-Spieler in einer Partie zu zweit tun.

lesson-two-players-dwarves = Die Zwerge, die blockieren
lesson-two-players-dwarves-welcome =
    Zu zweit spielen zwei **Nicht-Spieler** mit: { SEAT(2) } und { SEAT(3) }, in diesen Farben. Sie setzen keine Arbeiter ein und bekommen keine Punkte, aber sie stehen im Weg: Sie blockieren Gilden, sie bauen einmal im Monat, und sie zählen mit, wenn es um Mehrheiten geht. Dabei zählt jeder von Anfang an, als hätte er { $two_players-elves } Elben und { $two_players-dwarves } Zwerge.
    Ihr beide entscheidet, was sie tun: Wer im Monat zuerst dran ist, mit Wappen 1, für Nicht-Spieler 3; wer als Zweiter dran ist, mit Wappen 2, für Nicht-Spieler 4. Wechseln die Wappen, wechseln auch die Nicht-Spieler.
lesson-two-players-dwarves-block = Du hast Wappen 1. Stelle den **Zwerg** von Nicht-Spieler 3 auf eine Gilde. Dort steht er den ganzen Monat, und niemand kann dort einen Arbeiter einsetzen.
    .why = Blockiere, was dein Gegenüber dringender braucht als du. Was du selbst brauchst, sagen dir deine Karten.
lesson-two-players-dwarves-blocked = Auch { SEAT(1) } hat eine Gilde blockiert. **Gebaut** werden kann eine blockierte Gilde trotzdem.

lesson-two-players-building = Was sie bauen
lesson-two-players-building-month = Jetzt ein Monat wie jeder andere: Setze Arbeiter ein, passe und schick die übrigen zum Sammeln. Wer im Lager des Königs war, wählt danach ein Wappen.
lesson-two-players-building-turn = Jetzt kommen die Aktionen, wie immer. Wenn du dran bist, baue, was du magst, und beende deinen Zug.
lesson-two-players-building-watch = Ihr beide macht eure Züge wie immer. Danach **bauen die Nicht-Spieler**, und jeder von euch entscheidet für einen von ihnen.
lesson-two-players-building-card = Wenn ihr beide am Zug wart, **bauen die Nicht-Spieler**, jeden Monat. Wähle zuerst eine **Karte** für den Nicht-Spieler, der zu deinem Wappen gehört: eine offene, für die noch Platz ist, oder die oberste des Stapels. Sie kostet nichts. Ist für die vom Stapel kein Platz, wird nichts gebaut.
    .why = Die Karte ist danach weg. So kannst du auch eine aus dem Weg räumen, die dein Gegenüber gern hätte.
lesson-two-players-building-place = Wähle jetzt, wo der Nicht-Spieler seine **Figur** bekommt: auf einem freien Symbol dieses Typs, in einem beliebigen Bezirk. Ist in **Bezirk 2** eines frei, würde ich dieses nehmen. Nicht-Spieler bauen nur, was auf Karten steht, nie eine Mauer oder eine Gilde.
    .why = Wer mit einem Nicht-Spieler gleichauf liegt, bekommt weniger Punkte. Also dorthin, wo { SEAT(1) } baut, hier in Bezirk 2, oder wo es dir nicht schadet.
    .otherwise = Auch das ist erlaubt. Sieh dir aber an, was es dort bewirkt: Die Figur eines Nicht-Spielers zählt überall mit. Wo **du** baust, kann sie dich Punkte kosten; wo { SEAT(1) } baut, kostet sie { SEAT(1) } welche.
    .missed = Die **Figur** eines Nicht-Spielers kommt auf irgendein freies Symbol ihres Typs. Wer mit einem Nicht-Spieler gleichauf liegt, bekommt weniger Punkte: Also dorthin, wo { SEAT(1) } baut, oder wo es dir nicht schadet.
lesson-two-players-building-walked = Beide Nicht-Spieler haben gebaut, und beide **Zwerge sind weitergezogen**, im Uhrzeigersinn zur nächsten Gilde. So ist jede Gilde einmal blockiert und wird wieder frei. Gehört dir die Gilde, zu der sie ziehen, bekommst du { $fees-guild } Gold aus dem Vorrat.

lesson-two-players-scoring = Wertung
lesson-two-players-scoring-districts = Bezirke werden wie zu viert gewertet: { $scoring-district-1 } Punkte, { $scoring-district-2 } und { $scoring-district-3 }. Wo ein Nicht-Spieler Figuren hat, belegt er einen **Platz**, aber Punkte bekommt er nicht. Wer sich einen Platz teilt, und sei es mit einem Nicht-Spieler, bekommt nur die Punkte des nächsten.
lesson-two-players-scoring-workers = Bei Elben und Zwergen zählt jeder Nicht-Spieler, als hätte er { $two_players-elves } Elben und { $two_players-dwarves } Zwerge. Hast du mehr, liegst du vor ihnen; hast du gleich viele, teilst du dir mit ihnen den ersten Platz und bekommst { $scoring-workers-2 }; hast du weniger, bekommst du nichts. Gnome haben sie nicht: Da kann ein einziger für den ersten Platz reichen.
