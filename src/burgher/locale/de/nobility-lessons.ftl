# Die Lektionen von Rise to Nobility. Wie sie geschrieben sind: docs/write-a-lesson.md.


lesson-first-game = Deine erste Partie
    .about = Führe deine Familie vom Stadtrand bis in den Adel. Du spielst zwei Runden und lernst jeden Ort der Stadt kennen; den Rest der Partie spielst du, wie du magst.
    .otherwise-pass = Du hast **gepasst**: In dieser Runde setzt du keinen Würfel mehr ein, und die übrigen bleiben ungenutzt. In der nächsten Runde hast du alle wieder.
lesson-first-game-goal = Das Ziel
lesson-first-game-goal-welcome =
    Willkommen bei **Rise to Nobility**! Du bringst Siedler unter, schickst Lehrlinge in die Gilden, baust und gewinnst so die Gunst des Steinkonzils. Wer am Ende die **meisten Siegpunkte** hat, gewinnt.
    Du spielst { SEAT(0) }; { SEAT(1) } ist ein Bot. Zwei Runden spielen wir zusammen.
lesson-first-game-goal-points =
    Hier rechts stehen deine **Siegpunkte**. Die meisten bringen Siedler, Gebäude und das Steinkonzil. Links daneben steht, was du hast: Münzen, Ansehen, Adel, Waren.
    Kennst du hier oder auf dem Spielplan etwas nicht, { $touch ->
        [yes] halte den Finger darauf
       *[no] zeig darauf
    }, und du erfährst, **was es ist**.
lesson-first-game-goal-town = Das ist die **Stadt**: sechs Gilden und sieben andere Orte. Jeder tut etwas für dich, wenn du einen Würfel dorthin legst. Du besuchst sie fast alle; auswendig lernen musst du nichts.
lesson-first-game-dice = Würfel und Ansehen
lesson-first-game-dice-dice =
    In jeder Runde wirfst du { $by_players-dice-2 } **Würfel**. In jedem Zug setzt du einen davon in der Stadt ein; dann ist der Nächste dran. Wer keinen mehr einsetzen kann oder will, **passt** und setzt für diese Runde aus.
    Ob ein hoher Würfel besser ist als ein niedriger, kommt auf den Ort an.
lesson-first-game-dice-reputation = Das ist dein **Ansehen**: { $by_players-reputation-2 }. Alle Würfel, die du in einer Runde einsetzt, dürfen zusammen nicht mehr zeigen; was zu viel wäre, ist blasser. Würfel einzusetzen verbraucht es nicht: In der nächsten Runde zählt es wieder ganz.
lesson-first-game-dice-turn = Hier oben steht immer, **was du gefragt wirst**, mit Knöpfen für das, was auf dem Spielplan keinen Platz hat. Was du drücken kannst, leuchtet. Nach jedem Schritt ist hier ein Knopf, um ihn **zurückzunehmen**; der kleine Pfeil daneben zeigt, wie du mehr zurücknimmst.
lesson-first-game-guilds = Gilden
lesson-first-game-guilds-settlers = Diese Karte zeigt deine **Siedler**, { PIECE("s17", form: "den") }; noch kennst nur du sie. Gib ihnen ein Haus und Waren, und sie bringen für jede Ware einen Siegpunkt, dazu einen Arbeiter (die Figur) und Adel (der Stern).
lesson-first-game-guilds-wants = Sie wollen Schmuck (der Ring) und Magische Dinge (das Fläschchen): **von beiden zusammen 4 bis 6**, von jeder Sorte mindestens ein Stück und höchstens { $limits-of_a_good }. Du hast einen Ring und ein Fläschchen, dir fehlen also zwei.
lesson-first-game-guilds-take = Jede Gilde verkauft Waren einer Sorte: mit einer 1 oder 2 höchstens { $guilds-die_spaces-1-buy }, mit einer 3 oder 4 höchstens { $guilds-die_spaces-2-buy }, mit einer 5 oder 6 höchstens { $guilds-die_spaces-3-buy }. Nimm die **3**: Drück darauf.
    .why = Mit der 3 kannst du genau die zwei kaufen, die dir fehlen.
    .otherwise = Um beide Waren auf einmal zu kaufen, braucht es eine 3 oder mehr; und je höher der Würfel, desto weniger Ansehen bleibt für die anderen. Mit der **3** reicht es für alles, was noch kommt.
