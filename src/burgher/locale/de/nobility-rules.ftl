# Die Regeln von Rise to Nobility in eigenen Worten, in der Reihenfolge der Spielregel.
#
# Eine Nachricht ist ein Abschnitt: ihr Wert ist die Überschrift, `.text` der Inhalt. Jede Zeile eines Textes ist ein
# Absatz; eine Zeile, die mit "- " beginnt, ist ein Eintrag einer Liste, und [einige Worte](guilds-buying-goods) führen
# zum Abschnitt rule-guilds-buying-goods. Keine Zeile beginnt mit einer eckigen Klammer.
#
# Argumente sind die Zahlen der Materialdateien ($yard-house ist house in [yard]; eine Liste von Zahlen ist ein Text,
# "1, 2"; eine Tabelle von Mengen ist für AMOUNTS) und die Optionen des Tisches ($option-events: yes oder no).

## Überblick

rule-overview = Das Spiel in Kürze
    .text =
        Dir gehört Land in der weißen Stadt Höhlenborn, und du willst in den Adel aufsteigen. Siedler kommen in die Stadt. Du gibst ihnen ein Haus und Waren, und sie danken es dir mit Siegpunkten und Arbeitern. Deine Arbeiter werden Lehrlinge in den Gilden, und manche werden Gildenmeister mit einer eigenen Werkstatt. Das Steinkonzil stellt Forderungen und belohnt alle, die sie erfüllen.
        Alles in der Stadt geschieht mit Würfeln. In jeder Runde wirfst du deine und setzt sie einen nach dem anderen ein. Wie viele Augen du in einer Runde einsetzen darfst, hängt von deinem [Ansehen](reputation) ab.
        Das Spiel dauert { $start-rounds } Runden. Wer die meisten Siegpunkte hat, gewinnt.

rule-overview-hidden = Was offen und was geheim ist
    .text =
        Die Siedlerkarte vom Spielbeginn ist geheim, bis du sie erfüllst oder abwirfst. Vergütungskarten bleiben bis zum Ende geheim. Was als Nächstes gezogen wird, weiß niemand. Alles andere ist offen.

rule-overview-readings = Wie wir die Regel lesen
    .text =
        Hier sagt die Spielregel nichts oder zweierlei. So wird gespielt:
        - In einem Zug ist die Reihenfolge beliebig, heißt es; an anderer Stelle werden Siedlerkarten nach dem Einsetzen eines Würfels erfüllt. Du darfst eine Siedlerkarte vor dem Würfel [erfüllen](settlers-cards-completing) oder danach, aber nicht mitten in dem, was er bewirkt.
        - Eine Ware, die du durch eine [Werkstatt](guilds-effects-of-workshops) kaufst, ist nicht in der Gilde gekauft. Lehrlinge legen nichts dazu, auch nicht die der Gilde, aus der sie kommt.
        - Wer eine Werkstatt [verkauft](guild-hall-selling-buildings), die unter „{ PIECE("e09") }“ gebaut wurde, verliert die Siegpunkte ihres Feldes und behält, was das Ereignis dazugab.
        - In den [Hafen](port) darf ein Würfel nur, wenn du etwas verkaufst, und auf dein [eigenes Tableau](the-die-space-of-the-own-board) nur, wenn du einen Lehrling zurückholen kannst.
        - Das [Schreibpult](chancery-benefits) für mehr Siedler lässt dich jedes Mal aus der Auslage wählen. Die erste Karte wird ersetzt, bevor du die zweite wählst, und auf die zweite darfst du verzichten.
        - Zeigen der rote und der blaue Würfel des [Automas](solo-automa) dasselbe, wird der zweite nicht eingesetzt, und deine Werkstätten dort bringen ihre Belohnung einmal.

## Aufbau

rule-set-up = Aufbau
    .text =
        Zu Beginn haben alle:
        - { AMOUNTS("coin", $start-coins) }
        - von jeder der sechs Waren: { $start-goods }
        - Häuser auf der Bauplattform: { $start-houses }
        - Würfel: { $by_players-dice-2 }, und ein Ansehen von { $by_players-reputation-2 }; zu sechst { $by_players-dice-6 } Würfel und ein Ansehen von { $by_players-reputation-6 }
        - Adelsstufe 0 und keine Siegpunkte
        - einen ausgelosten [Charakter](nobility-characters)
        - eine verdeckte Siedlerkarte aus dem ersten Stapel
        Dann werden beide Stapel Siedlerkarten zusammengemischt und sechs Karten ausgelegt. In die Gildenhalle kommen sechs Gebäude, ein Schiff läuft in den Hafen ein, und jedes Feld des Steinkonzils bekommt ein Plättchen.
        Manche beginnen mit [Modifikatoren](set-up-by-the-number-of-players). Wer auf dem ersten Platz sitzt, fängt an.

rule-set-up-by-the-number-of-players = Nach der Spielerzahl
    .text =
        - Würfelfelder der Höhlenschänke: { $by_players-tavern_spaces-2 } zu zweit, { $by_players-tavern_spaces-3 } zu dritt, { $by_players-tavern_spaces-4 } zu viert, { $by_players-tavern_spaces-5 } zu fünft, { $by_players-tavern_spaces-6 } zu sechst.
        - Würfelfelder des Bauhofs: { $by_players-yard_spaces-2 } zu zweit, { $by_players-yard_spaces-3 } zu dritt, { $by_players-yard_spaces-4 } zu viert, { $by_players-yard_spaces-5 } zu fünft, { $by_players-yard_spaces-6 } zu sechst.
        - Würfel pro Gilde und Runde: { $by_players-guild_dice-2 } zu zweit, { $by_players-guild_dice-3 } zu dritt, { $by_players-guild_dice-4 } zu viert, { $by_players-guild_dice-5 } zu fünft, { $by_players-guild_dice-6 } zu sechst.
        - Lehrlinge pro Gilde, alle Spieler zusammen: { $by_players-apprentice_spaces-2 } zu zweit, { $by_players-apprentice_spaces-3 } zu dritt, { $by_players-apprentice_spaces-4 } zu viert, { $by_players-apprentice_spaces-5 } zu fünft, { $by_players-apprentice_spaces-6 } zu sechst.
        - Modifikatoren zu Beginn, vom ersten Spieler bis zum letzten: zu zweit { $by_players-modifiers-2 }; zu dritt { $by_players-modifiers-3 }; zu viert { $by_players-modifiers-4 }; zu fünft { $by_players-modifiers-5 }; zu sechst { $by_players-modifiers-6 }.
        Weitere Unterschiede gibt es im Spiel [zu zweit](two-players), [zu sechst](six-players) und [allein](solo).

