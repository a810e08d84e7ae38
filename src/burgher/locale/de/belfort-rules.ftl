# Die Regeln von Belfort in eigenen Worten, in der Reihenfolge der Spielregel.
#
# Eine Nachricht ist ein Abschnitt: ihr Wert ist die Überschrift, `.text` der Inhalt. Jede Zeile eines Textes ist ein
# Absatz; eine Zeile, die mit "- " beginnt, ist ein Eintrag einer Liste, und [einige Worte](actions-hire-a-gnome) führen
# zum Abschnitt rule-actions-hire-a-gnome. Keine Zeile beginnt mit einer eckigen Klammer.
#
# Argumente sind die Zahlen der Materialdatei ($fees-hire_gnome ist hire_gnome in [fees]; eine Tabelle von Ressourcen ist
# für AMOUNTS) und die Optionen des Tisches ($option-keep_crest: yes oder no).

## Überblick

rule-overview = Das Spiel in Kürze
    .text =
        Du bist Oberbaumeister. Mit den anderen am Tisch baust du die Stadt Belfort, die aus fünf Bezirken besteht. Deine Elben und Zwerge beschaffen Holz, Stein, Metall und Gold. Damit baust du, und jeder Bau bringt eine deiner Gebäudefiguren in einen Bezirk. In deinen Gebäuden arbeiten Gnome und machen sie besser.
        Am Ende jeder Jahreszeit wird gewertet, insgesamt dreimal. Punkte bekommt, wer in einem Bezirk die meisten Gebäudefiguren hat und wer die meisten Elben, Zwerge und Gnome hat. Wer nach der letzten Wertung die meisten Punkte hat, gewinnt.
        Ein Monat ist eine Runde: siehe [Ablauf eines Monats](round-order).

rule-overview-city = Die Stadt
    .text =
        Die fünf Bezirke bilden einen Ring. Jeder hat die gleichen Symbole: je eines für Kneipe, Gärten, Turm, Gasthof, Schmiede, Bank, Markt und Bibliothek; zwei für seinen Abschnitt der [Festung](properties-keep); zwei für Mauern; eines für seine Gilde; und die Hälfte von zwei [Torhäusern](properties-gatehouse).
        Ein Torhaus steht auf der Grenze zwischen zwei Bezirken und hat in jedem ein Symbol. Es gibt also fünf Torhäuser.
        Die beiden Mauern eines Bezirks zählen einzeln.

rule-overview-hidden = Was offen und was geheim ist
    .text =
        Handkarten sind geheim, ebenso die Reihenfolge des Nachziehstapels. Alles andere ist offen: Ressourcen, Gold, Arbeiter, gebaute Karten, Angebot und Ablagestapel.
        Eine Karte, die aus dem Angebot genommen wurde, haben alle gesehen.

## Aufbau

rule-game-set-up = Aufbau
    .text =
        Zu Beginn haben alle:
        - { AMOUNTS("wood", $start-wood, "stone", $start-stone, "metal", $start-metal, "gold", $start-gold) }
        - Elben: { $start-elves }, Zwerge: { $start-dwarves }. Weitere warten im Vorrat; niemand kann je mehr als { $limits-elves } Elben und { $limits-dwarves } Zwerge haben.
        - ein ausgelostes Wappen
        - { $start-deal } Gebäudekarten, von denen du { $start-keep } behältst. Alle wählen gleichzeitig, der Rest wird offen abgelegt.
        Dann werden { $start-pool } Karten vom Nachziehstapel als Angebot aufgedeckt. Noch hat niemand Punkte.
        Gnome auf Jobsuche: { $by_players-gnomes-2 } zu zweit, { $by_players-gnomes-3 } zu dritt, { $by_players-gnomes-4 } zu viert, { $by_players-gnomes-5 } zu fünft. Mehr gibt es im ganzen Spiel nicht.
        Zu zweit ist einiges anders: siehe [Spiel zu zweit](two-player-game).

rule-game-set-up-guilds = Welche Gilden in der Stadt liegen
    .text =
        Fünf der [zwölf Gilden](guilds) liegen in der Stadt, in jedem Bezirk eine. Wo, entscheidet der Zufall.
        - Anfängerspiel: { $guild_mix-beginner-basic } Basis- und { $guild_mix-beginner-resource } Ressourcen-Gilden.
        - Normalspiel: { $guild_mix-normal-basic } Basis-, { $guild_mix-normal-resource } Ressourcen- und { $guild_mix-normal-interactive } interaktive Gilden.
        - Profispiel: fünf beliebige, ausgelost.
        - Am Tisch gewählt: Ihr nennt eure fünf.
        Zu zweit wird als einzige interaktive Gilde die Zauberer-Gilde verwendet. Im Normalspiel liegen dann neben ihr { $guild_mix-normal_for_two-basic } Basis- und { $guild_mix-normal_for_two-resource } Ressourcen-Gilden.

rule-game-set-up-options = Was am Tisch wählbar ist
    .text =
        Die Ausgaben der Spielregel unterscheiden sich in einigen Punkten. Vor dem Spiel wählt ihr, was am Tisch gilt.
        - { option-guilds }: { option-guilds-hint }
        - { option-chosen-guilds }: { option-chosen-guilds-hint }
        - { option-thieves-gold }: { option-thieves-gold-hint }
        - { option-shared-gatehouses }: { option-shared-gatehouses-hint }
        - { option-keep-crest }: { option-keep-crest-hint }
        - { option-forgo-actions }: { option-forgo-actions-hint }
        - { option-markers-needed }: { option-markers-needed-hint }
        - { option-mine-pairs-only }: { option-mine-pairs-only-hint }
        - { option-np-keep-markers }: { option-np-keep-markers-hint }
        - { option-np-dwarves-together }: { option-np-dwarves-together-hint }

