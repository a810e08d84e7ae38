# Was die Tafeln von Belfort im Browser sagen, neben dem, was das Spiel selbst sagt (belfort.ftl).

now-setup = Aufbau
now = Monat { $round } von { $rounds } · { $phase ->
        [placement] Einsetzen
        [collection] Einnahmen
        [actions] Aktionen
        [non_players] Nicht-Spieler
        [scoring] Wertung
        [end] Spielende
       *[setup] Aufbau
    }
own-round = Monat { $round }
own-replay-round = Zu Monat { $round }
own-undo-round =
    { $round ->
        [0] Zurück in den Aufbau
       *[other] Zurück zum Beginn von Monat { $round }
    }
own-undo-round-hint =
    { $scored ->
        [yes] Nimmt alles zurück, was die Bots und ich seither getan haben, samt der Wertung. Wieder vorwärts geht es nicht; es wird im Verlauf vermerkt.
       *[no] Nimmt alles zurück, was die Bots und ich seither getan haben. Wieder vorwärts geht es nicht; es wird im Verlauf vermerkt.
    }
own-undo-far-much =
    { $round ->
        [0] Das war im Aufbau. Alles, was seither geschehen ist, wird zurückgenommen. Wieder vorwärts geht es nicht; es wird im Verlauf vermerkt.
       *[other] Das war in Monat { $round }. Alles, was seither geschehen ist, wird zurückgenommen, { $scored ->
            [yes] samt der Wertung und allem
           *[no] mit allem
        } aus Monat { $now }. Wieder vorwärts geht es nicht; es wird im Verlauf vermerkt.
    }
own-notice-took-back =
    { $round ->
        [0] { $name } hat die Partie bis in den Aufbau zurückgenommen.
       *[other] { $name } hat die Partie bis in Monat { $round } zurückgenommen.
    }
own-graph = Punkte nach jedem Monat
own-graph-label = Punkte nach jedem Monat. Am Ende: { $players }

amounts = { AMOUNTS($amounts) }
to-build = Baukosten:

## Die Teile des Bildschirms

pane-city = Stadt
pane-work = Arbeit
pane-market = Markt
the-city = Die Stadt
collection-board = Die Einnahmentafel
market-board = Handelsposten, Karten und Gnome
calendar = Kalender
month-hint = Monat { $month }, { $season ->
        [spring] Frühling
        [summer] Sommer
       *[autumn] Herbst
    }{ $scored ->
        [yes] ; am Ende wird gewertet
       *[no] {""}
    }
whole-city = Ganze Stadt

## Die Stadt

district = Bezirk { $district }
plot = { $what ->
        [gatehouse] { $side ->
            [before] Torhaus vor Bezirk { $district }
           *[after] Torhaus nach Bezirk { $district }
        }
        [keep] Festung in Bezirk { $district }
        [wall] Mauer in Bezirk { $district }
       *[other] { PIECE($what) } in Bezirk { $district }
    }
plot-free = { $place }, frei; Baukosten: { $cost }
plot-owned = { $place }, Gebäudefigur von { SEAT($owner) }
marker-of = { SEAT($owner) } hat hier eine Gebäudefigur.
guild-plot =
    { PIECE($guild) } in Bezirk { $district }, { $owner ->
        [none] frei; Baukosten: { $cost }
       *[other] im Besitz von { SEAT($owner) }
    }{ $blocked ->
        [none] { $worker ->
            [none] ; niemand steht hier
           *[other] ; { SEAT($worker) } steht hier
        }
       *[other] ; blockiert von { SEAT($blocked) }
    }
# On the city's plates, where there is little room.
guild-short =
    { $guild ->
        [merchants] Kaufleute
        [librarians] Bibliothekare
        [architects] Baumeister
        [recruiters] Anwerber
        [sawyers] Sägearbeiter
        [miners] Bergleute
        [bankers] Bänker
        [masons] Steinmetze
        [thieves] Diebe
        [bandits] Banditen
        [wizards] Zauberer
       *[spies] Spione
    }
guild-is-blocked = Der Zwerg von { SEAT($owner) } blockiert sie in diesem Monat.
guild-fee =
    Hier einen Arbeiter einzusetzen kostet { $fee } Gold; es geht an den Besitzer, wenn es einen gibt. Er selbst zahlt nichts.