rule-set-up-options = Was am Tisch wählbar ist
    .text =
        - { option-events }: { option-events-hint } Siehe [Ereigniskarten](event-cards).
        - { option-chancery }: { option-chancery-hint } Siehe [Kanzlei](chancery).
        Die Zahl auf den Plättchen des Steinkonzils lässt sich auf zwei Arten lesen. Am Tisch wählt ihr einen von zwei Materialsätzen:
        - { set-standard }: { set-standard.hint }
        - { set-numerals-as-points }: { set-numerals-as-points.hint }
        Spielbrett und Tableaus haben eine Tag- und eine Nachtseite. Die Regeln sind auf beiden gleich.

rule-set-up-numbers = Woher die Zahlen stammen
    .text =
        Die Zahlen in diesen Regeln sind die, mit denen gespielt wird. Die meisten stammen aus der Spielregel. Was nur auf dem gedruckten Material steht, war nicht nachzulesen: die Listen der Siedler, Gebäude, Konzilplättchen, Schiffe, Ereignisse, Aufgaben und Vergütungskarten sowie die Preise und Belohnungen auf dem Spielbrett. Das ist rekonstruiert. Es stimmt mit allem überein, was die Spielregel sagt. Von Teilen mit solchen Zahlen kommst du zu deiner Schachtel; dort kannst du sie berichtigen.
        Wer das Spiel besitzt, kann sie auch in einer Materialdatei berichtigen und damit spielen.

rule-player-board = Das Spielertableau
    .text =
        Auf deinem Tableau sind:
        - der Speicher für deine Waren
        - das Arbeiterquartier
        - ein [Würfelfeld](the-die-space-of-the-own-board), um einen Lehrling zurückzuholen
        - die Bauplattform für gekaufte Häuser
        - Baugrundstücke. Du kannst im ganzen Spiel { $figures-houses } Häuser bauen und damit ebenso viele Siedlerkarten erfüllen.
        - Felder für [Gemeindegebäude](guild-hall-community-buildings)
        - die Leisten für Ansehen und Adel
        Du hast { $figures-workers } Arbeiter deiner Farbe. Sind alle im Spiel, bekommst du keine weiteren.

## Ansehen

rule-reputation = Ansehen
    .text =
        Die Würfel, die du in einer Runde einsetzt, dürfen zusammen nicht mehr ergeben als dein Ansehen. Das wird vor jedem Einsetzen geprüft, mit dem Ansehen, das du dann hast. Ein Würfel zählt mit dem Wert, mit dem er eingesetzt wird.
        Du wirfst alle deine Würfel, musst aber nicht alle nutzen. Steigt dein Ansehen während der Runde, darfst du sofort mehr einsetzen, vom nächsten Würfel an. Sinkt es, wird nichts rückgängig gemacht. Nur kannst du dann vielleicht keinen weiteren Würfel einsetzen.
        Das Ansehen geht von { $reputation-least } bis { $reputation-most }. Höher steigt es nicht, tiefer sinkt es nicht. Was Ansehen kostet, darfst du auch bei { $reputation-least } tun.
        Ansehen bringt keine Siegpunkte. Es entscheidet bei [Gleichstand](end-of-the-game).
        Ansehen gewinnst du zum Beispiel im [Weißen Schloss](white-castle). Das [Steinkonzil](stone-council) kostet dich Ansehen.

rule-reputation-modifiers = Modifikatoren
    .text =
        Ein Modifikator macht einen deiner Würfel beim Einsetzen um eins höher oder niedriger. Du darfst mehrere für einen Würfel verwenden. Eine 6 wird nicht zur 1 und eine 1 nicht zur 6. Verwendete Modifikatoren sind weg.
        Modifikatoren bekommst du von [Berk dem Stadtschreiber](berk-the-clerk-modifiers) und von manchen [Charakteren](nobility-characters).

## Die Runde

rule-course-of-a-round = Ablauf einer Runde
    .text =
        Eine Runde hat vier Phasen:
        - Alle werfen ihre Würfel.
        - [Aktionen](course-of-a-round-actions): ein Zug nach dem anderen, bis alle gepasst haben.
        - [Einkommen](course-of-a-round-income).
        - [Vorbereitung](course-of-a-round-preparation) der nächsten Runde; nicht nach der letzten Runde.
        Gefragt wird immer nur eines. Was du begonnen hast, führst du zu Ende, bevor du etwas anderes tust.

rule-course-of-a-round-actions = Aktionen
    .text =
        Die Spieler sind reihum im Uhrzeigersinn am Zug, vom Startspieler an. In deinem Zug darfst du eines oder mehreres davon tun, jedes einmal und in beliebiger Reihenfolge:
        - einen [Würfel einsetzen](placing-dice) und tun, was der Ort bietet
        - eine [Siedlerkarte erfüllen](settlers-cards-completing)
        - ein [Gebäude verkaufen](guild-hall-selling-buildings)
        Mitten in einer dieser Aktionen kannst du keine andere beginnen.
        Tust du in deinem Zug nichts, passt du. Dann setzt du bis zum Ende der Runde aus, auch wenn dein Ansehen steigt. Passen darfst du auch mit Würfeln, die du noch nutzen könntest. Wer nichts mehr tun kann, passt automatisch.

rule-course-of-a-round-income = Einkommen
    .text =
        Am Ende jeder Runde, auch der letzten, bekommen alle:
        - Münzen für Lehrlinge in den [Gilden](guilds-apprentices)
        - Waren aus Werkstätten: von jeder, die dir gehört, Waren ihrer Gilde ({ $guilds-workshop_income })
        - die Belohnungen der eigenen [Gemeindegebäude](guild-hall-community-buildings)
        - mit der [Kanzlei](chancery-the-board) Münzen für Lehrlinge dort

rule-course-of-a-round-preparation = Vorbereitung der nächsten Runde
    .text =
        - Alle Würfel gehen an ihre Besitzer zurück.
        - Das Schiff läuft aus, und ein neues kommt in den Hafen.
        - Leere Felder des Steinkonzils werden aufgefüllt, Reihe für Reihe von links oben an. Gibt es keine Plättchen mehr, bleiben sie leer.
        - Werkstätten, deren Gilde kein Feld mehr frei hat, werden aus der Gildenhalle abgelegt. Die anderen Plättchen rücken nach links. Dann wird aus dem Beutel aufgefüllt, von links nach rechts.
        - Startspieler wird, wer links vom bisherigen sitzt.

rule-end-of-the-game = Spielende
    .text =
        Das Spiel endet nach { $start-rounds } Runden. Dann gibt es Siegpunkte für:
        - Waren: 1 Siegpunkt für je { $end-goods_for_a_point } Waren beliebiger Sorte
        - Adel: die Siegpunkte der erreichten Stufe. Für die Stufen 0, 1, 2 und so weiter sind das { $nobility-points-by_level }.
        - aktive [Vergütungskarten](chancery-commission-cards), wenn mit der Kanzlei gespielt wird
        Wer die meisten Siegpunkte hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Häuser an Siedler vergeben hat; danach entscheidet das höhere Ansehen. Hilft auch das nicht, wird der Sieg geteilt.

