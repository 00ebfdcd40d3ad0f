### Dauerantworten, wie man sie wählt.

standing-offered = Jeden angebotenen Vertrag ablehnen
standing-demanded = Jeden geforderten Vertrag ablehnen, der die Partie nicht entscheidet
standing-tribute = Nie Tribut anbieten oder fordern
standing-relocate = Kein Dorf versetzen
standing-fight-on = Immer noch eine Runde kämpfen
