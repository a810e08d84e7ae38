# Was die Tafeln von Rise to Nobility im Browser sagen, neben dem, was das Spiel selbst sagt (nobility.ftl).

now-setup = Aufbau
now = Runde { $round } von { $rounds } · { $phase ->
        [rolling] Würfeln
        [actions] Aktionen
        [income] Einkommen
        [preparation] Vorbereitung
        [end] Spielende
       *[setup] Aufbau
    }

amounts = { AMOUNTS($amounts) }

## Die Teile des Bildschirms

pane-town = Stadt
pane-guilds = Gilden
pane-port = Hafen & Schloss
pane-council = Konzil
the-town = Die Stadt
your-dice = Deine Würfel

## Siedler

settlers-card =
    { PIECE($card) }: { PIECE($race, form: "many") }; brauchen { $least } bis { $most } Waren ({ PIECES($goods) }); bringen { $workers ->
        [one] 1 Arbeiter
       *[other] { $workers } Arbeiter
    } und { $stars ->
        [one] 1 Stern
       *[other] { $stars } Sterne
    }
settlers-wants = Sie brauchen insgesamt { $least } bis { $most } Waren, mindestens je eine: { PIECES($goods) }.
# $good: what the viewer’s character allows one more of, where the card asks for it.
settlers-limit =
    { $good ->
        [none] Höchstens { $limit } von einer Sorte.
       *[other] Höchstens { $limit } von einer Sorte; von der Ware deines Charakters ({ PIECE($good) }) eine mehr.
    }
settlers-brings =
    { PIECE($race, form: "many") }: Sind sie untergebracht, stehen dir im Steinkonzil die Plättchen der { PIECE($race, form: "many") } offen. Sie bringen { $workers ->
        [0] keine Arbeiter
        [one] 1 Arbeiter
       *[other] { $workers } Arbeiter
    }, { $stars ->
        [0] keinen Stern
        [one] 1 Stern
       *[other] { $stars } Sterne
    } und einen Siegpunkt für jede Ware.
settlers-of =
    { SEAT($seat) } hat { $count ->
        [0] keine unerfüllten Siedlerkarten
        [one] 1 unerfüllte Siedlerkarte
       *[other] { $count } unerfüllte Siedlerkarten
    }
hidden-settlers = Eine verdeckte Siedlerkarte
only-you-see = Diese Karte siehst nur du.

## Orte

dice-row =
    { PIECE($place) }: nächster Würfel { $bound }; { $dice ->
        [none] noch keine Würfel
       *[other] Würfel dort: { $dice }
    }
about-tavern =
    Der nächste Würfel hier muss mindestens eine { $least } sein. Du nimmst { $takes ->
        [one] eine der ausliegenden Siedlerkarten
       *[other] bis zu { $takes } der ausliegenden Siedlerkarten
    }.
about-yard = Der nächste Würfel hier darf höchstens eine { $most } sein. Du kaufst ein Haus für { AMOUNTS("coin", $price) }.
house-for = Ein Haus kostet { AMOUNTS("coin", $price) }
castle-space =
    Weißes Schloss, { $values }: { $reputation } Ansehen; { $holder ->
        [none] frei
       *[other] besetzt von { SEAT($holder) }
    }
about-castle = Du gewinnst { $reputation } Ansehen. Es zählt für die Würfel, die du danach einsetzt.
clerk-space =
    Berks Büro, { $values }: { $modifiers ->
        [one] 1 Modifikator
       *[other] { $modifiers } Modifikatoren
    }{ $buy ->
        [0] {""}
        [one] , 1 weiterer zu kaufen
       *[other] , { $buy } weitere zu kaufen
    }; { $holder ->
        [none] frei
       *[other] besetzt von { SEAT($holder) }
    }
about-clerk =
    Du erhältst { AMOUNTS("modifier", $modifiers) }{ $buy ->
        [0] .
        [one] {" "}und darfst 1 weiteren für { AMOUNTS("coin", $price) } kaufen.
       *[other] {" "}und darfst { $buy } weitere für je { AMOUNTS("coin", $price) } kaufen.
    }