## Adel

rule-nobility = Adel
    .text =
        Jeder Stern bringt dich auf der Adelsleiste einen Schritt nach oben. Sterne gibt es für erfüllte Siedlerkarten und für Gebäude. Die Leiste endet bei { $nobility-most }.
        Erreichst du zum ersten Mal Adelsstufe { $nobility-lord_at }, wirst du Lehnsherr. Sofort bekommst du, was dein [Charakter](nobility-characters) dafür bringt. Auf Stufe { $nobility-most } bist du Weißer Lehnsherr; höher geht es nicht.
        Das Steinkonzil verlangt Adel. Am Spielende bringt er [Siegpunkte](end-of-the-game).

rule-nobility-characters = Charaktere
    .text =
        Dein Charakter bewirkt zweierlei:
        - Von einer Ware darfst du pro Siedlerkarte eine mehr geben als üblich.
        - Wirst du Lehnsherr, bekommst du einmal etwas. Waren und Siedlerkarten wählst du selbst, die Karten aus den ausliegenden.
        Die Charaktere, ihre Ware und was sie bekommen:
        - { PIECE("k01") }: { PIECE($characters-k01-extra) }; { AMOUNTS($characters-k01-gain) }
        - { PIECE("k02") }: { PIECE($characters-k02-extra) }; { AMOUNTS($characters-k02-gain) }
        - { PIECE("k03") }: { PIECE($characters-k03-extra) }; { AMOUNTS($characters-k03-gain) }
        - { PIECE("k04") }: { PIECE($characters-k04-extra) }; { AMOUNTS($characters-k04-gain) }
        - { PIECE("k05") }: { PIECE($characters-k05-extra) }; { AMOUNTS($characters-k05-gain) }
        - { PIECE("k06") }: { PIECE($characters-k06-extra) }; { AMOUNTS($characters-k06-gain) }
        - { PIECE("k07") }: { PIECE($characters-k07-extra) }; { AMOUNTS($characters-k07-gain) }
        - { PIECE("k08") }: { PIECE($characters-k08-extra) }; { AMOUNTS($characters-k08-gain) }
        - { PIECE("k09") }: { PIECE($characters-k09-extra) }; { AMOUNTS($characters-k09-gain) }
        - { PIECE("k10") }: { PIECE($characters-k10-extra) }; { AMOUNTS($characters-k10-gain) }
        - { PIECE("k11") }: { PIECE($characters-k11-extra) }; { AMOUNTS($characters-k11-gain) }
        - { PIECE("k12") }: { PIECE($characters-k12-extra) }; { AMOUNTS($characters-k12-gain) }
        - { PIECE("k13") }: { PIECE($characters-k13-extra) }; { AMOUNTS($characters-k13-gain) }

## Orte

rule-placing-dice = Würfel einsetzen
    .text =
        Nimm einen Würfel, ändere ihn nach Wunsch mit [Modifikatoren](reputation-modifiers) und setze ihn auf ein Würfelfeld, zu dem sein Wert passt. Auf jedem Feld hat ein Würfel Platz. Er bleibt dort bis zum Ende der Runde. Würfel lassen sich nicht zusammenzählen.
        Pro Zug setzt du einen Würfel ein.
        Du musst tun können, wozu der Ort da ist, und es bezahlen können. Nur bei den Gilden ist es anders: Dort darfst du einen Würfel auch bloß einsetzen, um im Weg zu sein.
        Die Orte: [Höhlenschänke](cavern-tavern), [Bauhof](construction-yard), [Gilden](guilds), [Gildenhalle](guild-hall), [Hafen](port), [Steinkonzil](stone-council), [Berks Büro](berk-the-clerk), [Weißes Schloss](white-castle), dein [eigenes Tableau](the-die-space-of-the-own-board), und mit der Kanzlei ihre [Schreibpulte](chancery-the-board) und deine [Vergütungskarten](chancery-commission-cards).

rule-cavern-tavern = Höhlenschänke
    .text =
        Hier nimmst du eine der ausliegenden Siedlerkarten. Eine neue Karte tritt sofort an ihre Stelle.
        Würfel werden von links nach rechts eingesetzt. Der erste darf jeden Wert haben. Jeder weitere muss so hoch sein wie der davor oder höher.
        Wie viele Felder es gibt, hängt von der [Spielerzahl](set-up-by-the-number-of-players) ab.
        Gehen die Karten aus, werden die abgeworfenen gemischt.

rule-settlers-cards = Siedlerkarten
    .text =
        Eine Siedlerkarte zeigt ein Volk, zwei oder mehr Waren, wie viele Waren insgesamt gebraucht werden und was du bekommst: Arbeiter und oft Sterne.
        Du kannst { $limits-open_settlers } unerfüllte Siedlerkarten haben. Nimmst du noch eine, musst du eine der älteren abwerfen; die neue bleibt. Für Karten, die nie erfüllt werden, gibt es keine Strafe.
        Erfüllte Karten bleiben bei dir. Ihre Völker öffnen dir das [Steinkonzil](stone-council) und die Schreibpulte der [Kanzlei](chancery-the-board).

rule-settlers-cards-completing = Siedlerkarten erfüllen
    .text =
        Einmal pro Zug darfst du eine deiner Siedlerkarten erfüllen, bevor oder nachdem du einen Würfel einsetzt. Du brauchst:
        - ein Haus auf deiner Bauplattform. Es kommt auf ein Baugrundstück und gehört für immer diesen Siedlern.
        - mindestens 1 von jeder Ware, die die Karte zeigt, und höchstens { $limits-of_a_good } von einer Sorte. Von der Ware deines Charakters darfst du eine mehr geben.
        - insgesamt so viele Waren, dass ihre Zahl in den Bereich fällt, den die Karte angibt.
        Die Waren gehen in den Vorrat. Sofort bekommst du:
        - 1 Siegpunkt für jede Ware, die du gegeben hast
        - für jedes [Gemeindegebäude](guild-hall-community-buildings), das dir jetzt gehört, Siegpunkte: { $community-bonus }
        - die Arbeiter der Karte in dein Arbeiterquartier, solange es noch welche in deiner Farbe gibt
        - die Sterne der Karte: Du steigst im [Adel](nobility) auf.

rule-construction-yard = Bauhof
    .text =
        Hier kaufst du ein Haus für { AMOUNTS("coin", $yard-house) }. Es kommt auf deine Bauplattform und wartet dort, bis Siedler einziehen. Im ganzen Spiel kannst du { $figures-houses } Häuser haben.
        Würfel werden von links nach rechts eingesetzt. Der erste darf jeden Wert haben. Jeder weitere muss so niedrig sein wie der davor oder niedriger.
        Wie viele Felder es gibt, hängt von der [Spielerzahl](set-up-by-the-number-of-players) ab.