rule-game-set-up-numbers = Woher die Zahlen stammen
    .text =
        Die Zahlen in diesen Regeln sind die, mit denen gespielt wird. Die meisten stammen aus der Spielregel. Was nur auf dem gedruckten Material steht, war nicht nachzulesen: wie sich die Baukosten auf Holz, Stein und Metall verteilen, einige Preise des Handelspostens und wo die Steuerklassen enden. Das ist rekonstruiert. Von Teilen mit solchen Zahlen kommst du zu deiner Schachtel; dort kannst du sie berichtigen.
        Wer das Spiel besitzt, kann sie auch in einer Materialdatei berichtigen und damit spielen.

## Ablauf

rule-round-order = Ablauf eines Monats
    .text =
        Zuerst rückt der [Kalender](calendar) auf den neuen Monat vor. Dann kommen vier Phasen:
        - [Einsetzen](placement): Die Arbeiter gehen an ihre Plätze.
        - [Einnahmen](collection): Ressourcen, neue Arbeiter, Wappen und Einkommen kommen herein, und Steuern werden bezahlt.
        - [Aktionen](actions): Alle bauen der Reihe nach, aktivieren Arbeiter, handeln und stellen Gnome ein.
        - [Wertung](scoring): nur im letzten Monat einer Jahreszeit.
        Gefragt wird immer nur eines. Was du begonnen hast, etwa einen Tausch oder einen Diebstahl, führst du zu Ende, bevor du etwas anderes tust.

rule-calendar = Kalender
    .text =
        Der Kalenderanzeiger rückt einen Monat weiter. Der Frühling hat { $calendar-seasons-spring } Monate, der Sommer { $calendar-seasons-summer } und der Herbst { $calendar-seasons-autumn }. Der letzte Monat jeder Jahreszeit endet mit einer [Wertung](scoring).

## Einsetzen

rule-placement = Einsetzen
    .text =
        In der Reihenfolge der Wappen setzt jeder einen Arbeiter auf eine freie Planke oder passt. Das geht reihum, bis alle gepasst haben.
        Auf einer Planke hat ein Arbeiter Platz. Sie bleibt besetzt, bis dieser Arbeiter nach Hause kommt.
        Einsetzen kannst du Arbeiter, die du zu Hause hast. Ein Meister wird eingesetzt wie jeder andere und leistet auf einer Planke auch nicht mehr.
        Kostet eine Planke eine Gebühr, zahlst du sie beim Einsetzen. Wer nicht zahlen kann, kann dort nicht einsetzen.
        Planken gibt es am [Anwerber-Pult](placement-recruiters-desk), im [Lager des Königs](placement-kings-camp), bei den [Gilden](placement-guilds) und auf deinen [Gebäudekarten](placement-property-cards). Auf die [Ressourcenfelder](placement-passing-and-resource-areas) gehen Arbeiter erst, wenn du passt.

rule-placement-recruiters-desk = Anwerber-Pult
    .text =
        Ein Arbeiter hier bringt bei den [Einnahmen](collection-recruiters-desk) einen neuen vom selben Typ: ein Elb einen Elben, ein Zwerg einen Zwerg.
        Die Gebühr beträgt { $fees-recruiter } Gold und geht in den Vorrat.
        Planken: { $by_players-recruiter_planks-2 } zu zweit, { $by_players-recruiter_planks-3 } zu dritt, { $by_players-recruiter_planks-4 } zu viert, { $by_players-recruiter_planks-5 } zu fünft. Du darfst mehr als eine besetzen.

rule-placement-kings-camp = Lager des Königs
    .text =
        Mit einem Arbeiter hier kannst du bei den [Einnahmen](collection-kings-camp) ein anderes Wappen nehmen und damit einen anderen Platz in der Zugabfolge. Eine Gebühr gibt es nicht.
        Jeder darf pro Monat einen Arbeiter hier haben. Wer zuerst kommt, wählt zuerst.

rule-placement-guilds = Gilden
    .text =
        Jede Gilde hat eine Planke. Mit einem Arbeiter dort nutzt du in deinem Zug der Phase Aktionen, was die [Gilde](guilds) bietet.
        Die Gebühr beträgt { $fees-guild } Gold. Gehört die Gilde jemand anderem, bekommt der Besitzer die Gebühr sofort. Gehört sie niemandem, geht die Gebühr in den Vorrat. Bei deiner eigenen Gilde zahlst du nichts.
        Baust du die Gilde später im selben Monat, bekommst du die Gebühr nicht zurück.

rule-placement-property-cards = Gebäudekarten
    .text =
        Du darfst Arbeiter auf die Planken von Gebäuden setzen, die du mit einer Karte gebaut hast. Handkarten zählen nicht, die Karten der anderen auch nicht.
        Manche dieser Planken kosten eine Gebühr. Sie geht in den Vorrat.
        Manche Planken sind verriegelt: die von [Turm](properties-tower) und [Gasthof](properties-inn). Ein Gnom auf der Karte entriegelt die Planke, vom nächsten Einsetzen an.

