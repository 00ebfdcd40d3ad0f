## Dinge: auf den Tafeln

thing-points = Punkte
thing-actions = übrige Aktionen
thing-start_player = Startspieler
thing-assassinated = Attentat
thing-advances = Fortschritte
thing-killed_leaders = getötete Anführer
thing-event_counter = Ereigniszähler
thing-supply = übrige Figuren
thing-kept = behaltene Karten
thing-peace = Frieden
thing-unrevealed = unentdecktes Land
thing-battle = Kampf
thing-offer = Handelsangebot
thing-deck-event = Ereignis
thing-city_pieces = Siedlungen und Gebäude
thing-objectives = erreichte Triumphe
thing-wonders = gebaute Weltwunder
thing-events = Punkte durch Ereignisse