## Gilden

rule-guilds = Gilden
    .text =
        Es gibt sechs Gilden, und jede hat ihre Ware: die Gelehrtengilde Bücher, die Künstlergilde Kunstwerke, die Schmiedegilde Waffen, die Magiergilde Magische Dinge, die Händlergilde Schmuck, die Schreinergilde Mobiliar.
        Eine Gilde hat drei Würfelfelder. Pro Runde sind nur einige davon nutzbar, aber gleich welche: Liegen so viele Würfel dort, wie die [Spielerzahl](set-up-by-the-number-of-players) erlaubt, ist die Gilde für diese Runde geschlossen.
        Setze einen Würfel ein. Dann folgen diese Schritte, in dieser Reihenfolge; jeden davon darfst du auslassen:
        - [Werkstätten werden aktiviert](guilds-activating-workshops).
        - Du [kaufst Waren](guilds-buying-goods).
        - Du [setzt Arbeiter](guilds-placing-workers) als Lehrlinge ein.
        Was die Würfelfelder erlauben:
        - Wert { $guilds-die_spaces-1-values }: Werkstätten { $guilds-die_spaces-1-activates }, Waren { $guilds-die_spaces-1-buy }, Lehrlinge { $guilds-die_spaces-1-apprentices }.
        - Wert { $guilds-die_spaces-2-values }: Werkstätten { $guilds-die_spaces-2-activates }, Waren { $guilds-die_spaces-2-buy }, Lehrlinge { $guilds-die_spaces-2-apprentices }.
        - Wert { $guilds-die_spaces-3-values }: Werkstätten { $guilds-die_spaces-3-activates }, Waren { $guilds-die_spaces-3-buy }, Lehrlinge { $guilds-die_spaces-3-apprentices }.

rule-guilds-activating-workshops = Werkstätten aktivieren
    .text =
        Die Werkstattfelder der Gilde werden von links an aktiviert, so viele, wie das Würfelfeld angibt. Wo noch keine Werkstatt steht, geschieht nichts. Von jeder Werkstatt darfst du den [Effekt](guilds-effects-of-workshops) nutzen oder darauf verzichten.
        Gehört eine Werkstatt jemand anderem, bekommt der Besitzer die Belohnung ihres Feldes, ob du den Effekt nutzt oder nicht. Für deine eigene Werkstatt bekommst du keine Belohnung, und für eine Werkstatt ohne Besitzer bekommt niemand eine.
        - Erstes Feld: { AMOUNTS($guilds-workshop_spaces-1-reward) }
        - Zweites Feld: { AMOUNTS($guilds-workshop_spaces-2-reward) }
        - Drittes Feld: { AMOUNTS($guilds-workshop_spaces-3-reward) }
        Zu zweit bekommen Besitzer sie { $by_players-reward_factor-2 }-mal.

rule-guilds-effects-of-workshops = Effekte der Werkstätten
    .text =
        - Du bekommst 1 Münze.
        - Du gewinnst 1 Ansehen. Damit darfst du sofort mehr einsetzen.
        - Du wirfst beliebig viele deiner noch nicht eingesetzten Würfel noch einmal.
        - Du bekommst 1 Ware der Gilde.
        - Du kaufst 1 Ware einer beliebigen Gilde für { AMOUNTS("coin", $guilds-good) }.
        - Du tauschst eine deiner Waren gegen eine andere aus dem Vorrat.
        Manche Plättchen zeigen zwei Effekte. Wähle einen davon.
        Waren aus Werkstätten sind nicht in der Gilde gekauft; Lehrlinge legen also nichts dazu.

rule-guilds-buying-goods = Waren kaufen
    .text =
        Du darfst Waren der Gilde kaufen, so viele, wie das Würfelfeld angibt. Jede kostet { AMOUNTS("coin", $guilds-good) }.
        Kaufst du mindestens eine, gibt dir jeder deiner Lehrlinge in dieser Gilde 1 Ware umsonst dazu. Gildenmeister tun das nicht.

rule-guilds-placing-workers = Arbeiter einsetzen
    .text =
        Du darfst Arbeiter als Lehrlinge in diese Gilde setzen, so viele, wie das Würfelfeld angibt. Jeder kommt aus deinem Arbeiterquartier oder ist ein Lehrling von dir aus einer anderen Gilde.
        Ein Lehrlingsfeld muss frei sein. Alle Spieler teilen sich die Felder. Wie viele es gibt, hängt von der [Spielerzahl](set-up-by-the-number-of-players) ab.
        Gildenmeister und Lehrlinge in der Kanzlei bleiben, wo sie sind.

rule-guilds-apprentices = Wozu Lehrlinge gut sind
    .text =
        Von deinem nächsten Zug an gilt für einen Lehrling in einer Gilde:
        - Er gibt dir eine Ware umsonst, wenn du dort [Waren kaufst](guilds-buying-goods).
        - Mit ihm darfst du eine [Werkstatt](guild-hall-workshops) dieser Gilde kaufen.
        Am Ende jeder Runde verdient er Münzen. Je mehr Lehrlinge in der Gilde sind, gleich von wem, desto weniger verdient jeder. Gildenmeister zählen nicht mit. Münzen für jeden bei einem Lehrling, bei zweien und so weiter:
        - Allein oder zu zweit: { $by_players-apprentice_income-2 }
        - Zu dritt: { $by_players-apprentice_income-3 }
        - Zu viert: { $by_players-apprentice_income-4 }
        - Zu fünft: { $by_players-apprentice_income-5 }
        - Zu sechst: { $by_players-apprentice_income-6 }

## Gildenhalle

rule-guild-hall = Gildenhalle
    .text =
        Hier kaufst du ein Gebäude: eine [Werkstatt](guild-hall-workshops) für eine Gilde oder ein [Gemeindegebäude](guild-hall-community-buildings) für dein eigenes Land. Es gibt sechs Felder, eines für jeden Wert eines Würfels. Jedes ist pro Runde einmal nutzbar.
        Was ein Gebäude kostet, hängt von seinem Feld ab; von Feld 1 bis 6 sind es, in Münzen: { $hall-cost }.
        Ein gekauftes Plättchen wird erst bei der [Vorbereitung](course-of-a-round-preparation) der nächsten Runde ersetzt. Ist der Beutel leer, kommen die abgelegten Plättchen wieder hinein.