lesson-first-game-guilds-visit = Jetzt leuchten die Orte, an die der Würfel darf. Leg ihn in die **Händlergilde**; sie verkauft Schmuck. Magische Dinge gingen auch, aber hier steht eine Werkstatt, die dir eine Münze gibt.
    .otherwise = Du bist woanders hingegangen. Das ist in Ordnung, aber deine Siedler wollen **Schmuck und Magische Dinge**, und die gibt es bei Händlern und Magiern. { $touch ->
        [yes] Halte den Finger auf einen Ort
       *[no] Zeig auf einen Ort
    }, und du erfährst, was er bringt.
    .also = Die Magier verkaufen Magische Dinge; auch die wollen deine Siedler.
lesson-first-game-guilds-workshop = In dieser Gilde gibt es schon eine **Werkstatt**. Wessen Würfel sie erreicht, der darf sie nutzen: Eine 1 oder 2 erreicht den ersten von drei Plätzen, eine 3 oder 4 die ersten beiden von links, eine 5 oder 6 alle. Diese gibt eine Münze: Nimm sie.
    .why = Sie steht auf dem zweiten Platz, und dein Würfel ist eine 3. Jede Werkstatt, die du erreichst, darfst du nutzen.
    .missed = In den Gilden stehen Werkstätten. Wer einen Würfel hineinlegt, darf sie nutzen: Eine 1 oder 2 erreicht den ersten von drei Plätzen, eine 3 oder 4 die ersten beiden, eine 5 oder 6 alle drei.
lesson-first-game-guilds-buy = Jetzt **kauf zwei**. Eine Ware kostet { AMOUNTS("coin", $guilds-good) }.
    .otherwise = Deinen Siedlern fehlen noch Waren. Sie können später einziehen.
    .missed = Eine Gilde verkauft ihre Waren für je { AMOUNTS("coin", $guilds-good) }.
lesson-first-game-settlers = Siedler und Häuser
lesson-first-game-settlers-complete = Einmal im Zug, vor oder nach dem Würfel, darfst du auch Siedler **unterbringen**: Sie ziehen ein, wenn du ein freies Haus hast (eins steht auf deinem Tableau) und die Waren, die sie wollen. Drück auf deine Karte. Du wirst noch einmal gefragt, denn dann sehen auch die anderen sie.
    .otherwise = Sie können auch später einziehen. Ein Haus wartet auf sie.
    .missed = Einmal im Zug darfst du Siedler **unterbringen**: Drück auf ihre Karte, wenn sie leuchtet. Dazu brauchst du ein freies Haus (eins steht auf deinem Tableau) und die Waren, die sie wollen. Wie viele du gibst, entscheidest du; jede ist ein Siegpunkt.
lesson-first-game-settlers-pay = Wähle, was du gibst. **Jede Ware ist ein Siegpunkt**, darum schlägt das Spiel so viel vor, wie sie nehmen und du hast. Gib es ihnen.
lesson-first-game-settlers-housed =
    Außer Siegpunkten bringen Siedler, die eingezogen sind, was oben auf ihrer Karte steht: **Arbeiter** (die Figur) und **Adel** (der Stern, wie auf dem Schild neben deinem Namen).
    Die Arbeiter warten im **Arbeiterquartier** auf deinem Tableau, bis du sie brauchst. Weitere Häuser gibt es auf dem Bauhof.
lesson-first-game-settlers-other = { SEAT(1) } war inzwischen auch dran. Zu zweit nimmt eine Gilde **einen Würfel pro Runde**: Wo einer liegt, kann in dieser Runde niemand einen weiteren hinlegen. Bei den anderen Orten siehst du an den Würfelfeldern, wie viele sie nehmen.
lesson-first-game-apprentices = Lehrlinge
lesson-first-game-apprentices-idea =
    Ein Arbeiter kann **Lehrling** in einer Gilde werden. Jeder verdient am Ende jeder Runde die Münzen, die unten in der Gilde stehen, und legt, von deinem nächsten Zug an, eine Ware umsonst dazu, wenn du dort kaufst.
    Später kannst du einen zurückholen, mit einer 5 oder 6 auf dem Würfelfeld deines Tableaus.
lesson-first-game-apprentices-take = Lehrlinge setzt du mit niedrigen Würfeln ein: mit einer 1 oder 2 höchstens { $guilds-die_spaces-1-apprentices }, mit einer 3 oder 4 höchstens { $guilds-die_spaces-2-apprentices }, mit einer 5 oder 6 keinen. Nimm die **1**.
    .without = Lehrlinge setzt du mit niedrigen Würfeln ein: mit einer 1 oder 2 höchstens { $guilds-die_spaces-1-apprentices }, mit einer 3 oder 4 höchstens { $guilds-die_spaces-2-apprentices }, mit einer 5 oder 6 keinen. **Du hast noch keinen Arbeiter**, weil noch keine Siedler eingezogen sind; diesmal kannst du also nur etwas kaufen. Nimm die **1**.
    .otherwise = Auch mit einer 2 kannst du Lehrlinge einsetzen, mit einer 5 oder 6 **keinen**; doch diese Würfel brauchst du für das, was noch kommt. Mit der **1** geht alles auf.