rule-placement-passing-and-resource-areas = Passen und die Ressourcenfelder
    .text =
        Passen darfst du jedes Mal, wenn die Reihe an dich kommt. Wer keinen Arbeiter mehr hat, passt automatisch. Wer gepasst hat, setzt bis zum nächsten Monat nichts mehr ein.
        Wenn du passt, gehen alle deine übrigen Arbeiter sofort auf die Ressourcenfelder, verteilt, wie du willst:
        - Wald: nur Elben.
        - Steinbruch: nur Zwerge.
        - Bergwerk: Elben und Zwerge.
        - Goldmine: Elben und Zwerge.
        Auf jedem Feld ist Platz für alle. Niemand darf zu Hause bleiben.
        { $option-mine_pairs_only ->
            [yes] An diesem Tisch braucht im Bergwerk jeder einen Partner vom anderen Typ. Da ein Meister wie { $collection-master } zählt, kann er mit ebenso vielen des anderen Typs ein Paar bilden oder mit weniger.
           *[no] Im Bergwerk bringen nur Paare Metall. Ein Arbeiter ohne Partner darf trotzdem hin und zählt für den [Bonus](collection-resource-areas).
        }

## Einnahmen

rule-collection = Einnahmen
    .text =
        Die Felder der Einnahmentafel kommen nacheinander an die Reihe: [Wald, Steinbruch, Bergwerk und Goldmine](collection-resource-areas), das [Anwerber-Pult](collection-recruiters-desk), das [Lager des Königs](collection-kings-camp) und zuletzt [Einkommen und Steuern](collection-income-and-taxes). Die Arbeiter dort kommen nach Hause.
        Arbeiter bei Gilden und auf Gebäudekarten bleiben stehen. Sie sind in der Phase [Aktionen](actions-activate-previously-placed-workers) an der Reihe.

rule-collection-resource-areas = Ressourcenfelder
    .text =
        - Wald: 1 Holz für jeden Elben.
        - Steinbruch: 1 Stein für jeden Zwerg.
        - Bergwerk: 1 Metall für jedes Paar aus Elb und Zwerg. { $option-mine_pairs_only ->
            [yes] An diesem Tisch muss dort jeder einen Partner haben.
           *[no] Arbeiter ohne Partner bringen nichts, zählen aber für den Bonus.
        }
        - Goldmine: 1 Gold für jeden Arbeiter.
        Wer auf einem Feld allein die meisten Arbeiter hat, bekommt dort einen Bonus: { $collection-bonus } mehr von dem, was es dort gibt. Haben mehrere die meisten, bekommt niemand den Bonus. Wer allein auf einem Feld ist, hat die meisten.

rule-collection-masters = Meister
    .text =
        Ein Meister sammelt auf allen vier Ressourcenfeldern so viel wie { $collection-master } Arbeiter. Im Bergwerk bildet ein Meisterelb Paare wie { $collection-master } Elben, ein Meisterzwerg wie { $collection-master } Zwerge.
        Beim Bonus eines Feldes und bei allem anderen zählt ein Meister als ein Arbeiter.
        Du kannst bis zu { $limits-masters_of_a_kind } Meisterelben und ebenso viele Meisterzwerge haben. Zu Meistern werden sie durch Gnome in der [Kneipe](properties-pub) und in den [Gärten](properties-gardens).

rule-collection-recruiters-desk = Anwerber-Pult
    .text =
        Für jeden deiner Arbeiter hier bekommst du einen neuen vom selben Typ aus dem Vorrat. Er ist ein normaler Arbeiter, auch wenn ihn ein Meister angeworben hat.
        Ist von diesem Typ keiner mehr im Vorrat, bekommst du nichts. Die Gebühr gibt es nicht zurück.

rule-collection-kings-camp = Lager des Königs
    .text =
        In der Reihenfolge der Planken darf jeder hier sein Wappen mit dem eines anderen Spielers tauschen oder es behalten.
        Jedes Wappen kann pro Monat einmal genommen werden. Ein Wappen, das du genommen hast, kann dir also niemand mehr nehmen.
        { $option-keep_crest ->
            [no] In dieser Partie ist ein Wappen, das du behältst, nicht sicher: Wer nach dir wählt, darf es nehmen.
           *[yes] Auch ein Wappen, das du behältst, ist sicher.
        }
        Die neue Zugabfolge gilt sofort, schon für die Aktionen dieses Monats.

rule-collection-income-and-taxes = Einkommen und Steuern
    .text =
        Zuerst bekommst du Gold für deine gebauten Gebäudekarten, so viel, wie auf den [Karten](properties) steht. Was du ohne Karte gebaut hast, bringt kein Einkommen.
        Dann zahlst du Steuern nach deinem Platz auf der Wertungsskala. Die Skala hat Steuerklassen von { $tax-spaces } Feldern. In der ersten Klasse und davor zahlst du nichts. In jeder weiteren zahlst du 1 Gold mehr als in der Klasse davor. Das geht über das Ende der gedruckten Skala hinaus so weiter.
        Was du zahlen kannst, musst du zahlen. Für jedes Gold, das du nicht zahlen kannst, verlierst du einen Punkt.
        Die Klasse wird einmal abgelesen, bevor jemand zahlt.

## Aktionen

rule-actions = Aktionen
    .text =
        In der Reihenfolge der Wappen macht jeder einen ganzen Zug. In deinem Zug darfst du Folgendes tun, in beliebiger Reihenfolge und auch abwechselnd:
        - [Gebäude](actions-build-properties), [Mauern](actions-build-walls) und [Gilden](actions-build-guilds) bauen, sooft du zahlen kannst
        - eingesetzte [Arbeiter aktivieren](actions-activate-previously-placed-workers)
        - einmal den [Handelsposten besuchen](actions-visit-the-trading-post)
        - einmal einen [Gnom einstellen](actions-hire-a-gnome)
        - Gnome in deiner [Bank](properties-bank) und deiner [Schmiede](properties-blacksmith) arbeiten lassen
        - als Allerletztes eine [Gebäudekarte kaufen](actions-buy-a-property-card)
        Kosten zahlst du in den Vorrat, von dem, was du in diesem Augenblick hast. Was du in deinem Zug bekommst, kannst du im selben Zug ausgeben.