rule-guild-hall-workshops = Werkstätten
    .text =
        Um eine Werkstatt zu kaufen, brauchst du in ihrer Gilde einen Lehrling aus einem früheren Zug und ein freies Werkstattfeld.
        Das Plättchen kommt auf das freie Feld, das am weitesten links liegt. Dein Lehrling stellt sich darauf und wird Gildenmeister, und sein Platz unter den Lehrlingen ist wieder frei. Du bekommst die Siegpunkte und Sterne des Feldes:
        - Erstes Feld: { AMOUNTS("point", $guilds-workshop_spaces-1-points) }, Sterne: { $guilds-workshop_spaces-1-stars }
        - Zweites Feld: { AMOUNTS("point", $guilds-workshop_spaces-2-points) }, Sterne: { $guilds-workshop_spaces-2-stars }
        - Drittes Feld: { AMOUNTS("point", $guilds-workshop_spaces-3-points) }, Sterne: { $guilds-workshop_spaces-3-stars }
        Ein Gildenmeister bringt bei jedem [Einkommen](course-of-a-round-income) Waren der Gilde ({ $guilds-workshop_income }) und die [Belohnung des Besitzers](guilds-activating-workshops). Er ist kein Lehrling mehr: keine Münzen, keine Waren umsonst.

rule-guild-hall-community-buildings = Gemeindegebäude
    .text =
        Um ein Gemeindegebäude zu kaufen, brauchst du einen Arbeiter im Arbeiterquartier und ein freies Feld auf deinem Tableau. Der Arbeiter stellt sich darauf.
        Du bekommst { AMOUNTS("point", $community-points) } und Sterne: { $community-stars }.
        Von nun an bringt jede Siedlerkarte, die du erfüllst, durch dieses Gebäude zusätzliche Siegpunkte: { $community-bonus }. Früher erfüllte Karten zählen nicht.
        Bei jedem Einkommen bringt es, was über seinem Feld steht. Das Feld wählst du:
        - Erstes Feld: { AMOUNTS($community-spaces-1) }
        - Zweites Feld: { AMOUNTS($community-spaces-2) }
        - Drittes Feld: { AMOUNTS($community-spaces-3) }

rule-guild-hall-selling-buildings = Gebäude verkaufen
    .text =
        Einmal in deinem Zug darfst du ein Gebäude verkaufen, ohne Würfel.
        Du bekommst { AMOUNTS("coin", $sale-coins) }. Du verlierst die Siegpunkte, die dir sein Feld gebracht hat, aber nicht die Sterne und nicht, was ein Ereignis dazugab. Der Arbeiter geht zurück ins Arbeiterquartier.
        Eine Werkstatt bleibt ohne Besitzer in ihrer Gilde und wird weiter aktiviert. Ein Gemeindegebäude kommt aus dem Spiel, und sein Feld ist wieder frei.

## Hafen, Steinkonzil, Stadtschreiber, Schloss

rule-port = Hafen
    .text =
        Der Hafen hat sechs Würfelfelder, von 1 bis 6. Du verkaufst höchstens so viele Waren, wie dein Würfel zeigt, in beliebiger Mischung, und mindestens eine.
        Das Schiff der Runde zeigt, was es für jede Ware zahlt. Für jede hat es ein paar Felder; sie gelten die ganze Runde lang für alle Spieler zusammen. Meist nimmt es { $ships-spaces_by_price-1 } zum Preis von 1, { $ships-spaces_by_price-2 } zum Preis von 2 und { $ships-spaces_by_price-3 } zum Preis von 3. Sind die Felder einer Ware voll, kann sie in dieser Runde niemand mehr verkaufen.

rule-stone-council = Steinkonzil
    .text =
        Das Konzil hat sechs Ratsmitglieder, eines für jedes Volk, von links: { PIECES($council-members-from_the_left, form: "many") }. Vor jedem liegen drei Plättchen, eines in jeder Reihe. Um ein Plättchen zu erfüllen, brauchst du:
        - mindestens die Adelsstufe, die es verlangt
        - eine erfüllte Siedlerkarte vom Volk des Ratsmitglieds
        - einen Würfel für die Reihe. Erste Reihe: { $council-rows-1 }. Zweite Reihe: { $council-rows-2 }. Dritte Reihe: { $council-rows-3 }.
        - alle Waren und Münzen darauf; sie gehen in den Vorrat.
        Du bekommst seine Siegpunkte, behältst das Plättchen und verlierst { $council-loss } Ansehen. Dein Würfel kommt an seine Stelle.
        Leere Felder werden bei der [Vorbereitung](course-of-a-round-preparation) der nächsten Runde wieder aufgefüllt.

rule-berk-the-clerk = Berk der Stadtschreiber
    .text =
        Berks Büro hat drei Würfelfelder, bei jeder Spielerzahl. Du bekommst [Modifikatoren](berk-the-clerk-modifiers) und darfst [Siedler oder Gebäude austauschen](berk-the-clerk-new-settlers-or-buildings). Mit der Kanzlei darfst du außerdem eine [Vergütungskarte](chancery-taking-a-commission-card) nehmen. Jedes davon einmal pro Besuch, in beliebiger Reihenfolge.

rule-berk-the-clerk-modifiers = Modifikatoren von Berk
    .text =
        - Wert { $clerk-die_spaces-1-values }: umsonst { $clerk-die_spaces-1-modifiers }, zu kaufen { $clerk-die_spaces-1-buy }.
        - Wert { $clerk-die_spaces-2-values }: umsonst { $clerk-die_spaces-2-modifiers }, zu kaufen höchstens { $clerk-die_spaces-2-buy }.
        - Wert { $clerk-die_spaces-3-values }: umsonst { $clerk-die_spaces-3-modifiers }, zu kaufen höchstens { $clerk-die_spaces-3-buy }.
        Ein Modifikator kostet beim Kauf { AMOUNTS("coin", $clerk-modifier) }.

rule-berk-the-clerk-new-settlers-or-buildings = Siedler oder Gebäude austauschen
    .text =
        Du darfst entweder alle ausliegenden Siedler abwerfen und ersetzen lassen oder alle Gebäude in der Gildenhalle, außer auf Feldern, auf denen ein Würfel liegt. Nicht beides bei einem Besuch.

rule-white-castle = Weißes Schloss
    .text =
        Hier gewinnst du Ansehen. Es zählt sofort, von deinem nächsten Würfel an. Drei Würfelfelder gibt es bei jeder Spielerzahl:
        - Wert { $castle-die_spaces-1-values }: { $castle-die_spaces-1-reputation } Ansehen
        - Wert { $castle-die_spaces-2-values }: { $castle-die_spaces-2-reputation } Ansehen
        - Wert { $castle-die_spaces-3-values }: { $castle-die_spaces-3-reputation } Ansehen
        Zu sechst gibt es ein viertes Feld, für die Werte { $castle-die_spaces-4-values }: { $castle-die_spaces-4-reputation } Ansehen.