lesson-first-game-apprentices-visit = Geh zur **Künstlergilde**. (Eine 1 oder 2 erreicht die Werkstatt dort nicht: Sie steht auf dem zweiten Platz.)
    .why = In der Schänke sitzen Siedler, die Kunstwerke wollen. Bald holst du sie zu dir.
    .otherwise = Dann also ein anderer Ort. Ist es eine Gilde, kannst du auch dort einen Lehrling einsetzen. Aber die Siedler, die du bald zu dir holst, wollen Kunstwerke, und ohne Lehrling bei den Künstlern wird es schwerer, sie zufriedenzustellen.
lesson-first-game-apprentices-buy = Kauf **ein** Kunstwerk: Du brauchst es noch, für Siedler und fürs Steinkonzil.
    .otherwise = Kunstwerke gibt es auch später noch. Aber dann fehlt dir vielleicht eins.
lesson-first-game-apprentices-place = Und nun der **Lehrling**: Schick deinen Arbeiter auf den freien Platz unten in der Gilde.
    .why = Münzen in jeder Runde, und mehr Waren für dein Geld. Später kann ein Lehrling hier Meister einer Werkstatt werden. Statt eines Arbeiters kannst du auch einen Lehrling aus einer anderen Gilde herschicken.
    .otherwise = Du hast den Arbeiter behalten. Gut für ein Gebäude später.
    .missed = Wer einen Arbeiter hat und mit einem niedrigen Würfel in eine Gilde kommt, drückt auf den freien Platz unten in der Gilde: Der Arbeiter wird dort **Lehrling**. Mit einer 5 oder 6 auf dem Würfelfeld deines Tableaus kannst du einen zurückholen.
lesson-first-game-apprentices-clerk = { SEAT(1) } war im Büro von **Berk**, dem Schreiber der Stadt. Dort gibt es umsonst einen **Modifikator**: das Sechseck mit ±. Die Zahl hinter dem Plus sagt, wie viele man dazukaufen darf, für je { AMOUNTS("coin", $clerk-modifier) }.
lesson-first-game-apprentices-modifier = Ein Modifikator dreht einen Würfel vor dem Einsetzen um eins höher oder niedriger; es gilt, was er dann zeigt. Du darfst für einen Würfel mehrere ausgeben, aber aus einer 1 wird nie eine 6 und aus einer 6 nie eine 1. Beim selben Besuch tauscht Berk auf Wunsch alle ausliegenden Siedler oder Gebäude aus, kostenlos.
lesson-first-game-castle = Das Weiße Schloss
lesson-first-game-castle-pips = Schau auf dein Ansehen: Jeder eingesetzte Würfel belegt einen Teil davon, für diese Runde. Für alle fünf Würfel reicht es nicht.
lesson-first-game-castle-take = Es gibt einen Ort, der dein Ansehen auf Dauer erhöht. Nimm die **5**.
lesson-first-game-castle-visit = Leg sie ins **Weiße Schloss**: Eine 5 oder 6 bringt { $castle-die_spaces-3-reputation } Ansehen, sofort und für alle weiteren Runden.
    .why = Mit mehr Ansehen kannst du in jeder Runde mehr oder höhere Würfel einsetzen. Früh ist es am meisten wert; mehr als { $reputation-most } kann niemand haben.
    .otherwise = Das Schloss kann warten. Doch früher oder später braucht jeder Ansehen.
    .missed = Das **Weiße Schloss** bringt Ansehen, sofort und für alle weiteren Runden: { $castle-die_spaces-1-reputation } für eine 1 oder 2, { $castle-die_spaces-2-reputation } für eine 3 oder 4, { $castle-die_spaces-3-reputation } für eine 5 oder 6. Früh ist es am meisten wert.
lesson-first-game-tavern = Die Höhlenschänke
lesson-first-game-tavern-take = Zeit für neue Siedler. Nimm die **2**.
lesson-first-game-tavern-visit = Geh in die **Höhlenschänke**. Der erste Würfel ist beliebig; jeder weitere muss mindestens so hoch sein wie der letzte.
    .otherwise = Dann eben woanders. Die Schänke hat jede Runde offen.
    .missed = In der **Höhlenschänke** bekommst du neue Siedler. Der erste Würfel ist beliebig; jeder weitere muss mindestens so hoch sein wie der letzte.
