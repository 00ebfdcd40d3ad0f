### Dauerantworten, wie man sie wählt.

standing-agree-buys = Niemandem etwas verkaufen
standing-agree-allies = Keinem Bündnis zustimmen
standing-agree-parts = Keinem Ende eines Bündnisses zustimmen
