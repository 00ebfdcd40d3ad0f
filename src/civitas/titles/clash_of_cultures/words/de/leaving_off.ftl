### Was es heißt, es dabei zu belassen: nach Frage, wo „Fertig“ es nicht sagt.

pick-done-command = Keine weitere Bewegung
pick-done-group = Sonst niemand
pick-done-cargo = Sonst fährt niemand mit
pick-done-unload = Sonst geht niemand an Land
pick-done-convert = Nichts weiter verwandeln
pick-done-route = Keine weitere Handelsroute
pick-done-collect = Nichts weiter produzieren
pick-done-recruit = Niemanden weiter rekrutieren
pick-done-cheer = Keine weitere Stufe
pick-done-raise-again = Keine zweite Stufe
pick-done-exchange = Niemanden weiter austauschen
pick-done-hire-army = Keine weitere Armee anwerben
pick-done-siegecraft = Nichts weiter ausschalten
pick-done-prisoner = Kein weiterer Gefangener
pick-done-ruin = Sonst stürzt nichts ein
