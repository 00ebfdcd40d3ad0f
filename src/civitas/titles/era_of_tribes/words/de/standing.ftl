### Dauerantworten, wie man sie wählt.

standing-agree-buys = Niemandem etwas verkaufen
standing-agree-allies = Keinem Bündnis zustimmen
standing-agree-parts = Nie zustimmen, dass ein Bündnis endet