about-clerk-renew = Du darfst alle ausliegenden Siedler oder alle ausliegenden Gebäude austauschen.
about-clerk-commission =
    Für { $loss } Ansehen darfst du eine Vergütungskarte ziehen: { $commissions ->
        [one] ohne Auswahl
       *[other] du wählst eine von { $commissions }
    }.

## Gilden

guild-short =
    { $guild ->
        [scholars] Gelehrte
        [artists] Künstler
        [blacksmiths] Schmiede
        [wizards] Magier
        [merchants] Händler
       *[carpenters] Schreiner
    }
good-for = { PIECE($good) }: je { AMOUNTS("coin", $price) }
guild-space =
    { PIECE($guild) }, { $values }: höchstens { $buy } kaufen, { $apprentices ->
        [0] keine Lehrlinge
        [one] 1 Lehrling
       *[other] { $apprentices } Lehrlinge
    }, { $activates ->
        [one] die erste Werkstatt
       *[other] die ersten { $activates } Werkstätten
    }; { $holder ->
        [none] frei
        [automa] vom Automa besetzt
       *[other] besetzt von { SEAT($holder) }
    }
about-guild-space =
    Würfelwert { $values }: { $activates ->
        [one] die erste Werkstatt
       *[other] die ersten { $activates } Werkstätten
    } nutzen, { $buy ->
        [one] 1 Ware ({ PIECE($good) }) für { AMOUNTS("coin", $price) }
       *[other] bis zu { $buy } Waren ({ PIECE($good) }) für je { AMOUNTS("coin", $price) }
    } kaufen{ $apprentices ->
        [0] .
        [one] {" "}und einen Lehrling einsetzen.
       *[other] {" "}und bis zu { $apprentices } Lehrlinge einsetzen.
    }
about-guild-dice =
    { $left ->
        [0] Die Gilde ist für diese Runde geschlossen.
        [one] In dieser Runde hat hier noch ein Würfel Platz.
       *[other] In dieser Runde haben hier noch { $left } Würfel Platz.
    }
workshop-space =
    Werkstattfeld { $space }: { $built ->
        [yes] { $effects }; { $owner ->
            [none] ohne Besitzer
           *[other] im Besitz von { SEAT($owner) }
        }
       *[no] frei, { AMOUNTS("point", $points) } und { $stars ->
            [one] 1 Stern
           *[other] { $stars } Sterne
        } für den, der baut
    }
workshop = Werkstatt
workshop-free = Werkstattfeld { $space }, frei
workshop-gives = Wer sie aktiviert, bekommt:
workshop-next = Die nächste Werkstatt dieser Gilde wird hier gebaut.
workshop-worth =
    Hier zu bauen bringt { AMOUNTS("point", $points) } und { $stars ->
        [one] 1 Stern
       *[other] { $stars } Sterne
    }.
workshop-reward = Jedes Mal, wenn der Würfel von jemand anderem sie erreicht, erhält der Besitzer { AMOUNTS("coin", $coins, "point", $points) }.
workshop-sale = Ein Verkauf bringt { AMOUNTS("coin", $coins) } und kostet { AMOUNTS("point", $points) }.
apprentices = Lehrlinge
apprentices-here =
    Lehrlinge { PIECE($guild, form: "wo") }: deine { $mine }, andere { $others }, frei { $room }; je { AMOUNTS("coin", $income) }
apprentices-of =
    { SEAT($seat) }: { $count ->
        [one] 1 Lehrling
       *[other] { $count } Lehrlinge
    }
apprentice-income = Am Ende der Runde verdient jeder Lehrling hier { AMOUNTS("coin", $income) }.
apprentice-income-more =
    { $income ->
        [0] Am Ende der Runde würde ein Lehrling hier { AMOUNTS("coin", $next) } verdienen.
       *[other] Am Ende der Runde verdient jeder Lehrling hier { AMOUNTS("coin", $income) }; mit einem mehr { AMOUNTS("coin", $next) }.
    }

