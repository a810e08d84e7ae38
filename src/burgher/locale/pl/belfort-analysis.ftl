# To, co liczą zasady, tak jak trener nazywa to, porównując dwie kontynuacje.

quantity-majorities = punkty przy natychmiastowej punktacji
quantity-leads = dzielnice, w których się prowadzi
quantity-markers = znaczniki w mieście
quantity-income = złoto z przychodu co miesiąc
quantity-taxes = podatki co miesiąc
quantity-workers = elfy i krasnoludy
quantity-masters = mistrzowie
quantity-gnomes = gnomy
quantity-hand = karty na ręce
quantity-payable = karty na ręce, na które wystarczy surowców
quantity-turn-order = miejsca bliżej początku kolejności gry
quantity-wood = pozostałe drewno
quantity-stone = pozostały kamień
quantity-metal = pozostały metal
quantity-gold = pozostałe złoto

## Do czego służy ruch, gdy porównanie nic nie mówi: według czasownika i miejsca albo samego czasownika

purpose-place-recruiter = Jeszcze jeden robotnik, do końca gry.
purpose-place-camp = Po zebraniu surowców wybierasz herb: z niskim numerem działasz i budujesz przed innymi.
purpose-place = To miejsce coś ci da, gdy będziesz działać; dla innych jest w tym miesiącu zamknięte.
purpose-pass = Wszyscy pozostali robotnicy idą po to, z czego się buduje.
purpose-build = Jeszcze jeden znacznik: najwięcej znaczników w dzielnicy to punkty przy każdej punktacji.
purpose-build-np-build = Postaw go tam, gdzie prowadzi druga osoba: kto dzieli miejsce, dostaje mniej punktów.
purpose-build-keep = Dwa znaczniki naraz: najwięcej znaczników w dzielnicy to punkty przy każdej punktacji.
purpose-build-keep-np-build = { purpose-build-np-build }
purpose-build-gatehouse = { purpose-build }
purpose-build-gatehouse-np-build = { purpose-build-np-build }
purpose-build-wall = { purpose-build }
purpose-build-guild = Znacznik, a odtąd inni płacą tobie, gdy korzystają z gildii.
purpose-staff = Gnom odblokowuje to, co potrafi karta, i liczy się przy punktacji.
purpose-buy = Po to, czego brakuje ci w tej turze.
purpose-sell = Po złoto, którego potrzebujesz w tej turze albo na podatki.
purpose-take = Coś do zbudowania w następnych miesiącach. To kończy turę.
purpose-take-np-card = Karta potem znika: weź taką, którą chciałaby mieć druga osoba.
purpose-use = Robotnik, który tam stoi, daje coś dopiero, gdy się go użyje.
purpose-end = To, co zostało, zachowujesz na następny miesiąc.
purpose-discard = To, co zatrzymujesz, rokuje lepiej niż ta karta.