lesson-first-game-tavern-choose = Wähle Siedler; sie kosten nichts. Nimm die am **markierten** Platz, { PIECE("s01", form: "den") }. Sie wollen Kunstwerke und Mobiliar: Wer einen Lehrling in der Künstlergilde hat, bekommt dort mehr Kunstwerke. Und sie bringen 1 Arbeiter und 1 Stern.
    .why = Gesichter und Farben zeigen, zu welchem der sechs Völker Siedler gehören (nicht, zu welchem Spieler); das Steinkonzil wird danach fragen. Höchstens { $limits-open_settlers } Karten können bei dir warten: Nimmst du noch eine, wirfst du eine der anderen ab. In der Schänke wird nachgelegt, sobald du weitermachst.
    .otherwise = Also andere Siedler. Sie wollen andere Waren; sieh nach, welche. Die nächsten Kapitel sind für die am markierten Platz gemacht: Manches kannst du dann vielleicht nur lesen.
    .missed = Sie kosten nichts. Gesichter und Farben zeigen, zu welchem der sechs Völker sie gehören; höchstens { $limits-open_settlers } Karten können bei dir warten.
lesson-first-game-income = Einkommen
lesson-first-game-income-passed = Die Runde ist vorbei. Wer nichts mehr tun kann, ist bis zur nächsten draußen: Für ihn **passt** das Spiel. Ein Würfel, für den das Ansehen nicht mehr reichte, blieb liegen; jetzt wurden alle Würfel neu geworfen.
lesson-first-game-income-income = Wenn alle gepasst haben, gibt es **Einkommen**. Ein Lehrling allein in einer Gilde verdient { AMOUNTS("coin", $by_players-apprentice_income-2-1) }; mit einem zweiten, eigenen oder fremden, verdient jeder { $by_players-apprentice_income-2-2 }. Die kleine Zahl hier zeigt das nächste Einkommen.
lesson-first-game-income-round = Eine neue Runde: Alle Würfel sind zurück und neu geworfen, ein **neues Schiff** liegt im Hafen, und diesmal beginnt jemand anderes: Das wechselt jede Runde.
lesson-first-game-income-first = { SEAT(1) } beginnt diese Runde, mit einem Würfel in der Schänke.
lesson-first-game-houses = Waren und ein Haus
lesson-first-game-houses-goods = Deinen Siedlern fehlen Kunstwerke. Nimm die **2**: Eine 1 täte es auch, aber die Einsen brauchst du in dieser Runde noch.
    .without = Siedler wollen Waren, und eine Gilde, in der du einen Lehrling hast, gibt dir mehr davon. Nimm die **2**: Eine 1 täte es auch, aber die Einsen brauchst du in dieser Runde noch.
lesson-first-game-houses-artists = Geh zur **Künstlergilde**; sie verkauft Kunstwerke.
    .without = Deine Siedler wollen vielleicht andere Waren. Geh trotzdem zur **Künstlergilde** und sieh, wozu ein Lehrling gut ist. Sie verkauft Kunstwerke; die verlangt auch das Steinkonzil.
    .otherwise = Auch gut. Waren gibt es auch anderswo.
lesson-first-game-houses-buy = Kauf **eins**. Ein Lehrling von dir legt hier eins umsonst dazu.
    .otherwise = Wer nichts kauft, bekommt auch vom Lehrling nichts.
    .missed = Wer dort, wo er einen Lehrling hat, mindestens eine Ware kauft, bekommt eine umsonst dazu.
lesson-first-game-houses-die = Siedler brauchen ein **Haus**. Nimm eine **1**.
    .otherwise = Dorthin darf jeder Würfel, aber die höheren brauchst du noch, und jeder von ihnen nimmt mehr von deinem Ansehen. Mit einer **1** geht alles auf.
lesson-first-game-houses-yard = Geh zum **Bauhof**. Ein Haus kostet { AMOUNTS("coin", $yard-house) }. Hier darf jeder weitere Würfel höchstens so hoch sein wie der letzte.
    .why = Niedrige Würfel gehen zum Bauhof, hohe in die Schänke: Wer spät kommt, muss die richtigen haben.
    .otherwise = Das Haus kann eine Runde warten.
    .missed = Häuser gibt es auf dem **Bauhof**, für { AMOUNTS("coin", $yard-house) }. Dort darf jeder weitere Würfel höchstens so hoch sein wie der letzte.