## Gildenhalle

bag =
    { $count ->
        [one] 1 im Beutel
       *[other] { $count } im Beutel
    }
hall-space =
    Gildenhalle, { $value }: { $what ->
        [none] nichts im Angebot
        [community] Gemeindegebäude für { AMOUNTS("coin", $price) }
       *[other] Werkstatt für { PIECE($what, form: "den") }, { AMOUNTS("coin", $price) }
    }; { $holder ->
        [none] frei
        [automa] vom Automa besetzt
       *[other] besetzt von { SEAT($holder) }
    }
building-costs = Mit einer { $value }, für { AMOUNTS("coin", $price) }.
building-workshop = Eine Werkstatt für { PIECE($guild, form: "den") }:
building-apprentice = Einer deiner Lehrlinge { PIECE($guild, form: "wo") } wird dort Gildenmeister.
building-goes =
    Sie kommt auf Werkstattfeld { $space }, das erste freie der Gilde: Das bringt sofort { AMOUNTS("point", $points) } und { $stars ->
        [one] 1 Stern
       *[other] { $stars } Sterne
    }.
building-community =
    Sofort { AMOUNTS("point", $points) } und { $stars ->
        [one] 1 Stern
       *[other] { $stars } Sterne
    }; in jeder Runde ein Einkommen; und ein Siegpunkt mehr für jede Siedlerkarte, die du erfüllst. Einer deiner Arbeiter zieht ein.

## Hafen

ship-good =
    { PIECE($good) }: je { AMOUNTS("coin", $price) }, { $free ->
        [0] kein Feld frei
        [one] 1 Feld frei
       *[other] { $free } Felder frei
    }; du hast { $have }
about-ship-good = Je { AMOUNTS("coin", $price) }; { $free } von { $spaces } Feldern frei.
port-space =
    Hafen, { $value }: { $holder ->
        [none] frei
       *[other] besetzt von { SEAT($holder) }
    }
about-port =
    { $value ->
        [one] Du verkaufst 1 Ware.
       *[other] Du verkaufst bis zu { $value } Waren beliebiger Sorte, für die auf dem Schiff Platz ist.
    }

## Steinkonzil

council-loss = Ein Konzilplättchen kostet dich { $loss } Ansehen
demand-of = Ein Plättchen der { PIECE($member, form: "many") }
demand =
    Plättchen der { PIECE($member, form: "many") }, { $values }: Adelsstufe { $nobility }, { $cost }, für { AMOUNTS("point", $points) }; { $holder ->
        [none] offen
       *[other] besetzt von { SEAT($holder) }
    }
demand-none = Kein Plättchen der { PIECE($member, form: "many") }, { $values }
demand-costs = Du brauchst Adelsstufe { $nobility } und Siedler dieses Volkes und gibst { $cost }.
demand-brings = { AMOUNTS("point", $points) }, für { $loss } Ansehen.

## Kanzlei

desk-income =
    Jeder Lehrling in der Kanzlei verdient { AMOUNTS("coin", $income) } pro Runde
desk-of = Ein Schreibpult der { PIECE($race, form: "many") }
desk-label =
    Schreibpult { $value } der { PIECE($race, form: "many") }: { $benefit } { $holder ->
        [none] Frei.
       *[other] Besetzt von { SEAT($holder) }.
    }
desk-needs = Nötig sind eine { $value }, ein eigener Arbeiter und Siedler der { PIECE($race, form: "many") }.
commissions-of =
    { SEAT($seat) } hat { $count ->
        [0] keine Vergütungskarten
        [one] 1 Vergütungskarte
       *[other] { $count } Vergütungskarten
    }
commission-room = Platz für eine Vergütungskarte
dice-tile =
    { $card ->
        [none] Eine Vergütungskarte
       *[other] { PIECE($card) }, jetzt { AMOUNTS("point", $worth) } wert
    }; { $open ->
        [none] alle Felder sind gefüllt: Die Karte zählt
       *[other] noch zu füllen: { $open }
    }