rule-actions-build-properties = Gebäude bauen
    .text =
        Wähle eine Gebäudekarte von deiner Hand und bezahle ihre Baukosten. Lege die Karte vor dir aus. Setze eine Gebäudefigur auf ein freies Symbol dieses Typs, in einem Bezirk deiner Wahl.
        Von nun an ist die Karte gebaut. Sie bringt Einkommen, ihre Planke ist vom nächsten Einsetzen an nutzbar, und auf ihr Gnomenschloss kann sofort ein Gnom.
        Ist kein Symbol dieses Typs mehr frei, lässt sich die Karte nicht bauen.
        Die [Festung](properties-keep) bekommt zwei Figuren. Für das [Torhaus](properties-gatehouse) gelten eigene Regeln.

rule-actions-build-walls = Mauern bauen
    .text =
        Eine Mauer kostet { AMOUNTS($wall-cost) } und braucht keine Karte. Setze eine Gebäudefigur auf eine freie Mauer. Sie zählt in ihrem Bezirk wie jede andere Figur.
        Jeder Bezirk hat zwei Mauern. Sie zählen einzeln.

rule-actions-build-guilds = Gilden bauen
    .text =
        Eine Gilde braucht keine Karte. Bezahle die Baukosten der [Gilde](guilds) und setze eine Gebäudefigur darauf. Nun gehört sie dir.
        Für den Besitzer ist die Planke kostenlos, und die anderen zahlen ihre Gebühr an ihn.
        Eine Gilde, die schon jemandem gehört, kann nicht noch einmal gebaut werden.

rule-actions-activate-previously-placed-workers = Eingesetzte Arbeiter aktivieren
    .text =
        Arbeiter, die du bei Gilden und auf deinen Gebäudekarten eingesetzt hast, tun jetzt nacheinander ihre Arbeit, wann du willst. Danach kommt jeder nach Hause.
        Bevor dein Zug endet, und auch bevor du eine Karte kaufst, müssen alle nach Hause gekommen sein.
        { $option-forgo_actions ->
            [no] In dieser Partie muss jeder seine Arbeit tun. Einfach zurücknehmen darfst du ihn nicht.
           *[yes] Du darfst einen Arbeiter auch zurücknehmen, ohne ihn zu aktivieren.
        }
        Was keine Wirkung haben kann, verfällt. Der Arbeiter kommt trotzdem nach Hause. Wo es „bis zu“ heißt oder du verzichten darfst, kannst du jederzeit aufhören; andere Entscheidungen musst du treffen.

rule-actions-visit-the-trading-post = Den Handelsposten besuchen
    .text =
        Besuche pro Zug: { $trading_post-visits }. Mehr bekommst du durch jeden Gnom auf einem [Markt](properties-market) und durch die [Kaufmanns-Gilde](guilds-merchants).
        Ein Besuch ist eine Handlung: Du darfst einmal kaufen und einmal verkaufen, in beliebiger Reihenfolge, aber ohne etwas dazwischen. Tust du etwas anderes, ist der Besuch zu Ende.
        - Kaufen: 1 Holz für { $trading_post-buy-wood } Gold, 1 Stein für { $trading_post-buy-stone } Gold oder 1 Metall für { $trading_post-buy-metal } Gold.
        - Verkaufen: 1 Metall für { $trading_post-sell-metal } Gold oder zwei Stück Holz oder Stein, auch gemischt, für { $trading_post-sell-two_wood_or_stone } Gold.

rule-actions-hire-a-gnome = Einen Gnom einstellen
    .text =
        Einmal pro Zug darfst du für { $fees-hire_gnome } Gold einen Gnom einstellen. Setze ihn auf ein freies Gnomenschloss eines Gebäudes, das du mit einer Karte gebaut hast. Dort bleibt er bis zum Spielende.
        Was verriegelt war, wirkt sofort. Die Planken von Turm und Gasthof sind vom nächsten Einsetzen an nutzbar.
        Du brauchst ein freies Gnomenschloss. Sind keine Gnome mehr auf Jobsuche, kann niemand mehr einen einstellen.
        Gnome vom [Turm](properties-tower) und von der [Anwerber-Gilde](guilds-recruiters) kommen zusätzlich und kosten nichts.

rule-actions-buy-a-property-card = Eine Gebäudekarte kaufen
    .text =
        Als Letztes in deinem Zug darfst du für { $fees-buy_card } Gold eine Karte kaufen: eine aus dem Angebot oder die oberste des Nachziehstapels. Damit endet dein Zug.
        Eine Karte, die aus dem Angebot genommen wurde, wird sofort ersetzt.
        Ist der Nachziehstapel leer, wird der Ablagestapel gemischt und tritt an seine Stelle. Ist auch der leer, wird nichts gezogen, und das Angebot bleibt, wie es ist.

rule-actions-ending-the-turn = Ende des Zuges
    .text =
        Du darfst deinen Zug beenden, wenn alle deine eingesetzten Arbeiter nach Hause gekommen sind.
        Dann zieht jeder Gnom in einer [Bibliothek](properties-library) seine Karte. Hast du danach mehr als { $limits-hand } Karten auf der Hand, lege Karten ab, bis es { $limits-hand } sind. Während des Zuges dürfen es mehr sein.

## Wertung

rule-scoring = Wertung
    .text =
        Im letzten Monat jeder Jahreszeit wird gewertet, nachdem alle am Zug waren: jeder [Bezirk](scoring-district-majority) sowie [Elben, Zwerge und Gnome](scoring-worker-majority). In den anderen Monaten gibt es keine Wertung.