lesson-first-game-houses-complete = Im selben Zug können deine Siedler **einziehen**: Drück auf ihre Karte.
    .missed = Sobald du ein Haus hast und die Waren, die Siedler wollen, können sie **einziehen**: Drück auf ihre Karte, auch schon in dem Zug, in dem du das Haus gekauft hast.
    .otherwise = Sie ziehen ein, sobald Haus und Waren da sind.
lesson-first-game-houses-pay = Gib ihnen, was sie nehmen. **Jede Ware ist ein Siegpunkt.**
lesson-first-game-port = Der Hafen
lesson-first-game-port-ship = Für ein Gebäude brauchst du Münzen. Im **Hafen** kauft ein Schiff Waren; unter jeder steht ihr Preis, und die Fenster im Rumpf zeigen, wie viele es von jeder nimmt.
lesson-first-game-port-die = Mit einem Würfel verkaufst du höchstens so viele Waren, wie er zeigt: mit einer 1 eine, mit einer 6 bis zu sechs. Jede Zahl geht nur einmal pro Runde. Eine Ware reicht: Nimm eine **1**.
    .otherwise = Dorthin darf jeder Würfel, aber die höheren brauchst du noch, und jeder von ihnen nimmt mehr von deinem Ansehen. Mit einer **1** geht alles auf.
lesson-first-game-port-visit = Leg sie in den **Hafen**.
    .otherwise = Dann ohne Schiff. In der nächsten Runde liegt ein anderes da.
lesson-first-game-port-sell = Verkauf, was du am wenigsten brauchst und was am meisten bringt, zum Beispiel **Waffen**, wenn du welche hast. Aber behalte ein Buch und ein Kunstwerk: Die brauchst du bald.
    .otherwise = Auch das geht. Aber achte darauf, dass dir ein Buch und ein Kunstwerk bleiben: Das Steinkonzil verlangt je eins.
    .missed = Im Hafen darfst du so viele Waren verkaufen, wie der Würfel zeigt, jede zu dem Preis, der unter ihr steht.
lesson-first-game-buildings = Gebäude
lesson-first-game-buildings-workshops = In der **Gildenhalle** gibt es Gebäude: Der Wert des Würfels sagt, welches, und je höher, desto billiger. Eine **Werkstatt** kommt in ihrer Gilde auf den ersten freien Platz von links und bringt Siegpunkte und Adel, wie es dort steht; einer deiner Lehrlinge der Gilde wird Gildenmeister.
lesson-first-game-buildings-later =
    Danach bringt dir deine Werkstatt jede Runde eine Ware ihrer Gilde. Und sooft **ein Würfel von jemand anderem ihren Platz erreicht**, bekommst du etwas, ob sie genutzt wird oder nicht: { $touch ->
        [yes] Halte den Finger auf einen Platz
       *[no] Zeig auf einen Platz
    }, und du siehst, was.
lesson-first-game-buildings-master = Siegpunkte und Adel des Platzes gibt es nur einmal, und ein **Gildenmeister** verdient keine Münzen mehr und legt keine Waren mehr dazu wie ein Lehrling. Es lohnt sich also, dort zu bauen, wo andere gern hingehen.
lesson-first-game-buildings-community =
    Ein **Gemeindegebäude** steht auf deinem eigenen Tableau und braucht einen deiner Arbeiter.
    Es bringt { AMOUNTS("point", $community-points) }, { $community-stars ->
        [one] 1 Stern
       *[other] { $community-stars } Sterne
    } und jede Runde ein Einkommen. Für alle Siedler, die du ab dann unterbringst, gibt es { AMOUNTS("point", $community-bonus) } zusätzlich.
lesson-first-game-buildings-die = Für das letzte Feld der Halle brauchst du die **6**: Dort kostet ein Gebäude nur { AMOUNTS("coin", $hall-cost-6) }.
    .why = Für die nächste Runde rückt nach links auf, was noch daliegt, und dort ist es teurer; rechts kommen neue Gebäude dazu.
lesson-first-game-buildings-visit = Leg sie in die **Gildenhalle**.
    .otherwise = Gebaut werden kann in jeder Runde, wenn Geld da ist.
lesson-first-game-buildings-build = Wähle seinen Platz auf deinem Tableau. Jeder hat **sein eigenes Einkommen**: eine Münze, eine Ware nach Wahl oder Ansehen.
    .missed = Jeder Platz für ein Gemeindegebäude hat **sein eigenes Einkommen**: eine Münze, eine Ware nach Wahl oder Ansehen.