commission-counts = Siegpunkte für { $measure }: { $steps }.
commission-step = { $points } ab { $from }
commission-now = Bisher { $reached }, { AMOUNTS("point", $worth) } wert.

## Spielertableaus

dice-of =
    Würfel von { SEAT($seat) }: { $dice ->
        [none] keine mehr
       *[other] { $dice }
    }
own-die =
    Deine { $value }{ $beyond ->
        [yes] , zu viel für dein jetziges Ansehen
       *[no] {""}
    }
about-own-die =
    { $left ->
        [one] Von deinem Ansehen ({ $reputation }) ist in dieser Runde noch 1 Auge übrig.
       *[other] Von deinem Ansehen ({ $reputation }) sind in dieser Runde noch { $left } Augen übrig.
    }
turn-up = Die { $face } mit Modifikatoren auf { $to } erhöhen
turn-down = Die { $face } mit Modifikatoren auf { $to } senken
put-die-back = Die { $value } zurücklegen
take-other-die = Stattdessen die { $value } nehmen
here-die = Deine { $face } hier einsetzen
here-modify = Deine { $face } auf { $to } drehen und hier einsetzen
none-of-your-dice = Hier braucht es einen Würfel mit { $values }; keiner von deinen kommt dafür in Frage.
own-space = Eigenes Tableau, { $values }: holt einen Lehrling zurück
about-own-space = Mit dem Würfelwert { $values } holst du einen deiner Lehrlinge aus einer Gilde ins Arbeiterquartier zurück, wo Arbeiter auf eine Aufgabe warten.
tells-coins = Für Waren, Häuser, Gebäude und Modifikatoren. Am Ende jeder Runde gibt es Einkommen.
tells-modifiers = Jeder macht einen deiner Würfel um eins höher oder niedriger, bevor du ihn einsetzt.
tells-goods = Siedler wollen sie, bevor sie einziehen, Konzilplättchen verlangen sie, und Schiffe kaufen sie.
tells-reputation = So viele Augen darfst du in einer Runde höchstens einsetzen. Es steigt im Weißen Schloss und durch manches Einkommen.
tells-nobility = Er steigt durch Sterne, erlaubt dir höhere Konzilplättchen und bringt am Ende Siegpunkte.
reputation-track = Ansehen { $reputation }: in dieser Runde { $used ->
        [one] 1 Auge
       *[other] { $used } Augen
    } eingesetzt, { $left } übrig
nobility-track =
    Adelsstufe { $nobility }, am Ende { AMOUNTS("point", $points) } wert{ $lord ->
        [yes] ; Lehnsherr
       *[no] {""}
    }
nobility-short = Adel { $nobility }
goods-short = { $count ->
        [one] 1 Ware
       *[other] { $count } Waren
    }
houses-short =
    { $count ->
        [one] 1 Haus, frei: { $free }
       *[other] { $count } Häuser, frei: { $free }
    }
character-label =
    { PIECE($character) }: eine Ware mehr ({ PIECE($good) }); als Lehnsherr { $gain }{ $lord ->
        [yes] , schon erhalten
       *[no] {""}
    }
character-good = Darf Siedlern von dieser Ware eine mehr geben als andere: { PIECE($good) }.
character-gain =
    { $lord ->
        [yes] Wurde Lehnsherr und erhielt: { $gain }.
       *[no] Beim Aufstieg zum Lehnsherrn: { $gain }.
    }
coins-of =
    { AMOUNTS("coin", $count) }; das nächste Einkommen ist { $income }
modifiers-of = { AMOUNTS("modifier", $count) }
workers = Arbeiterquartier
workers-lot =
    { $count ->
        [0] Kein Arbeiter
        [one] 1 Arbeiter
       *[other] { $count } Arbeiter
    } im Arbeiterquartier; { $supply ->
        [0] weitere kommen nicht mehr in die Stadt
        [one] 1 weiterer kann noch in die Stadt kommen
       *[other] { $supply } weitere können noch in die Stadt kommen
    }