worker-at = { PIECE($at) }: dein { PIECE($worker) }

score-track-title = Punkte und Steuern
score-track = Wertungsskala: { $scores }
score-of = { SEAT($seat) } { $score }
score-and-tax =
    { SEAT($seat) }: { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }, { $tax } Gold Steuern
about-taxes = Je weiter vorn auf der Skala, desto höher die Steuern am Ende der Einnahmen. Wer nicht zahlen kann, verliert Punkte.
tax-band = Von { $first } bis { $last } Punkten: { $tax } Gold Steuern pro Monat

## Mehrheiten

standing = { SEAT($owner) } { $count } für { $points ->
        [0] nichts
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
standing-nobody = Noch niemand.
district-standing = Bezirk { $district }: { $standing } { $more }
worker-standing = { $race ->
        [elves] Elben
        [dwarves] Zwerge
       *[gnomes] Gnome
    }: { $standing }
majority-elves = Meiste Elben
majority-dwarves = Meiste Zwerge
majority-gnomes = Meiste Gnome
you-lead-here = Du führst hier.
one-more-leads = Mit einer Figur mehr würdest du hier führen.
one-more-passes = Mit einer Figur mehr lägst du vor { SEATS($passed) }.
one-more-level = Mit einer Figur mehr lägst du gleichauf mit { SEATS($level) }.
one-more-both = Mit einer Figur mehr lägst du vor { SEATS($passed) } und gleichauf mit { SEATS($level) }.
one-more-first = Mit einer Figur wärst du hier mit im Rennen.
one-more-same = Eine Figur mehr würde an deinem Rang nichts ändern.
scoring-now-title = Wertung jetzt
scoring-now = Würde jetzt gewertet: { $scores }
scoring-now-hint = Was alle Mehrheiten zusammen bringen würden, zusätzlich zu den Punkten, die es schon gibt: fünf Bezirke, Elben, Zwerge und Gnome.

## Die Einnahmentafel

plank-of-desk =
    { $holder ->
        [none] Planke { $number } am Anwerber-Pult, frei
       *[other] Planke { $number } am Anwerber-Pult: { SEAT($holder) }
    }
plank-of-camp =
    { $holder ->
        [none] Planke { $number } im Lager des Königs, frei
       *[other] Planke { $number } im Lager des Königs: { SEAT($holder) }
    }
about-recruiter = Für { $fee } Gold bringt dir ein Arbeiter, den du hier einsetzt, einen weiteren vom selben Typ, wenn alle gesammelt haben.
about-camp = Kostet nichts. Wer hier steht, nimmt bei den Einnahmen ein Wappen, in der Reihenfolge der Planken: eines, das in diesem Monat noch niemand genommen hat. Die Wappen bestimmen die Zugabfolge.
about-crests = Wappen 1 ist zuerst am Zug. Im Lager des Königs nimmt man sich andere Wappen; ein Wappen, das in diesem Monat genommen wurde, ist sicher.
crest-of = Wappen { $crest }: { SEAT($holder) }{ $down ->
        [yes] , in diesem Monat sicher
       *[no] {""}
    }
area = { PIECE($area) }: { $workers }
workers-of = { SEAT($seat) }: { $workers }
nobody-there = niemand
about-forest = Jeder Elb bringt 1 Holz, ein Meister { $master }.
about-quarry = Jeder Zwerg bringt 1 Stein, ein Meister { $master }.
about-mine =
    Ein Elb und ein Zwerg bringen zusammen 1 Metall; ein Meister zählt wie { $master }. { $pairs ->
        [yes] An diesem Tisch muss dort jeder einen Partner haben.
       *[no] Wer ohne Partner ist, bringt nichts, zählt aber für den Bonus.
    }
about-gold-mine = Jeder Arbeiter bringt 1 Gold, ein Meister { $master }.
about-area-bonus = Wer hier allein die meisten Arbeiter hat, erhält { $bonus } mehr.
income-and-taxes = Einkommen, Steuern
income-of = { SEAT($seat) }: { $income } Gold Einkommen, { $tax } Gold Steuern

## Handelsposten, Karten, Gnome

trading-post = Handelsposten
visits-left =
    { $begun ->
        [yes] { $count ->
            [0] Besuch läuft
           *[other] Besuch läuft, noch { $count }
        }
       *[no] { $count ->
            [0] kein Besuch mehr
            [one] 1 Besuch
           *[other] { $count } Besuche
        }
    }
visits-hint = Ein Besuch ist ein Kauf, ein Verkauf oder je einer von beiden. Tust du etwas anderes, ist er zu Ende.
about-post = Ein Besuch ist ein Kauf, ein Verkauf oder je einer von beiden. Tust du etwas anderes, ist er zu Ende.
trade-buy = 1 { PIECE($what) } für { $gold } Gold kaufen
trade-sell = { PIECE($what, form: "bundle") } für { $gold } Gold verkaufen
conversions-left = { $count ->
        [one] noch 1-mal gegen Metall tauschen
       *[other] noch { $count }-mal gegen Metall tauschen
    }
card-in-pool = { PIECE($card) }, im Angebot; kostet { $price } Gold und beendet den Zug; Baukosten: { $cost }
deck =
    Der Nachziehstapel, { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }; die oberste kostet { $price } Gold und beendet den Zug
card-for-non-player = { PIECE($card) }, im Angebot; den Nicht-Spieler kostet die Karte nichts
deck-for-non-player =
    Der Nachziehstapel, { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }; den Nicht-Spieler kostet die oberste nichts
about-cards = Als Letztes im Zug kannst du für { $price } Gold eine Karte kaufen: eine aus dem Angebot oder die oberste des Nachziehstapels.
discards = Ablagestapel { $count }: { $cards }
discard-pile = Ablagestapel
one-gnome = ein Gnom
gnomes-title = Freie Gnome
gnomes-for-hire = Freie Gnome { $count }, je { $fee } Gold
about-gnomes = Einmal im Zug kannst du für { $fee } Gold einen einstellen. Er kommt auf ein freies Gnomenschloss eines deiner Gebäude und bleibt dort.

## Die Tafel eines Spielers

stock = { SEAT($seat) }: { $amount } { PIECE($what) }
workers-home =
    { $count ->
        [0] { PIECE($worker) }: keiner zu Hause
        [one] { PIECE($worker) }: 1 zu Hause
       *[other] { PIECE($worker) }: { $count } zu Hause
    }{ $away ->
        [0] {""}
       *[other] , { $away } bei der Arbeit
    }
workers-owned = insgesamt { $count } Arbeiter
about-worker = Nimm einen und setze ihn dorthin, wo er arbeiten soll.
about-master = Sammelt so viel wie { $master } Arbeiter. Sonst ist ein Meister ein Arbeiter wie jeder andere.
supply = { $worker ->
        [elf] Elben, die du noch anwerben kannst: { $count }
       *[dwarf] Zwerge, die du noch anwerben kannst: { $count }
    }
about-supply = Arbeiter kommen vom Anwerber-Pult, aus einem Gasthof oder von der Anwerber-Gilde.
nothing-built = Noch nichts mit Karten gebaut
no-cards = Keine Karten
your-hand = Deine Hand: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
hand-of = { SEAT($seat) } hat { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } auf der Hand
card-in-hand = { PIECE($card) }, auf deiner Hand; Baukosten: { $cost }
card-was-seen = { PIECE($card) }: Alle haben gesehen, wie diese Karte genommen wurde
built-card =
    { PIECE($property) }{ $cards ->
        [one] {""}
       *[other] , { $cards } Karten
    }: { $gnomes ->
        [0] kein Gnom
        [one] 1 Gnom
       *[other] { $gnomes } Gnome
    }{ $free ->
        [0] {""}
        [one] , ein freies Schloss
       *[other] , { $free } freie Schlösser
    }{ $income ->
        [0] {""}
       *[other] , Einkommen { $income }
    }
built-short =
    { PIECE($property) }{ $cards ->
        [one] {""}
       *[other] {" "}×{ $cards }
    }{ $gnomes ->
        [0] {""}
        [one] , mit Gnom
       *[other] , mit { $gnomes } Gnomen
    }
built-gnomes =
    { $gnomes ->
        [one] Hier arbeitet ein Gnom.
       *[other] Hier arbeiten { $gnomes } Gnome.
    }
built-locks =
    { $free ->
        [one] Ein Schloss wartet auf einen Gnom.
       *[other] { $free } Schlösser warten auf Gnome.
    }
team =
    { $race ->
        [elf] Elben: { $count }
       *[dwarf] Zwerge: { $count }
    }{ $masters ->
        [0] {""}
        [one] , davon ein Meister
       *[other] , davon { $masters } Meister
    }
plank-of-card =
    { $locked ->
        [yes] Planke { PIECE($property, form: "wo") }, verriegelt: ein Gnom entriegelt sie
       *[no] { $worker ->
            [none] Planke { PIECE($property, form: "wo") }, frei{ $fee ->
                [0] {""}
               *[other] ; kostet { $fee } Gold
            }
           *[other] Planke { PIECE($property, form: "wo") }: dein { PIECE($worker) }
        }
    }
you-have = Du hast { $amount }
non-player-is =
    { SEAT($owner) }, den niemand spielt{ $by ->
        [none] {""}
       *[other] , gesteuert von { SEAT($by) }
    }: bekommt keine Punkte, nimmt aber Plätze in den Bezirken ein und zählt, als hätte er { $elves } Elben und { $dwarves } Zwerge{ $district ->
        [none] {""}
       *[other] ; der Zwerg blockiert die Gilde in Bezirk { $district }
    }

## Wozu etwas gut ist

about-income = Bringt { $gold } Gold pro Monat.
about-pub = Ein Gnom hier macht einen deiner Zwerge zum Meister.
about-gardens = Ein Gnom hier macht einen deiner Elben zum Meister.
about-tower = Ein Gnom hier entriegelt die Planke: Für { $fee } Gold holt ein Arbeiter dort einen weiteren Gnom auf eines deiner freien Gnomenschlösser.
about-inn = Ein Gnom hier entriegelt die Planke: Für { $fee } Gold wirbt ein Arbeiter dort einen Elben oder einen Zwerg an.
about-blacksmith = Ein Arbeiter auf der Planke bringt { $metal } Metall. Ein Gnom verkauft dir einmal pro Zug 1 Metall für { $price } Gold.
about-bank = Ein Gnom hier zahlt dir pro Zug { $gold } Gold aus.
about-market = Ein Arbeiter auf der Planke bringt { $gold } Gold. Jeder Gnom erlaubt { $visits ->
        [one] einen weiteren Besuch
       *[other] { $visits } weitere Besuche
    } pro Zug beim Handelsposten.
about-gatehouse = Steht auf einer Grenze und hat auf jeder Seite ein Symbol. Deine Gebäudefigur besetzt eines davon; ein Gnom hier setzt eine zweite Figur auf die andere Hälfte eines deiner Torhäuser.
about-library = Ein Arbeiter auf der Planke zieht { $draw } Karten; dann legst du { $discard ->
        [one] eine beliebige Handkarte
       *[other] { $discard } beliebige Handkarten
    } ab, ob eben gezogen oder nicht. Ein Gnom zieht am Ende deines Zuges { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }.
about-keep = Hat in jedem Bezirk zwei Symbole: Deine Gebäudefiguren besetzen beide.
guild-kind-basic = Blauer Schild: eine Basis-Gilde. Sie hilft dir beim Bauen, Handeln und Wachsen.
guild-kind-resource = Grüner Schild: eine Ressourcen-Gilde. Sie gibt Ressourcen.
guild-kind-interactive = Dunkelroter Schild: eine interaktive Gilde. Sie greift in das ein, was andere haben.
about-wall = Braucht keine Karte.
about-second-wall = Zuerst wird die andere Mauer dieses Bezirks gebaut; beide zählen gleich.

about-merchants = In diesem Zug darfst du { $conversions ->
        [one] einmal
        [2] zweimal
       *[other] { $conversions }-mal
    } Holz oder Stein gegen Metall tauschen und den Handelsposten { $visits }-mal zusätzlich besuchen.
about-librarians = Ziehe { $draw } Karten und lege dann { $discard ->
        [one] eine beliebige Handkarte
       *[other] { $discard } beliebige Handkarten
    } ab, ob eben gezogen oder nicht.
about-architects = Baue etwas, das noch frei ist, ohne Karte und um 1 Metall oder 2 Holz/Stein billiger als sonst.
about-recruiters = Wirb einen Elben oder einen Zwerg an, oder setze einen Gnom ein.
about-sawyers = Nimm { AMOUNTS($amounts) }.
about-masons = Nimm { AMOUNTS($amounts) }.
about-miners = Nimm { AMOUNTS($amounts) }.
about-bankers = Nimm { AMOUNTS($amounts) }.
about-thieves = Nimm einem Spieler etwas Gold oder bis zu { $victims } Spielern je 1 Gold.
about-bandits = Nimm einem Spieler { $metal } Metall oder bis zu { $pieces } Holz/Stein oder bis zu { $victims } Spielern je 1 Holz/Stein.
about-wizards = Vertausche die Gebäudefiguren zweier gleichartiger Orte: zwei Gebäude desselben Typs, zwei Mauern oder zwei Gilden.
about-spies = Alle anderen zeigen eine Karte ihrer Wahl vor; du nimmst eine davon.

## Fragen mit eigenem Fach

send-title = Wer arbeitet wo?
send-given = { $count } von { $of } eingeteilt
send-more = Einer mehr: { PIECE($worker) } { PIECE($area, form: "wohin") }
send-fewer = Einer weniger: { PIECE($worker) } { PIECE($area, form: "wohin") }
send-brings =
    Bringt { AMOUNTS($what, $amount) }{ $bonus ->
        [0] {""}
       *[other] , davon { $bonus } für die meisten Arbeiter
    }
send-so-far = So steht es gerade: Andere können noch Arbeiter schicken.
send-rest = Rest in Wald und Steinbruch
send-go = An die Arbeit
thieves-title = Was nehmen deine Diebe?
bandits-title = Was nehmen deine Banditen?
loot = 1 { PIECE($what) } von { SEAT($seat) } nehmen; Vorrat: { $amount }
pick-title = Karten für deine Spione
shown-card = { PIECE($card) }, vorgezeigt von { SEAT($seat) }
discount-title = Was erlassen die Baumeister?
pay-title = Holz oder Stein?
recruit-title = Wen wirbst du an?

## Bevor etwas verloren geht

confirm-reclaim = Der Arbeiter { PIECE($at, form: "wo") } könnte noch etwas tun. Ungenutzt zurücknehmen?
confirm-end-bank = Der Gnom deiner Bank könnte noch Gold auszahlen. Den Zug trotzdem beenden?
confirm-take-nothing = Du hast nichts genommen. Sollen deine Leute mit leeren Händen heimkommen?
first-passed = Du konntest niemanden mehr einsetzen, also hat das Spiel für dich gepasst. Alle übrigen gehen sammeln.
first-keep = Behalte, was du früh bezahlen kannst: Holz und Stein kommen schnell, Metall nicht.
first-desk = Hier wirbst du einen weiteren Arbeiter an, für den Rest des Spiels. Früh lohnt es sich am meisten.
first-guild = Ein Arbeiter bei einer Gilde kostet Gold, und du hast keins. Die Goldmine oder der Handelsposten hilft.
first-send = Wer auf einem Ressourcenfeld mehr Arbeiter hat als jeder andere, bekommt dort eins mehr.
first-camp = Mit einem niedrigeren Wappen bist du ab sofort früher dran: beim Bauen, bei den Karten und nächsten Monat bei den Planken.
first-tax = Die Steuern dieses Monats sind höher als dein Gold. Reicht auch dein Einkommen nicht, dann hol dir welches: Für jedes Gold, das du nicht zahlen kannst, verlierst du einen Punkt.
first-use = Deine Arbeiter bei Gilden und auf Planken warten darauf, aktiviert zu werden; erst danach kannst du den Zug beenden.
first-build = Du kannst jetzt bauen: Drück auf eine Karte, dann auf einen Platz in der Stadt. Punkte bekommt, wer in einem Bezirk vorn liegt.
first-lock = Ein Gnom entriegelt das Gnomenschloss einer Karte: Erst dann wirkt, was dort steht.
first-hire = Du kannst jetzt einen Gnom einstellen, einmal pro Zug. Auch Gnome bringen Punkte.
first-trade = Einmal im Zug darfst du hier handeln, am besten vor dem Bauen: Kauf, was dir fehlt.
first-card = Eine Karte kostet 1 Gold und beendet deinen Zug. Bau und handle also vorher.
first-discard = Was du ablegst, kann später wieder in den Stapel kommen, für alle.
first-steal = Was du hier nimmst, fehlt jemandem: Sieh nach, wer vorn liegt.
first-bandits = Was du hier nimmst, kann sonst niemand verbauen: Sieh nach, was denen vor dir noch fehlt.
first-recruit = Ein Gnom entriegelt sofort ein Gnomenschloss; ein Elb oder Zwerg arbeitet von nun an jeden Monat für dich.
first-mark = Eine Figur auf einem Torhaus zählt nur im Bezirk ihrer Hälfte: Vergleich die beiden.
first-wizards = Zwei gleichartige Orte tauschen ihre Figuren: Sieh nach, wo dich eine mehr nach vorn bringt.
first-pick = Eine dieser Karten gehört gleich dir; die übrigen gehen zurück, und du weißt, wer sie hat.
first-show = Die gezeigte Karte kann dir genommen werden. Zeig, was du am wenigsten brauchst.
first-architects = Die Baumeister bauen ohne Karte und billiger: Wähle etwas Teures.
first-block = Zwei Nicht-Spieler stehen euch beiden im Weg. Sie bekommen keine Punkte, nehmen aber Plätze ein: in den Bezirken mit dem, was für sie gebaut wird, und bei den Arbeitern mit eigenen Elben und Zwergen. Wer Wappen 1 hat, entscheidet für Nicht-Spieler 3, wer Wappen 2 hat, für Nicht-Spieler 4. Wo der Zwerg steht, kann niemand einen Arbeiter einsetzen; erst am Ende des Monats zieht er weiter. Blockiere, was der andere braucht.
first-np-card = Jeden Monat baut ihr auch für Nicht-Spieler, kostenlos: mit Wappen 1 für Nicht-Spieler 3, mit Wappen 2 für Nicht-Spieler 4. Die Karte ist danach weg: Nimm eine, die der andere gern hätte.
first-np-build = Die Figur eines Nicht-Spielers zählt im Bezirk wie jede andere: Stell sie dorthin, wo sie den anderen einen Platz kostet und dir nicht schadet.
# Der Ausweg aus einer Frage: was dabei unterbleibt.
enough =
    { $question ->
        [architects] Nichts bauen
        [thieves] { $taken ->
            [0] Nichts nehmen
           *[other] Nicht mehr nehmen
        }
        [bandits] { $taken ->
            [0] Nichts nehmen
           *[other] Nicht mehr nehmen
        }
        [wizards] Nichts tauschen
        [recruit] Niemanden anwerben
       *[other] Fertig
    }

# Auf einem Knopf, wo wenig Platz ist: was do-pass ausführlich sagt.
bar-pass = Passen

## Was sich beim Eröffnen eines Tischs nicht wählen lässt

wrong-chosen-guilds-count = Wähle { $count } verschiedene Gilden.
wrong-chosen-guilds-for-two = Zu zweit ist die Zauberer-Gilde die einzige interaktive. Lass diese weg: { PIECE($guild) }.

# Augenblicke, die Stück für Stück erzählt werden.
show-scoring = Wertung in Monat { $round }
show-district =
    { $guild ->
        [none] Bezirk { $district }
       *[other] Bezirk { $district }, { PIECE($guild) }
    }
show-tie = { SEATS($seats) } liegen gleichauf.
show-tie-all = Alle liegen gleichauf.
show-scored = Punktestand
show-collection = Einnahmen in Monat { $round }
show-area = { PIECE($area) }
show-most = Die meisten Arbeiter dort hatte { SEAT($seat) }: { $bonus } mehr.
show-income = Einkommen
show-taxes = Steuern
show-unpaid = Punktabzug für unbezahlte Steuern
# In an area, while nobody works there.
last-yields = Zuletzt

## What chance does next, where the turn goes on after it

chance-turn-up = Gleich wird eine neue Karte aufgedeckt, dann machst du weiter, wenn du kannst. Bis dahin kannst du zurücknehmen, was du getan hast.
chance-draw = Gleich ziehst du eine Karte, dann machst du weiter, wenn du kannst. Bis dahin kannst du zurücknehmen, was du getan hast.
chance-np-draw = Gleich wird eine Karte für den Nicht-Spieler gezogen, dann machst du weiter, wenn du kannst. Bis dahin kannst du zurücknehmen, was du getan hast.