rule-the-die-space-of-the-own-board = Das Würfelfeld auf deinem Tableau
    .text =
        Setze hier einen Würfel ein, um einen deiner Lehrlinge aus einer Gilde ins Arbeiterquartier zurückzuholen. Erlaubte Werte: { $own_board-values }. Gildenmeister und Lehrlinge in der Kanzlei lassen sich nicht zurückholen.

## Spielerzahlen, Ereignisse

rule-two-players = Zu zweit
    .text =
        - In jeder Gilde liegt von Anfang an eine Werkstatt ohne Besitzer, auf Feld { $by_players-neutral_workshop-2 }. Für sie bekommt niemand eine Belohnung.
        - Besitzer von Werkstätten bekommen ihre Belohnung { $by_players-reward_factor-2 }-mal.
        - Alles andere steht bei den [Spielerzahlen](set-up-by-the-number-of-players).

rule-six-players = Zu sechst
    .text =
        - Die [Kanzlei](chancery) wird immer verwendet, mit beiden Reihen von Schreibpulten.
        - Das [Weiße Schloss](white-castle) hat ein viertes Würfelfeld.
        - Alle haben { $by_players-dice-6 } Würfel und beginnen mit einem Ansehen von { $by_players-reputation-6 }.
        - Alles andere steht bei den [Spielerzahlen](set-up-by-the-number-of-players).

rule-event-cards = Ereigniskarten
    .text =
        { $option-events ->
            [yes] Diese Partie wird mit Ereigniskarten gespielt.
           *[no] Ereigniskarten sind eine Option. Diese Partie wird ohne sie gespielt.
        }
        Zu Beginn jeder Runde, bevor gewürfelt wird, wird ein Ereignis aufgedeckt. Es gilt für diese Runde. In der ersten Hälfte des Spiels kommt es vom ersten Stapel, in der zweiten vom zweiten. Jedes Ereignis kommt höchstens einmal.
        Ereignisse und die Vorteile von [Schreibpulten](chancery-the-board) addieren sich. Kein Preis sinkt unter 0.

rule-event-cards-all = Alle Ereignisse
    .text =
        Erster Stapel:
        - { PIECE("e01") }: { AMOUNTS($events-e01-effect) }
        - { PIECE("e02") }: { AMOUNTS($events-e02-effect) }
        - { PIECE("e03") }: { AMOUNTS($events-e03-effect) }
        - { PIECE("e04") }: { AMOUNTS($events-e04-effect) }
        - { PIECE("e05") }: { AMOUNTS($events-e05-effect) }
        - { PIECE("e06") }: { AMOUNTS($events-e06-effect) }
        - { PIECE("e07") }: { AMOUNTS($events-e07-effect) }
        - { PIECE("e08") }: { AMOUNTS($events-e08-effect) }
        Zweiter Stapel:
        - { PIECE("e09") }: { AMOUNTS($events-e09-effect) }
        - { PIECE("e10") }: { AMOUNTS($events-e10-effect) }
        - { PIECE("e11") }: { AMOUNTS($events-e11-effect) }
        - { PIECE("e12") }: { AMOUNTS($events-e12-effect) }
        - { PIECE("e13") }: { AMOUNTS($events-e13-effect) }
        - { PIECE("e14") }: { AMOUNTS($events-e14-effect) }
        - { PIECE("e15") }: { AMOUNTS($events-e15-effect) }
        - { PIECE("e16") }: { AMOUNTS($events-e16-effect) }

## Allein

rule-solo = Allein spielen
    .text =
        Du spielst gegen eine Aufgabe und die Würfel des Automas. Es gelten die Zahlen des Spiels [zu zweit](two-players): In jeder Gilde liegt eine Werkstatt ohne Besitzer, und Besitzer bekommen ihre Belohnung { $by_players-reward_factor-1 }-mal. Die Kanzlei wird nicht verwendet.

rule-solo-objective = Die Aufgabe
    .text =
        Zu Beginn wird eine Aufgabe gezogen. Sie verlangt zweierlei, und beides muss gleichzeitig gelten: zum Beispiel genug erfüllte Siedlerkarten, erfüllte Konzilplättchen, Werkstätten, Gemeindegebäude oder Gilden mit deinen Lehrlingen, oder genug Adel, Ansehen, Waren oder Münzen.
        Nach jedem deiner Züge und nach jedem Einkommen wird das geprüft. Sobald die Aufgabe erfüllt ist, hast du gewonnen. Ist sie es nach dem Einkommen der letzten Runde nicht, hast du verloren.

rule-solo-objectives = Alle Aufgaben
    .text =
        Jede stellt zwei Bedingungen, und beide müssen gleichzeitig gelten:
        - { PIECE("o01") }: { AMOUNTS($objectives-o01-need, form: "need") }
        - { PIECE("o02") }: { AMOUNTS($objectives-o02-need, form: "need") }
        - { PIECE("o03") }: { AMOUNTS($objectives-o03-need, form: "need") }
        - { PIECE("o04") }: { AMOUNTS($objectives-o04-need, form: "need") }
        - { PIECE("o05") }: { AMOUNTS($objectives-o05-need, form: "need") }
        - { PIECE("o06") }: { AMOUNTS($objectives-o06-need, form: "need") }
        - { PIECE("o07") }: { AMOUNTS($objectives-o07-need, form: "need") }
        - { PIECE("o08") }: { AMOUNTS($objectives-o08-need, form: "need") }
        - { PIECE("o09") }: { AMOUNTS($objectives-o09-need, form: "need") }
        - { PIECE("o10") }: { AMOUNTS($objectives-o10-need, form: "need") }
        - { PIECE("o11") }: { AMOUNTS($objectives-o11-need, form: "need") }
        - { PIECE("o12") }: { AMOUNTS($objectives-o12-need, form: "need") }
        - { PIECE("o13") }: { AMOUNTS($objectives-o13-need, form: "need") }
        - { PIECE("o14") }: { AMOUNTS($objectives-o14-need, form: "need") }
        - { PIECE("o15") }: { AMOUNTS($objectives-o15-need, form: "need") }

rule-solo-automa = Der Automa
    .text =
        Zu Beginn jeder Runde, bevor du würfelst, wirft der Automa fünf Würfel:
        - Weiß: kommt auf das erste Feld der Höhlenschänke. Dein Würfel dort muss so hoch sein oder höher.
        - Grün: kommt auf das erste Feld des Bauhofs. Dein Würfel dort muss so niedrig sein oder niedriger.
        - Gelb: kommt auf das Feld seines Wertes in der Gildenhalle. Das Gebäude dort wird abgelegt.
        - Rot und Blau: Jeder blockiert für die Runde eine Gilde. Zeigen beide dasselbe, wird nur einer eingesetzt.
        Die Gilden für 1 bis 6: { PIECE($automa-1) }, { PIECE($automa-2) }, { PIECE($automa-3) }, { PIECE($automa-4) }, { PIECE($automa-5) } und { PIECE($automa-6) }.
        Blockiert der Automa eine Gilde, bekommst du die Belohnung des Besitzers für alle Werkstätten, die du dort hast, und zwar { $by_players-reward_factor-1 }-mal. Ihre Effekte nutzt er nicht.

