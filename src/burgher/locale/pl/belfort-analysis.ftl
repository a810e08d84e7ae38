# To, co liczą zasady, tak jak trener nazywa to, porównując dwie kontynuacje.

quantity-majorities = punkty przy natychmiastowej punktacji
quantity-leads = dzielnice z największą liczbą znaczników
quantity-markers = znaczniki w mieście
quantity-income = złoto z przychodu co miesiąc
quantity-taxes = podatki co miesiąc
quantity-workers = elfy i krasnoludy
quantity-masters = mistrzowie
quantity-gnomes = gnomy
quantity-hand = karty na ręce
quantity-payable = karty na ręce, na które wystarczy zasobów
quantity-turn-order = miejsca bliżej początku kolejności gry
quantity-wood = drewno
quantity-stone = kamień
quantity-metal = metal
quantity-gold = złoto