rule-scoring-district-majority = Bezirks-Mehrheit
    .text =
        Jeder Bezirk wird für sich gewertet. Alle deine Gebäudefiguren darin zählen: auf Gebäuden, auf Mauern und auf der Gilde.
        Die meisten Figuren bringen { $scoring-district-1 } Punkte, die zweitmeisten { $scoring-district-2 }, die drittmeisten { $scoring-district-3 }.
        { $by_players-third_place_scores-3 ->
            [no] Zu dritt bringt der dritte Platz nichts.
           *[yes] {""}
        }
        Bei gleicher Zahl siehe [Gleichstand](scoring-ties).

rule-scoring-worker-majority = Arbeiter-Mehrheit
    .text =
        Elben, Zwerge und Gnome werden einzeln gewertet. Die meisten bringen { $scoring-workers-1 } Punkte, die zweitmeisten { $scoring-workers-2 }.
        Alle deine Elben und Zwerge zählen; ein Meister zählt als einer. Von den Gnomen zählen die auf deinen Gebäudekarten.
        Bei gleicher Zahl siehe [Gleichstand](scoring-ties).

rule-scoring-ties = Gleichstand
    .text =
        Spieler mit gleicher Zahl teilen sich einen Platz, und sie alle bekommen nur die Punkte des Platzes darunter. Auch alle hinter ihnen rutschen einen Platz nach unten.
        Ein Beispiel: Zwei liegen gemeinsam vorn. Beide werden als Zweite gewertet, der Nächste als Dritter.
        Teilen sich zwei den zweiten Platz, werden beide als Dritte gewertet, und wer hinter ihnen liegt, bekommt nichts.
        Wie viele auch gleichauf liegen: Die anderen rutschen nur einen Platz nach unten.
        { $option-markers_needed ->
            [no] In dieser Partie bringt ein Platz auch dem Punkte, der dort nichts hat.
           *[yes] Wer dort nichts hat, bekommt nichts.
        }

## Spielende

rule-end-game = Spielende
    .text =
        Das Spiel endet mit der dritten Wertung. Wer die meisten Punkte hat, gewinnt.
        Bei Gleichstand zählen Holz, Stein und Gold je 1 und Metall 2. Wer davon am meisten hat, gewinnt. Hilft auch das nicht, wird der Sieg geteilt.

## Anhang: Spiel zu zweit

rule-two-player-game = Das Spiel zu zweit
    .text =
        Zwei Nicht-Spieler machen mit. Sie blockieren Gilden, bauen und kämpfen um Plätze in den Mehrheiten. Punkte bekommen sie nicht. Anders sind [Aufbau](two-player-game-set-up), [Ablauf](two-player-game-gameplay) und [Wertung](two-player-game-scoring); alle übrigen Regeln bleiben, wie sie sind.
        Die Nicht-Spieler haben immer die Wappen 3 und 4. Wer Wappen 1 hat, entscheidet für Nicht-Spieler 3, wer Wappen 2 hat, für Nicht-Spieler 4. Wechseln die Wappen, wechseln auch die Nicht-Spieler.

rule-two-player-game-set-up = Aufbau zu zweit
    .text =
        Von den interaktiven Gilden wird nur die [Zauberer-Gilde](guilds-wizards) verwendet.
        Zuerst stellt der Spieler mit Wappen 1 den Zwerg von Nicht-Spieler 3 auf eine Gilde, dann der andere den von Nicht-Spieler 4{ $option-np_dwarves_together ->
            [yes] ; beide dürfen dieselbe wählen
           *[no] , jeder auf eine andere
        }. Diese Gilde ist blockiert: Solange der Zwerg dort steht, kann niemand einen Arbeiter dort einsetzen. Gebaut werden kann sie trotzdem. Am Ende jedes Monats [ziehen die Zwerge weiter](two-player-game-gameplay).

rule-two-player-game-gameplay = Der Zug der Nicht-Spieler
    .text =
        Jeden Monat baut nach der Phase Aktionen zuerst Nicht-Spieler 3, dann Nicht-Spieler 4.
        Wähle eine Karte für den Nicht-Spieler: eine aus dem Angebot oder die oberste des Nachziehstapels. Sie kostet nichts. Dann wähle ein freies Symbol dieses Typs für eine Figur des Nicht-Spielers. Die Karte wird abgelegt, das Angebot aufgefüllt.
        - Gibt es für eine Karte im Angebot noch einen freien Platz, darfst du keine wählen, für die es keinen mehr gibt.
        - Gibt es für die Karte vom Stapel keinen freien Platz, wird sie ohne Wirkung abgelegt.
        - { $option-np_keep_markers ->
            [1] Ein Abschnitt der Festung bekommt eine Figur. Wer eine Festung mit einer Karte baut, braucht einen Abschnitt, in dem beide Symbole frei sind.
           *[other] Ein Abschnitt der Festung bekommt zwei Figuren.
        } Für ein Torhaus gilt die [übliche Regel](properties-gatehouse).
        - Nicht-Spieler bauen weder Mauern noch Gilden.
        Danach ziehen die Zwerge beider Nicht-Spieler im Uhrzeigersinn in den nächsten Bezirk und blockieren dort die Gilde. Gehört diese Gilde dir, bekommst du { $fees-guild } Gold aus dem Vorrat.

rule-two-player-game-scoring = Wertung zu zweit
    .text =
        Bezirke werden wie zu viert gewertet. Die Nicht-Spieler belegen dort Plätze, zählen bei Gleichstand mit und verdrängen andere. Der dritte Platz bringt Punkte.
        Bei Elben und Zwergen zählt jeder Nicht-Spieler, als hätte er { $two_players-elves } Elben und { $two_players-dwarves } Zwerge. Gnome haben sie nicht.

## Anhang: Gebäude