lesson-first-game-buildings-end = Du könntest jetzt auch ein Gebäude **verkaufen**, für { AMOUNTS("coin", $sale-coins) }, doch dann verlierst du seine Siegpunkte: Das ist für Notfälle. Also **beende den Zug**.
    .missed = In deinem Zug darfst du auch ein Gebäude **verkaufen**, für { AMOUNTS("coin", $sale-coins) }, doch dann verlierst du seine Siegpunkte: Das ist für Notfälle.
lesson-first-game-council = Das Steinkonzil
lesson-first-game-council-members =
    Im **Steinkonzil** hat jedes der sechs Völker einen Sitz; unter seinem Gesicht liegen Plättchen. Du kannst eins nur erfüllen, wenn Siedler dieses Volkes bei dir wohnen: Dann leuchtet das Gesicht.
    Außerdem braucht es einen Würfel, der zur Reihe passt, die Adelsstufe links (sie bleibt dir), Waren und Münzen.
lesson-first-game-council-price = Ein Plättchen bringt die Siegpunkte, die rechts darauf stehen. Und es kostet { $council-loss } **Ansehen**, für den Rest der Partie; schon eingesetzte Würfel bleiben liegen. Leere Felder werden für die nächste Runde aufgefüllt.
lesson-first-game-council-demand = Dieses Plättchen der **Elfen** nimmt eine 1 oder 2 und verlangt Adelsstufe 4: ein Buch, ein Kunstwerk und eine Münze für 5 Siegpunkte. Zwei Siedlerkarten und ein Gemeindegebäude haben dich genau so weit gebracht. (Die Grünelfen sind ein anderes Volk.)
    .without = Dieses Plättchen der **Elfen** nimmt eine 1 oder 2 und verlangt Adelsstufe 4: ein Buch, ein Kunstwerk und eine Münze für 5 Siegpunkte. So weit bist du noch nicht; zwei Siedlerkarten und ein Gemeindegebäude bringen dich genau dorthin.
lesson-first-game-council-die = Nimm eine **1**.
    .missed = Dieses Plättchen nimmt eine 1 oder 2; andere Reihen nehmen andere Würfel.
lesson-first-game-council-visit = Und **erfülle das Plättchen**.
    .otherwise = Das Konzil wartet. Die Plättchen bleiben, bis jemand sie erfüllt.
    .missed = Ein Plättchen erfüllst du mit einem Würfel, der zu seiner Reihe passt: Du gibst die Waren und Münzen ab und bekommst sofort die Siegpunkte.
lesson-first-game-council-end = **Beende den Zug.**
lesson-first-game-council-pass = Wer alle Würfel eingesetzt hat oder keinen mehr einsetzen will, passt; du könntest noch ein Gebäude verkaufen, deshalb wirst du gefragt. Willst du noch einen Würfel einsetzen, tu das zuerst. Dann **passe für diese Runde**. Bringt dir das Einkommen eine Ware nach Wahl, nimm eine, die Siedler oder Konzil haben wollen.
    .missed = Wer **passt**, ist für diese Runde draußen und verzichtet auf die übrigen Würfel.
lesson-first-game-nobility = Adel und Charaktere
lesson-first-game-nobility-nobility = Das ist dein **Adel**. Er öffnet das Konzil, und am Ende bringt dein Feld so viele Siegpunkte, wie darauf stehen. Bei { $nobility-lord_at }, mit der Krone, wirst du Lehnsherr.
lesson-first-game-nobility-character = Und das ist dein **Charakter**. Von der Ware links auf der Karte darfst du Siedlern eine mehr geben als { $limits-of_a_good }. Das Übrige bekommst du einmal, wenn du Lehnsherr wirst: hier Ansehen und Modifikatoren, bei anderen Münzen, Waren oder Siedler.
lesson-first-game-end = Das Ende
lesson-first-game-end-end =
    Nach { $start-rounds } Runden ist Schluss. Dann bringen je { $end-goods_for_a_point } übrige Waren einen Siegpunkt, und der Adel zählt; Münzen und Siedler ohne Haus zählen nichts.
    Wer die meisten **Siegpunkte** hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Häuser an Siedler vergeben hat; danach entscheidet das höhere Ansehen.
lesson-first-game-end-more =
    Manches ist **ab drei Spielern** anders:
    - Gilden, Schänke und Bauhof nehmen mehr Würfel, und in eine Gilde passen mehr Lehrlinge: Je mehr es sind, desto weniger verdient jeder.
    - Am Anfang steht in den Gilden noch keine Werkstatt.
    - Für seine Werkstatt wird der Besitzer einfach belohnt, nicht doppelt wie zu zweit.