goods-of = Waren von { SEAT($seat) }
good-of =
    { PIECE($good) }: { $count }{ $income ->
        [0] {""}
       *[other] , { $income } mehr beim nächsten Einkommen
    }
lots-of =
    { $built ->
        [one] 1 Haus mit Siedlern
       *[other] { $built } Häuser mit Siedlern
    }, { $platform ->
        [one] 1 Haus bereit
       *[other] { $platform } Häuser bereit
    }
lot-free = Ein freies Baugrundstück
house-ready = Ein Haus, das auf Siedler wartet
community-of =
    { $count ->
        [one] 1 Gemeindegebäude
       *[other] { $count } Gemeindegebäude
    }
community-space =
    Feld { $space }, { $built ->
        [yes] ein Gemeindegebäude
       *[no] frei für ein Gemeindegebäude
    }; Einkommen: { $income }
council-fulfilled =
    { $count ->
        [one] 1 erfülltes Konzilplättchen
       *[other] { $count } erfüllte Konzilplättchen
    }
objective = { PIECE($objective) }
# The end of a solo game.
objective-in-time = Erfüllt in Runde { $round } von { $rounds }.
objective-missed = In { $rounds } Runden nicht erfüllt.
need-met = Geschafft
need-missing =
    { $count ->
        [one] Es fehlt 1
       *[other] Es fehlen { $count }
    }

## Fragen

swap-give = Tausche eine deiner Waren gegen eine andere. Gib:
swap-get = gegen:
# Der Ausweg aus einer Frage: was dabei unterbleibt.
enough =
    { $question ->
        [take] Keine weiteren nehmen
        [buy] Nichts kaufen
        [apprentice] { $taken ->
            [0] Keinen Lehrling einsetzen
           *[other] Keinen weiteren einsetzen
        }
        [sell] Nichts mehr verkaufen
        [clerk] Sonst nichts
        [reroll] Die gewählten Würfel werfen
        [activate] Ungenutzt lassen
       *[other] Fertig
    }
price = für { AMOUNTS("coin", $coins) }
price-goods =
    für { AMOUNTS("coin", $coins) }{ $free ->
        [0] {""}
       *[other] , dazu { $free } von deinen Lehrlingen
    }
price-reputation = für { $loss } Ansehen
price-community = für { AMOUNTS("coin", $coins) }; jede Runde: { $income }
pay-title = { PIECE($card) }
pay-sum =
    { $sum ->
        [one] 1 Ware
       *[other] { $sum } Waren
    }; sie brauchen { $least } bis { $most }
pay-go =
    { $sum ->
        [one] 1 Ware geben für { AMOUNTS("point", $sum) }
       *[other] { $sum } Waren geben für { AMOUNTS("point", $sum) }
    }
at-most = höchstens { $count }
sell-title = Was verkaufst du?
sell-sum = { $sum } von höchstens { $room }
sell-some = Verkaufen
sell-go = Für { AMOUNTS("coin", $coins) } verkaufen
fewer = Weniger: { PIECE($good) }
more = Mehr: { PIECE($good) }

## Bevor etwas verloren geht