rule-properties = Gebäude
    .text =
        Es gibt zehn Typen von Gebäuden, und von jedem sind { $properties-pub-copies } Karten im Stapel. Was eine Karte bringt:
        - Einkommen: Gold in jeder Phase [Einnahmen](collection-income-and-taxes).
        - Planke: ein Platz für einen Arbeiter. Sie wirkt in der Phase [Aktionen](actions-activate-previously-placed-workers).
        - Gnomenschloss: ein Platz für einen [Gnom](actions-hire-a-gnome). Was der Gnom tut, wirkt noch im selben Zug.
        Mehrere Karten eines Typs wirken jede für sich. Was ein Gnom einmal pro Zug tut, tut jeder Gnom.
        Die Kosten sind das, was du beim Bauen bezahlst. Ein Bau ohne Karte, durch die [Baumeister](guilds-architects), bringt eine Gebäudefigur und sonst nichts.

rule-properties-pub = Kneipe
    .text =
        Kosten: { AMOUNTS($properties-pub-cost) }. Einkommen: { $properties-pub-income } Gold. Gnomenschlösser: { $properties-pub-locks }.
        Gnom: Einer deiner Zwerge wird sofort und für immer [Meister](collection-masters). Es darf auch einer sein, der auf einer Planke steht. Sind schon alle deine Zwerge Meister, wird es der nächste neue.

rule-properties-gardens = Gärten
    .text =
        Kosten: { AMOUNTS($properties-gardens-cost) }. Einkommen: { $properties-gardens-income } Gold. Gnomenschlösser: { $properties-gardens-locks }.
        Gnom: Einer deiner Elben wird sofort und für immer [Meister](collection-masters). Es darf auch einer sein, der auf einer Planke steht. Sind schon alle deine Elben Meister, wird es der nächste neue.

rule-properties-tower = Turm
    .text =
        Kosten: { AMOUNTS($properties-tower-cost) }. Einkommen: { $properties-tower-income } Gold. Gnomenschlösser: { $properties-tower-locks }.
        Gnom: entriegelt die Planke, vom nächsten Einsetzen an.
        Planke, Gebühr { $properties-tower-plank-fee } Gold: Nimm einen Gnom und setze ihn auf eines deiner freien Gnomenschlösser. Das zählt nicht als Einstellen. Ohne Gnom oder freies Schloss verfällt die Aktion.

rule-properties-inn = Gasthof
    .text =
        Kosten: { AMOUNTS($properties-inn-cost) }. Einkommen: { $properties-inn-income } Gold. Gnomenschlösser: { $properties-inn-locks }.
        Gnom: entriegelt die Planke, vom nächsten Einsetzen an.
        Planke, Gebühr { $properties-inn-plank-fee } Gold: Nimm einen neuen Elben oder einen neuen Zwerg aus deinem Vorrat. Ist keiner mehr da, verfällt die Aktion.

rule-properties-blacksmith = Schmiede
    .text =
        Kosten: { AMOUNTS($properties-blacksmith-cost) }. Einkommen: { $properties-blacksmith-income } Gold. Gnomenschlösser: { $properties-blacksmith-locks }.
        Planke, offen, Gebühr { $properties-blacksmith-plank-fee } Gold: Nimm { AMOUNTS($properties-blacksmith-plank-gain) }.
        Gnom: Einmal in deinem Zug darfst du 1 Metall für { $properties-blacksmith-gnome-fee } Gold kaufen.

rule-properties-bank = Bank
    .text =
        Kosten: { AMOUNTS($properties-bank-cost) }. Einkommen: { $properties-bank-income } Gold. Gnomenschlösser: { $properties-bank-locks }.
        Gnom: Einmal in deinem Zug darfst du { $properties-bank-gnome-gold } Gold nehmen.

rule-properties-market = Markt
    .text =
        Kosten: { AMOUNTS($properties-market-cost) }. Einkommen: { $properties-market-income } Gold. Gnomenschlösser: { $properties-market-locks }.
        Planke, offen, Gebühr { $properties-market-plank-fee } Gold: Nimm { AMOUNTS($properties-market-plank-gain) }.
        Gnom: mehr Besuche beim [Handelsposten](actions-visit-the-trading-post) in jedem deiner Züge. Zusätzliche Besuche pro Gnom: { $properties-market-gnome-visits }.

rule-properties-gatehouse = Torhaus
    .text =
        Kosten: { AMOUNTS($properties-gatehouse-cost) }. Einkommen: { $properties-gatehouse-income } Gold. Gnomenschlösser: { $properties-gatehouse-locks }.
        Ein Torhaus hat in zwei benachbarten Bezirken je ein Symbol. Wenn du es baust, wähle eines davon für deine Gebäudefigur.
        { $option-shared_gatehouses ->
            [yes] In dieser Partie dürfen zwei Spieler je eine Hälfte eines Torhauses haben.
           *[no] Beide Hälften müssen frei sein. Ein Torhaus wird nie geteilt.
        }
        Gnom: Setze sofort eine zweite Figur auf die freie Hälfte eines beliebigen Torhauses, auf dem du schon eine hast. Gibt es keines, bleibt der Gnom ohne Wirkung.

rule-properties-library = Bibliothek
    .text =
        Kosten: { AMOUNTS($properties-library-cost) }. Einkommen: { $properties-library-income } Gold. Gnomenschlösser: { $properties-library-locks }.
        Planke, offen, Gebühr { $properties-library-plank-fee } Gold: Ziehe Karten vom Nachziehstapel: { $properties-library-plank-draw }. Lege dann beliebige Handkarten ab: { $properties-library-plank-discard }.
        Gnom: Ziehe am Ende deines Zuges kostenlos Karten vom Nachziehstapel: { $properties-library-gnome-draw }. Dann gilt das [Handkartenlimit](actions-ending-the-turn).