lesson-first-game-end-on = Das ist alles. **Von hier an spielst du auf eigene Faust**; was du gefragt wirst, steht über dem Spielplan. Willst du wissen, was etwas tut, { $touch ->
        [yes] halte den Finger einen Moment darauf
       *[no] zeig darauf
    }. Die Regeln findest du unter „Regeln“.

lesson-solo = Allein spielen
    .about = Wenn du das Spiel kennst: eine Aufgabe statt Gegnern, und Würfel, die dir im Weg stehen.
lesson-solo-alone = Allein in der Stadt
lesson-solo-alone-objective = Allein hast du eine **Aufgabe** mit zwei Bedingungen. Gelten beide zugleich, nach einem deiner Züge oder nach dem Einkommen, hast du sofort gewonnen; nach { $start-rounds } Runden ist es zu spät. Was du weggegeben hast, zählt nicht mehr. Hier steht immer, wie weit du bist.
lesson-solo-alone-automa = Statt anderer Spieler gibt es den **Automa**: fünf Würfel, die zu Beginn jeder Runde geworfen werden, bis zu ihrem Ende liegen bleiben und dann neu geworfen werden. Der weiße liegt in der **Schänke**: Dein Würfel dort muss mindestens so hoch sein.
lesson-solo-alone-yard = Der grüne liegt auf dem **Bauhof**: Deiner darf höchstens so hoch sein.
lesson-solo-alone-hall = Der gelbe liegt in der **Gildenhalle**: Das Gebäude auf diesem Feld wird abgelegt, und das Feld ist diese Runde besetzt.
lesson-solo-alone-guilds = Die letzten zwei, die schwarzen, **blockieren** in dieser Runde je **eine Gilde**: diesmal die Gelehrten und die Händler. Zeigen beide dasselbe, ist nur eine Gilde blockiert.
lesson-solo-alone-workshops = Welche Zahl welche Gilde blockiert, steht [in den Regeln](solo-automa). Wo du in einer blockierten Gilde Werkstätten hast, wirst du bezahlt, als hätte sie jemand genutzt.
lesson-solo-alone-die = In der Schänke liegt eine 3: Dein Würfel muss also eine 3 oder höher sein. Nimm eine **4**. Sie braucht in dieser Runde 4 von deinem Ansehen; sooft du nach einem Würfel gefragt wirst, siehst du, wie viel noch übrig ist.
    .otherwise = In die Schänke darf in dieser Runde nur eine 3 oder höher. Andere Würfel können woanders hin.
lesson-solo-alone-tavern = Leg sie in die **Schänke**.
    .otherwise = Dann woanders. Die Würfel des Automas liegen die ganze Runde da.
lesson-solo-alone-choose = Wähle **Siedler**, die dir bei der Aufgabe helfen. Dann deckt der Zufall an ihrer Stelle eine andere Karte auf, und du machst weiter.
    .why = Deine verlangt untergebrachte Siedler: Wer weniger Waren will, zieht eher ein.
    .missed = In der Schänke wählst du Siedler, die dir bei deiner Aufgabe helfen. Hier verlangt sie untergebrachte Siedler: Wer weniger Waren will, zieht eher ein.
lesson-solo-alone-on = So geht es weiter: Deine Züge folgen aufeinander, bis du passt. Dann gibt es Einkommen, alle Würfel kommen zurück, deine und die des Automas, und eine neue Runde beginnt. Siegpunkte sagen nur, wie gut es lief; **die Aufgabe entscheidet**. Von hier an spielst du auf eigene Faust.

lesson-events = Ereigniskarten
    .about = Eine Variante, wenn du das Spiel kennst. Jede Runde ist etwas anders: wie man ein Ereignis liest und nutzt.
lesson-events-event = Das Ereignis der Runde
lesson-events-event-event = Zu Beginn jeder Runde, noch vor den Würfeln, wird ein neues **Ereignis** aufgedeckt. Es gilt diese Runde, und für alle; dann tritt das nächste an seine Stelle, und niemand weiß, welches. Dieses macht das Weiße Schloss besser: mehr Ansehen für alle, die hingehen. In den Zahlen am Schloss ist es schon enthalten.
lesson-events-event-die = Also geh mit einem hohen Würfel dorthin. Nimm die **6**: Sie bringt am meisten, für alle weiteren Runden, und für diese bleibt genug für eine 1, eine 2 und eine 4.
    .otherwise = Das geht auch. Aber was das Schloss bringt, bleibt dir; es ist also ein guter Ort für einen hohen Würfel, in dieser Runde erst recht.
lesson-events-event-castle = Leg sie ins **Weiße Schloss** und sieh auf dein Ansehen, neben dem Lorbeerkranz.
    .otherwise = Dann hat vielleicht jemand anderes etwas davon. Ein Ereignis gilt nur eine Runde.