## Kanzlei

rule-chancery = Kanzlei
    .text =
        { $option-chancery ->
            [yes] Diese Partie wird mit der Kanzlei gespielt.
           *[no] Die Kanzlei ist eine Option, und diese Partie wird ohne sie gespielt. Zu sechst wird sie immer verwendet, allein nie.
        }
        Mit der Kanzlei kommen [Schreibpulte](chancery-the-board) mit dauerhaften Vorteilen ins Spiel und geheime [Vergütungskarten](chancery-commission-cards), die am Ende Siegpunkte bringen.
        Zu Beginn bekommen alle { $chancery-first_commissions } Vergütungskarten und behalten eine. Die anderen werden zurückgemischt. Alle ziehen ein Würfelplättchen für ihre Karte.

rule-chancery-the-board = Schreibpulte
    .text =
        Die Kanzlei hat sechs Würfelfelder, von 1 bis 6. Jedes gehört zum Schreibpult darüber und zum Schreibpult darunter. Reihen von Schreibpulten: { $by_players-desk_rows-2 } zu zweit, { $by_players-desk_rows-3 } zu dritt, { $by_players-desk_rows-4 } zu viert, { $by_players-desk_rows-5 } zu fünft, { $by_players-desk_rows-6 } zu sechst. Die obere Reihe kommt zuerst.
        Um einen Arbeiter an ein Schreibpult zu setzen, brauchst du:
        - einen Würfel mit dem Wert des Würfelfelds, und das Feld muss leer sein
        - ein freies Schreibpult
        - eine erfüllte Siedlerkarte vom Volk des Schreibpults
        - einen Arbeiter im Arbeiterquartier.
        Der Arbeiter bleibt dort für immer als Lehrling. Er lässt sich weder versetzen noch zurückholen. Er gibt dir:
        - den [Vorteil](chancery-benefits) des Schreibpults, für den Rest des Spiels
        - bei jedem Einkommen { AMOUNTS("coin", $chancery-income) }
        - Platz für eine weitere [Vergütungskarte](chancery-taking-a-commission-card).

rule-chancery-benefits = Vorteile der Schreibpulte
    .text =
        - { PIECE("council_coins") }
        - { PIECE("port_coins") }: { $chancery-benefits-port_coins } für jede Ware
        - { PIECE("council_loss") }: nur { $chancery-benefits-council_loss }
        - { PIECE("tavern_cards") }: bis zu { $chancery-benefits-tavern_cards } mit einem Würfel
        - { PIECE("house_discount") }: { AMOUNTS("coin", $chancery-benefits-house_discount) } weniger
        - { PIECE("building_discount") }: { AMOUNTS("coin", $chancery-benefits-building_discount) } weniger
        Die Schreibpulte der oberen Reihe:
        - 1, { PIECE($desks-top-1-race) }: { PIECE($desks-top-1-benefit) }
        - 2, { PIECE($desks-top-2-race) }: { PIECE($desks-top-2-benefit) }
        - 3, { PIECE($desks-top-3-race) }: { PIECE($desks-top-3-benefit) }
        - 4, { PIECE($desks-top-4-race) }: { PIECE($desks-top-4-benefit) }
        - 5, { PIECE($desks-top-5-race) }: { PIECE($desks-top-5-benefit) }
        - 6, { PIECE($desks-top-6-race) }: { PIECE($desks-top-6-benefit) }
        Die Schreibpulte der unteren Reihe:
        - 1, { PIECE($desks-bottom-1-race) }: { PIECE($desks-bottom-1-benefit) }
        - 2, { PIECE($desks-bottom-2-race) }: { PIECE($desks-bottom-2-benefit) }
        - 3, { PIECE($desks-bottom-3-race) }: { PIECE($desks-bottom-3-benefit) }
        - 4, { PIECE($desks-bottom-4-race) }: { PIECE($desks-bottom-4-benefit) }
        - 5, { PIECE($desks-bottom-5-race) }: { PIECE($desks-bottom-5-benefit) }
        - 6, { PIECE($desks-bottom-6-race) }: { PIECE($desks-bottom-6-benefit) }

rule-chancery-commission-cards = Vergütungskarten
    .text =
        Eine Vergütungskarte wertet am Spielende etwas, das du hast, und je mehr du davon hast, desto mehr Siegpunkte bringt sie: erfüllte Siedlerkarten, alle oder die eines Volkes; Lehrlinge und Gildenmeister in einer Gilde; Werkstätten; Gemeindegebäude; Konzilplättchen; Adel oder Ansehen.
        Sie zählt nur, wenn sie aktiv ist. Zu jeder Karte gehört ein Würfelplättchen mit drei Feldern. Den Würfel deines Zuges darfst du auch auf ein Feld mit seinem Wert setzen. Er zählt beim Ansehen wie jeder andere. Du kannst die Felder in einer Runde füllen oder in mehreren; ein gefülltes Feld bleibt gefüllt. Sind alle drei gefüllt, ist die Karte aktiv.
        Halte deine Karten geheim. Die Würfelplättchen sind offen.