rule-properties-keep = Festung
    .text =
        Kosten: { AMOUNTS($properties-keep-cost) }. Einkommen: { $properties-keep-income } Gold. Gnomenschlösser: { $properties-keep-locks }.
        Die Festung steht mitten in der Stadt und hat in jedem Bezirk einen Abschnitt mit zwei Symbolen. Baust du einen Abschnitt, setzt du Gebäudefiguren auf beide.

## Anhang: Gilden

rule-guilds = Gilden
    .text =
        Fünf Gilden liegen in der Stadt: siehe [welche](game-set-up-guilds). Um eine zu nutzen, [setzt du dort einen Arbeiter ein](placement-guilds). Die Gilde wirkt, wenn du diesen Arbeiter in deinem Zug [aktivierst](actions-activate-previously-placed-workers). Wer eine Gilde [baut](actions-build-guilds), bekommt die Gebühren der anderen.
        Es gibt [Basis-Gilden](guilds-basic-guilds), [Ressourcen-Gilden](guilds-resource-guilds) und [interaktive Gilden](guilds-interactive-guilds).

rule-guilds-basic-guilds = Basis-Gilden
    .text =
        Das sind [Kaufmanns-Gilde](guilds-merchants), [Bibliothekars-Gilde](guilds-librarians), [Baumeister-Gilde](guilds-architects) und [Anwerber-Gilde](guilds-recruiters). Sie helfen dir beim Bauen, Handeln und Wachsen. Ihr Schild ist blau.

rule-guilds-merchants = Kaufmanns-Gilde
    .text =
        Kosten: { AMOUNTS($guilds-merchants-cost) }.
        Für den Rest dieses Zuges bekommst du beides:
        - Tauschen: { $guilds-merchants-conversions }-mal 1 Holz oder 1 Stein gegen 1 Metall.
        - Weitere Besuche beim [Handelsposten](actions-visit-the-trading-post): { $guilds-merchants-visits }.
        Was du in diesem Zug nicht nutzt, verfällt.

rule-guilds-librarians = Bibliothekars-Gilde
    .text =
        Kosten: { AMOUNTS($guilds-librarians-cost) }.
        Ziehe Karten vom Nachziehstapel: { $guilds-librarians-draw }. Lege dann beliebige Handkarten ab: { $guilds-librarians-discard }.

rule-guilds-architects = Baumeister-Gilde
    .text =
        Kosten: { AMOUNTS($guilds-architects-cost) }.
        Baue ein Gebäude, eine Mauer oder eine Gilde auf ein beliebiges freies Symbol, zu den üblichen Kosten abzüglich 1 Metall oder 2 Holz/Stein. Du wählst, was davon. Erlassen wird nur, was zu den Kosten gehört.
        Eine Karte wird dabei nicht benutzt, auch wenn du eine hast. Deshalb bekommst du weder Einkommen noch Planke noch Gnomenschloss. Ein Abschnitt der Festung bekommt trotzdem zwei Figuren. Bei einem Torhaus wählst du die Hälfte.
        Kannst du nichts bezahlen oder ist nichts mehr frei, verfällt die Aktion.
        Du darfst auch verzichten.

rule-guilds-recruiters = Anwerber-Gilde
    .text =
        Kosten: { AMOUNTS($guilds-recruiters-cost) }.
        Nimm einen neuen Elben oder einen neuen Zwerg aus deinem Vorrat. Oder nimm einen Gnom und setze ihn auf eines deiner freien Gnomenschlösser; das zählt nicht als Einstellen. Geht beides nicht, verfällt die Aktion.
        { $option-forgo_actions ->
            [no] {""}
           *[yes] Du darfst auch verzichten.
        }

rule-guilds-resource-guilds = Ressourcen-Gilden
    .text =
        Das sind [Sägearbeiter-Gilde](guilds-sawyers), [Bergmanns-Gilde](guilds-miners), [Bänker-Gilde](guilds-bankers) und [Steinmetz-Gilde](guilds-masons). Sie geben Ressourcen aus dem Vorrat. Ihr Schild ist grün.

rule-guilds-sawyers = Sägearbeiter-Gilde
    .text =
        Kosten: { AMOUNTS($guilds-sawyers-cost) }.
        Nimm { AMOUNTS($guilds-sawyers-gain) }.

rule-guilds-miners = Bergmanns-Gilde
    .text =
        Kosten: { AMOUNTS($guilds-miners-cost) }.
        Nimm { AMOUNTS($guilds-miners-gain) }.

rule-guilds-bankers = Bänker-Gilde
    .text =
        Kosten: { AMOUNTS($guilds-bankers-cost) }.
        Nimm { AMOUNTS($guilds-bankers-gain) }.

rule-guilds-masons = Steinmetz-Gilde
    .text =
        Kosten: { AMOUNTS($guilds-masons-cost) }.
        Nimm { AMOUNTS($guilds-masons-gain) }.

rule-guilds-interactive-guilds = Interaktive Gilden
    .text =
        Das sind [Diebes-Gilde](guilds-thieves), [Banditen-Gilde](guilds-bandits), [Zauberer-Gilde](guilds-wizards) und [Spion-Gilde](guilds-spies). Sie greifen in das ein, was andere haben. Ihr Schild ist dunkelrot.
        Nimmst du anderen etwas, wählst du, wem und was. Du nimmst nur, was da ist, und nie von dir selbst.

rule-guilds-thieves = Diebes-Gilde
    .text =
        Kosten: { AMOUNTS($guilds-thieves-cost) }.
        Nimm bis zu { $option-thieves_gold } Gold von einem Spieler. Oder nimm je 1 Gold von bis zu { $stealing-victims } Spielern.