confirm-pass = Du hast Würfel, die du noch einsetzen könntest. Trotzdem für den Rest der Runde passen?
confirm-end = Du hast in diesem Zug keinen Würfel eingesetzt und könntest es noch. Den Zug trotzdem beenden?
confirm-complete = { PIECE($card) }: Diese Siedler kennst nur du. Bringst du sie unter, sehen sie alle, und das lässt sich nicht zurücknehmen. Jetzt unterbringen?
confirm-discard = Willst du { PIECE($card, form: "den") } abwerfen?
confirm-sale = Für { AMOUNTS("coin", $coins) } verkaufen und { AMOUNTS("point", $points) } verlieren?
first-passed = Du konntest in der Runde nichts mehr tun, also hat das Spiel für dich gepasst.
first-complete = Diese Siedler können jetzt einziehen: Haus und Waren sind da. Jede Ware, die du gibst, ist ein Siegpunkt.
first-no-house = Du hast die Waren für Siedler, aber kein Haus. Häuser gibt es hier, für niedrige Würfel.
first-apprentice = Ein Lehrling verdient jede Runde Münzen und legt eine Ware dazu, sooft du in dieser Gilde kaufst.
first-workshop = Wer in eine Gilde kommt, darf ihre Werkstätten nutzen; gehört eine jemand anderem, wird der Besitzer bezahlt.
first-clerk = Ein Modifikator dreht einen Würfel vor dem Einsetzen um eins. Heb ihn auf, bis ein Würfel nicht passt.
first-sell = Nächste Runde liegt ein anderes Schiff mit anderen Preisen da. Je zwei Waren, die am Ende übrig sind, bringen einen Siegpunkt.
first-build = Diese Felder bringen dir jede Runde etwas ein, jedes etwas anderes. Je früher du baust, desto öfter bekommst du es.
first-keep = Eine Vergütungskarte zählt nur, wenn ihr Würfelplättchen voll ist: Das kostet drei Würfel.
first-tavern = Nimm Siedler, deren Waren du hast oder bald bekommst: Jede Ware bringt einen Siegpunkt.
first-reroll = Wähle so viele Würfel, wie du willst, einen nach dem anderen. Sie werden zusammen geworfen; die übrigen bleiben, wie sie sind.
first-commission = Dieser Würfel passt auf ein Feld deiner Vergütungskarte. Er ist dann dein Würfel für diesen Zug; sind alle drei Felder gefüllt, zählt die Karte.
first-objective = All das muss gleichzeitig gelten. Sobald es so ist, gewinnst du; nach der letzten Runde hast du verloren.
first-council = Du kannst jetzt ein Konzilplättchen erfüllen. Es bringt Siegpunkte, kostet aber Ansehen.
first-desk = Ein Arbeiter am Schreibpult gibt dir dessen Vorteil bis zum Spielende.
first-own-space = Mit einem Würfel hier holst du einen Lehrling zurück, für eine andere Gilde oder ein Gebäude.
first-too-much = Die blasseren Würfel sind in dieser Runde zu viel für dein Ansehen. Das Weiße Schloss oder ein Modifikator hilft.
first-modifier = Du hast einen Modifikator: Mit Plus und Minus drehst du einen Würfel um eins, bevor du ihn einsetzt.
first-lord = Du bist jetzt Lehnsherr und hast das Geschenk deines Charakters. Dein Adel kann weiter steigen; das bringt Siegpunkte.
first-sale = Du darfst ein Gebäude verkaufen, verlierst aber seine Siegpunkte. Das ist für den Notfall.
first-event = Das Ereignis ändert etwas in dieser Runde. Sieh es dir vor dem ersten Würfel an.

# Auf einem Knopf, wo wenig Platz ist: was do-pass ausführlich sagt.
bar-pass = Passen

## Was sich beim Eröffnen eines Tischs nicht wählen lässt

wrong-chancery-for-six = Zu sechst wird immer mit der Kanzlei gespielt.

# Augenblicke, die Stück für Stück erzählt werden.
show-round = Die Runde
show-income = Einkommen von { SEAT($seat) }
show-source = { PIECE($source) }
show-from-workshops = aus Werkstätten
show-roll = Der Wurf

## What chance does next, where the turn goes on after it

chance-turn-up = Gleich werden neue Siedler ausgelegt, dann machst du weiter, wenn du kannst. Bis dahin kannst du zurücknehmen, was du getan hast.
chance-stock = Gleich werden neue Gebäude aus dem Beutel gezogen, dann machst du weiter, wenn du kannst. Bis dahin kannst du zurücknehmen, was du getan hast.
chance-roll = Gleich wird noch einmal gewürfelt, dann machst du weiter, wenn du kannst. Bis dahin kannst du zurücknehmen, was du getan hast.