rule-chancery-commissions = Alle Vergütungskarten
    .text =
        Was jede Karte am Spielende zählt und wie viele Siegpunkte das bringt:
        - { PIECE("v01") }: { AMOUNTS($commissions-v01-measure, 1, form: "measure") }; { AMOUNTS($commissions-v01-points, form: "step") }
        - { PIECE("v02") }: { AMOUNTS($commissions-v02-measure, 1, form: "measure") }; { AMOUNTS($commissions-v02-points, form: "step") }
        - { PIECE("v03") }: { AMOUNTS($commissions-v03-measure, 1, form: "measure") }; { AMOUNTS($commissions-v03-points, form: "step") }
        - { PIECE("v04") }: { AMOUNTS($commissions-v04-measure, 1, form: "measure") }; { AMOUNTS($commissions-v04-points, form: "step") }
        - { PIECE("v05") }: { AMOUNTS($commissions-v05-measure, 1, form: "measure") }; { AMOUNTS($commissions-v05-points, form: "step") }
        - { PIECE("v06") }: { AMOUNTS($commissions-v06-measure, 1, form: "measure") }; { AMOUNTS($commissions-v06-points, form: "step") }
        - { PIECE("v07") }: { AMOUNTS($commissions-v07-measure, 1, form: "measure") }; { AMOUNTS($commissions-v07-points, form: "step") }
        - { PIECE("v08") }: { AMOUNTS($commissions-v08-measure, 1, form: "measure") }; { AMOUNTS($commissions-v08-points, form: "step") }
        - { PIECE("v09") }: { AMOUNTS($commissions-v09-measure, 1, form: "measure") }; { AMOUNTS($commissions-v09-points, form: "step") }
        - { PIECE("v10") }: { AMOUNTS($commissions-v10-measure, 1, form: "measure") }; { AMOUNTS($commissions-v10-points, form: "step") }
        - { PIECE("v11") }: { AMOUNTS($commissions-v11-measure, 1, form: "measure") }; { AMOUNTS($commissions-v11-points, form: "step") }
        - { PIECE("v12") }: { AMOUNTS($commissions-v12-measure, 1, form: "measure") }; { AMOUNTS($commissions-v12-points, form: "step") }
        - { PIECE("v13") }: { AMOUNTS($commissions-v13-measure, 1, form: "measure") }; { AMOUNTS($commissions-v13-points, form: "step") }
        - { PIECE("v14") }: { AMOUNTS($commissions-v14-measure, 1, form: "measure") }; { AMOUNTS($commissions-v14-points, form: "step") }
        - { PIECE("v15") }: { AMOUNTS($commissions-v15-measure, 1, form: "measure") }; { AMOUNTS($commissions-v15-points, form: "step") }
        - { PIECE("v16") }: { AMOUNTS($commissions-v16-measure, 1, form: "measure") }; { AMOUNTS($commissions-v16-points, form: "step") }
        - { PIECE("v17") }: { AMOUNTS($commissions-v17-measure, 1, form: "measure") }; { AMOUNTS($commissions-v17-points, form: "step") }
        - { PIECE("v18") }: { AMOUNTS($commissions-v18-measure, 1, form: "measure") }; { AMOUNTS($commissions-v18-points, form: "step") }

rule-chancery-taking-a-commission-card = Eine Vergütungskarte nehmen
    .text =
        Du darfst eine Vergütungskarte haben und für jeden deiner Lehrlinge in der Kanzlei eine weitere. Hast du Platz für eine, darfst du sie nehmen, wenn du [Berk](berk-the-clerk) besuchst. Du ziehst einige Karten und behältst eine. Die anderen kommen unter den Stapel. Das kostet Ansehen:
        - Wert { $clerk-die_spaces-1-values }: ziehe { $clerk-die_spaces-1-commissions }, verliere { $clerk-die_spaces-1-loss } Ansehen.
        - Wert { $clerk-die_spaces-2-values }: ziehe { $clerk-die_spaces-2-commissions }, verliere { $clerk-die_spaces-2-loss } Ansehen.
        - Wert { $clerk-die_spaces-3-values }: ziehe { $clerk-die_spaces-3-commissions }, verliere { $clerk-die_spaces-3-loss } Ansehen.
        Dann ziehst du ein Würfelplättchen dafür. Sind keine Karten oder keine Plättchen mehr da, kann niemand eine nehmen.

## Glossar: jedes Wort ist eine eigene Nachricht

term-goods = Waren
    .text = Bücher, Kunstwerke, Waffen, Magische Dinge, Schmuck und Mobiliar. Jede Gilde hat eine davon. Der Vorrat geht nie aus.
term-reputation = Ansehen
    .text = die Augen, die du in einer Runde höchstens einsetzen darfst.
term-nobility = Adel
    .text = dein Rang. Er steigt durch Sterne und bringt am Ende Siegpunkte.
term-modifier = Modifikator
    .text = macht einen Würfel um eins höher oder niedriger.
term-workers-lot = Arbeiterquartier
    .text = wo deine Arbeiter sind, wenn sie nichts zu tun haben.
term-apprentice = Lehrling
    .text = einer deiner Arbeiter in einer Gilde oder an einem Schreibpult der Kanzlei.
term-guild-master = Gildenmeister
    .text = einer deiner Arbeiter, der eine Werkstatt hat.
term-platform = Bauplattform
    .text = wo deine Häuser auf Siedler warten. Ein Haus, in dem Siedler wohnen, steht auf einem Baugrundstück.
term-on-show = Ausliegend
    .text = was offen daliegt und genommen werden kann.
term-settlers = Siedler
    .text = eine Karte mit Leuten, die ein Haus und Waren wollen und dir [Siegpunkte und Arbeiter](settlers-cards) bringen.
term-star = Stern
    .text = ein Schritt im [Adel](nobility), durch Siedler und Gebäude.
term-workshop = Werkstatt
    .text = ein Plättchen in einer Gilde, das allen hilft, die kommen, und [ihren Besitzer belohnt](guilds-activating-workshops).
term-community = Gemeindegebäude
    .text = steht auf deinem Land und bringt [jede Runde](guild-hall-community-buildings) etwas ein.
term-demand = Konzilplättchen
    .text = was ein Mitglied des [Steinkonzils](stone-council) für Siegpunkte verlangt.
term-character = Charakter
    .text = wer du bist: eine [Ware](nobility-characters), von der du mehr geben darfst, und ein Geschenk, wenn du Lehnsherr wirst.
term-die-space = Würfelfeld
    .text = ein Platz für einen Würfel. Es zeigt, welche Werte passen.
term-desk = Schreibpult
    .text = ein Platz in der [Kanzlei](chancery-the-board) mit einem dauerhaften Vorteil.
term-grey-stone = Grauer Stein
    .text = am Bildschirm unten auf einem Tableau: wie viele Konzilplättchen des [Steinkonzils](stone-council) erfüllt sind. Am Konzil selbst ist der Stein dessen Zeichen.
term-seal = Siegel und Stern
    .text = auf einem Werkstattfeld in einer [Gilde](guilds): die Siegpunkte (rotes Siegel) und der Adel (Stern), die man sofort bekommt, wenn man dort eine Werkstatt baut.

rule-glossary = Glossar
    .text =
        - { term-goods }: { term-goods.text }
        - { term-reputation }: { term-reputation.text }
        - { term-nobility }: { term-nobility.text }
        - { term-modifier }: { term-modifier.text }
        - { term-workers-lot }: { term-workers-lot.text }
        - { term-apprentice }: { term-apprentice.text }
        - { term-guild-master }: { term-guild-master.text }
        - { term-platform }: { term-platform.text }
        - { term-on-show }: { term-on-show.text }
        - { term-settlers }: { term-settlers.text }
        - { term-star }: { term-star.text }
        - { term-workshop }: { term-workshop.text }
        - { term-community }: { term-community.text }
        - { term-demand }: { term-demand.text }
        - { term-character }: { term-character.text }
        - { term-die-space }: { term-die-space.text }
        - { term-desk }: { term-desk.text }
        - { term-grey-stone }: { term-grey-stone.text }
        - { term-seal }: { term-seal.text }