rule-guilds-bandits = Banditen-Gilde
    .text =
        Kosten: { AMOUNTS($guilds-bandits-cost) }.
        Nimm von einem Spieler { $guilds-bandits-from_one-metal } Metall oder bis zu { $guilds-bandits-from_one-wood_or_stone } Holz oder Stein, auch gemischt. Oder nimm je 1 Holz oder Stein von bis zu { $stealing-victims } Spielern. Gold nehmen Banditen nicht.

rule-guilds-wizards = Zauberer-Gilde
    .text =
        Kosten: { AMOUNTS($guilds-wizards-cost) }.
        Wähle zwei gleichartige Orte: zwei Gebäude desselben Typs, zwei Mauern oder zwei Gilden. Die beiden Orte tauschen alle ihre Gebäudefiguren. Einer der Orte darf leer sein, aber nicht beide. Wem die Figuren gehören, spielt keine Rolle; zu zweit gilt das auch für die der Nicht-Spieler.
        Kommt eine einzelne Figur auf ein Torhaus, wählst du die Hälfte. Zwei Figuren besetzen beide.
        Karten, Gnome und Einkommen bleiben, wo sie sind. Eine Gilde gehört dem, dessen Figur danach darauf steht.
        Du darfst auch verzichten.

rule-guilds-spies = Spion-Gilde
    .text =
        Kosten: { AMOUNTS($guilds-spies-cost) }.
        Alle anderen, die Karten haben, wählen eine und zeigen sie gleichzeitig vor. Du nimmst eine der vorgezeigten Karten auf die Hand. Die übrigen gehen an ihre Besitzer zurück. Hat niemand eine Karte, verfällt die Aktion.

## Glossar: jedes Wort ist eine eigene Nachricht

term-worker = Arbeiter
    .text = ein Elb oder ein Zwerg. Gnome werden nicht wie Arbeiter eingesetzt. Sie bleiben dort, wo sie eingestellt wurden.
term-master = Meister
    .text = ein Elb oder ein Zwerg, der [mehr sammelt](collection-masters).
term-plank = Planke
    .text = ein Platz für einen Arbeiter. Planken gibt es am Anwerber-Pult, im Lager des Königs, bei den Gilden und auf manchen Gebäudekarten.
term-lock = Gnomenschloss
    .text = ein Platz für einen Gnom auf einer Gebäudekarte. Der Gnom bleibt dort bis zum Spielende.
term-property = Gebäude
    .text = ein Bau mit einer Karte. Es gibt [zehn Typen](properties). Mauern und Gilden sind keine Gebäude und brauchen keine Karte.
term-symbol = Symbol
    .text = ein Platz für eine Gebäudefigur in der Stadt. Es ist frei, solange keine Figur darauf steht.
term-marker = Gebäudefigur, kurz Figur
    .text = zeigt, was du gebaut hast. Figuren gehen nie aus.
term-supply = Vorrat
    .text = woher Ressourcen kommen und wohin sie gehen. Holz, Stein, Metall und Gold gehen dort nie aus.
term-crest = Wappen
    .text = Seine Zahl ist dein Platz in der Zugabfolge.
term-pool = Angebot
    .text = die Gebäudekarten, die offen neben dem Nachziehstapel liegen.
term-gnome = Gnom
    .text = arbeitet auf einem Gnomenschloss bis zum Spielende. Pro Zug kannst du einen [einstellen](actions-hire-a-gnome).
term-district = Bezirk
    .text = einer von fünf Teilen der [Stadt](overview-city). Jeder wird für sich gewertet.
term-guild = Gilde
    .text = ein Ort in jedem Bezirk, an dem ein Arbeiter etwas [Besonderes](guilds) tut.
term-fee = Gebühr
    .text = das Gold, das manche Planken beim Einsetzen kosten.
term-income = Einkommen
    .text = Gold für gebaute Gebäudekarten, jeden Monat vor den [Steuern](collection-income-and-taxes).
term-visit = Besuch
    .text = höchstens ein Kauf und ein Verkauf beim [Handelsposten](actions-visit-the-trading-post).
term-month = Monat
    .text = eine Runde. Manche Monate beenden eine Jahreszeit mit einer [Wertung](scoring).
term-arrow = Pfeil
    .text = am Bildschirm neben dem Namen einer Gilde: Mit einer Figur mehr rückst du in ihrem [Bezirk](scoring-district-majority) auf. Ist der Pfeil gefüllt, liegst du dann vorn.
term-colour = Farbe eines Bezirks
    .text = am Bildschirm ist ein Bezirk in der Farbe dessen getönt, der dort vorn liegt. Liegt niemand vorn oder sind zwei gleichauf, hat er keine.

rule-glossary = Glossar
    .text =
        - { term-worker }: { term-worker.text }
        - { term-master }: { term-master.text }
        - { term-plank }: { term-plank.text }
        - { term-lock }: { term-lock.text }
        - { term-property }: { term-property.text }
        - { term-symbol }: { term-symbol.text }
        - { term-marker }: { term-marker.text }
        - { term-supply }: { term-supply.text }
        - { term-crest }: { term-crest.text }
        - { term-pool }: { term-pool.text }
        - { term-gnome }: { term-gnome.text }
        - { term-district }: { term-district.text }
        - { term-guild }: { term-guild.text }
        - { term-fee }: { term-fee.text }
        - { term-income }: { term-income.text }
        - { term-visit }: { term-visit.text }
        - { term-month }: { term-month.text }
        - { term-arrow }: { term-arrow.text }
        - { term-colour }: { term-colour.text }