lesson-events-event-end = **Beende den Zug.**
lesson-events-event-stacks = Es gibt zwei Stapel: Die Ereignisse der ersten Hälfte bringen meist Münzen, Waren und Ansehen, die der zweiten oft **Siegpunkte**. Schaden bringt keines. Es lohnt sich, das neue zu lesen, bevor du den ersten Würfel einsetzt. Von hier an spielst du auf eigene Faust.

lesson-chancery = Die Kanzlei
    .about = Eine Erweiterung, wenn du das Spiel kennst: Schreibpulte, die eine ganze Partie lang helfen, und geheime Vergütungskarten, die am Ende zählen.
lesson-chancery-commissions = Vergütungskarten
lesson-chancery-commissions-keep = Alle beginnen mit einer geheimen **Vergütungskarte**: einem eigenen Ziel, das am Ende Siegpunkte bringt. „2 › { $commissions-v03-points-2 }“ heißt: Für zwei bekommst du insgesamt { $commissions-v03-points-2 }. Wähle eine.
    .why = Nimm eine, die zu dem passt, was du ohnehin vorhast: Konzilplättchen etwa oder Siedler.
lesson-chancery-commissions-tile = Sie zählt nur, wenn ihr **Würfelplättchen** voll ist, mit einem Würfel für jede der drei Zahlen darauf. Das ist ein Zug wie jeder andere: Statt in die Stadt legst du einen Würfel hierher, und er braucht Ansehen. Am Ende der Runde bekommst du ihn zurück, aber das Feld bleibt gefüllt; du kannst dir also mehrere Runden Zeit lassen.
lesson-chancery-desks = Schreibpulte
lesson-chancery-desks-desks = Das ist die **Kanzlei**. Jedes Schreibpult gehört einem Volk und gibt dem, dessen Arbeiter dort sitzt, bis zum Ende einen Vorteil; { $touch ->
        [yes] halte den Finger auf eines
       *[no] zeig auf eines
    }, um zu lesen, welchen. Der Arbeiter bleibt als Lehrling für immer dort und bringt auch jede Runde { AMOUNTS("coin", $chancery-income) }, egal, wer sonst noch dort sitzt.
lesson-chancery-desks-elf = Das Schreibpult der **Elfen** (die Grünelfen haben ein eigenes) braucht eine 3, einen Arbeiter und Elfen unter deinen Siedlern. Die Siedler, die du hast, sind Elfen: Zuerst müssen also sie einziehen.
lesson-chancery-desks-die = Sie wollen Magische Dinge und Schmuck, und davon hast du zu wenig. Nimm die **4**.
lesson-chancery-desks-visit = Geh zur **Händlergilde** und hol Schmuck.
    .otherwise = Auch gut; das Schreibpult muss dann vielleicht warten.
lesson-chancery-desks-workshop = Nimm die **Münze** der Werkstatt.
lesson-chancery-desks-buy = Kauf **zwei**: Mit dem, was du hast, reicht das.
lesson-chancery-desks-complete = Jetzt die **Siedler**: Drück auf deine Karte. Du wirst noch einmal gefragt, weil bisher nur du sie kennst.
lesson-chancery-desks-pay = Gib ihnen, was sie nehmen. Jede Ware bringt einen Siegpunkt.
lesson-chancery-desks-three = Elfen wohnen bei dir, und ein Arbeiter ist gekommen. Nimm die **3**.
    .without = Noch wohnen keine Elfen bei dir, darum ist dieses Schreibpult noch nicht für dich. Sind sie eingezogen, braucht es dafür eine **3**. Nimm sie; sie taugt auch für anderes.
lesson-chancery-desks-sit = **Setz deinen Arbeiter** ans Schreibpult der Elfen.
    .otherwise = Ein Schreibpult gehört dem, der zuerst kommt.
lesson-chancery-desks-benefit = Wer am Schreibpult der Elfen sitzt, verliert durch ein Konzilplättchen nur { $chancery-benefits-council_loss } Ansehen. Jedes andere Schreibpult hilft an einem anderen Ort. Ohne Schreibpult kannst du eine Vergütungskarte haben, mit jedem Schreibpult **eine mehr**.
lesson-chancery-desks-more = Weitere Vergütungskarten, jede mit eigenem Würfelplättchen, gibt es bei **Berk** gegen Ansehen: Je höher der Würfel, desto mehr Karten stehen zur Wahl, und desto mehr Ansehen verlierst du, und zwar auf Dauer. Damit kennst du die Kanzlei; von hier an spielst du auf eigene Faust.
