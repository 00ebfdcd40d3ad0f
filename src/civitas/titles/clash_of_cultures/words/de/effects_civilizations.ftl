### Was Dinge tun, kurz: Zivilisationen.

## Zivilisationsfortschritte, kurz

effect-prisoners_of_war = Nach einem gewonnenen Landkampf behalte gefallene gegnerische Heereseinheiten als Gefangene, höchstens 4.
effect-sacrifice_cult = Ein Gefangener bezahlt 1 Stimmung oder Kultur oder lehnt ein gezogenes Ereignis ab.
effect-aztec_gold = Nach einer Stadtgründung erhalte 1 Gold und tausche je angrenzendem Gebirge 1 Ding in 1 Gold.
effect-tribute = Produziere auch aus Städten anderer und der Barbaren, bis Entfernung 2; dort sogar Gefangene.
effect-pottery = Einmal je Zug, wenn eine Produktion 3 Nahrung gab: 1 Kultur.
effect-horsemanship = Kavallerie auch in Städten mit Festung. Bei deren Verteidigung zählt eine in Runde 1 +3.
effect-infiltration = Wirf 1 Aktionskarte ab, um die Karte eines Spielers in deiner Nähe aufzuheben.
effect-shogunate = Einmal je Zug: spiele 1 Aktionskarte ohne Aktion. Einmal je Zug: mustere 1 Aktionskarte statt Infanterie.
effect-aqueducts = Hungersnöte treffen dich nicht. Kanalisation kostet keine Nahrung oder keine Aktion.
effect-roman_roads = Mit Straßenbau von deiner Stadt zu einer anderen: bis zu 4 Felder.
effect-captivi = Bei einem Sieg erhalte 1 Gold und 1 Stimmung. Stimmung bezahlt Gebäude.
effect-provinces = Kavallerie auch in Städten 3 Felder von der Hauptstadt. Eroberte Städte sind neutral, für 1 Kultur glücklich.
effect-grey_wall = Elefanten in jeder Stadt; ohne Markt ist 1 der 2 Nahrung Gold oder Stimmung.
effect-hegemony = Aktion: Ein Schiff wird zur Stadt auf dem Land daneben; wer an Bord ist, geht an Land.
effect-pirate_alliance = Piraten kämpfen nur, wenn du willst; bei deinen Schiffen dienen sie dir.
effect-mercenary_system = Gold bezahlt die Musterung. In einer Stadt mit Hafen darf sie ein Schiff bringen.
effect-study = Nach dem Rekrutieren in einer Stadt mit Akademie: 1 Idee.
effect-spartans = Kultur bezahlt die Musterung. Ein größerer Gegner spielt keine Taktik gegen dich.
effect-hellenization = Von dir beeinflusste Städte können Ausgangspunkt deines Einflusses sein. Kunst darf 2 Stimmung kosten.
effect-city_states = Einmal je Zug gilt eine andere Stadt als aktiviert, damit diese ihre Stimmung behält.
effect-terraces = Gebirge gibt Nahrung, Holz oder Erz. Siedler und Anführer hält es nicht auf.
effect-stelae = 1 Stimmung oder Kultur bei Gründung oder Eroberung einer Stadt und beim Bau eines Obelisken.
effect-stadiums = Für 1 Stimmung produziert oder rekrutiert eine Stadt wie 1 größer. Einmal je Zug kostet Spiritualität 1 Nahrung weniger.
effect-calendar = Sieh das nächste Ereignis an; für 1 Kultur lege es unter den Stapel und sieh wieder nach.
effect-inundation = Ödnis gibt Nahrung oder Holz, und du darfst dort Städte gründen.
effect-architecture = Stimmung bezahlt Rohstoffe und Kultur von Gebäuden und Wundern.
effect-embalming = Nach einem Kampf, bei höchstens 4 Kultur: 1 Kultur. Auch wenn dein Anführer stirbt.
effect-deification = Jeder Fortschritt der Theokratie wirkt auch wie der Autokratie-Fortschritt derselben Reihe.
effect-ship_construction = Infanterie und Siedler werden an der Küste zu Schiffen und umgekehrt. Navigation kostet keine Nahrung.
effect-longships = Deine Schiffe ziehen nach einem Seekampf weiter und tragen 3 Landeinheiten.
effect-raids = Spieler, mit denen deine Schiffe direkt neben ihrer Stadt handeln, verlieren 1 Rohstoff.
effect-runestones = Nach dem Verlust von 2 Heereseinheiten in einem Kampf stelle 1 Obelisken für immer hierher.
effect-rice_cultivation = Bis zu 2 Ebenen mit deinen Siedlern geben bei der Produktion 1 Nahrung mehr.
effect-expansion = Nach dem Rekrutieren eines Siedlers darf jeder Siedler in deinen Städten einmal ziehen.
effect-fireworks = In Runde 1 eines Kampfs für 1 Erz und 1 Holz: 1 Treffer gilt nicht.
effect-imperial_army = Aktion, einmal je Zug: mache Siedler zu Infanterie und Infanterie zu Siedlern.
effect-grey_flood = Elefanten auch in Städten neben Ödnis. Gegen sie hat der Gegner in Runde 1 höchstens +2.
effect-immortals = Zahle vor einem Wurf bis zu 4 Kultur für je +1.
effect-zoroastrianism = Einfluss kann eine Heereseinheit außerhalb von Städten gewinnen.
effect-banking = Zu Beginn deines Zugs, wenn du Gold hast: 1 Gold oder 1 Kultur.
effect-indian_elephants = Elefanten auch in Städten im Wald. In deinen Städten bilden sie Handelsrouten.
effect-missions = Einfluss kann von einem Siedler ausgehen, Reichweite 2; jeder weitere Siedler gibt 1 dazu.
effect-prosperity = Eine Handelsroute darf 1 Stimmung bringen, zu einer von dir beeinflussten Stadt 1 Kultur.
effect-peace_and_poetry = Einmal je Zug bezahlt 1 Kultur einen Fortschritt für 2 Nahrung.
effect-kinsmen = Gegen Spieler +1 je Barbarenstadt in Reichweite 2 des Kampfs, höchstens +4.
effect-truce = Aktion, einmal je Zug: Barbaren siedeln. Für 1 Kultur verbietest du Barbaren zu ziehen.
effect-druids = Einfluss darf auf Barbarenstädte der Größe 1 zielen: Dort liegt dann deine Kulturmarke.
effect-close_contacts = Handelsrouten auch mit Barbarenstädten, für Nahrung.
effect-autarkic_cities = Deine Häfen sind nicht beeinflussbar und bleiben dein, je 1½ Punkte. Deine Regierungs-Fortschritte zählen nichts.
effect-bireme = +2 in Seekämpfen; gegen Kriegsmarine nur in Runde 1.
effect-alphabet = Bis zu 2 Handelsrouten je Zug bringen je 1 Kultur oder 2 Ideen.
effect-cedars_and_dye = Städte mit Hafen bilden Handelsrouten wie Schiffe; beide reichen 3 Felder am Wasser.
effect-canals = Gab eine Produktion genau 1 Nahrung, erhalte 1 mehr.
effect-laws = Nach gelungenem Einfluss, bei höchstens 4 Aktionskarten: ziehe 1.
effect-star_catalogues = Bevor du ein Ereignis ziehst: 1 Stimmung oder 1 Kultur.
effect-ziggurats = Dogma begrenzt deine Ideen nicht. Ideen bezahlen Tempel.
effect-nomads = Städte der Größe 1 ziehen wie Landeinheiten und geben 1 Rohstoff ihres neuen Felds.
effect-riders = Kavallerie auch in Städten der Größe 1. Nach dem Rekrutieren 1 Zug je Kavallerie.
effect-raiders = Fremde Siedler nahe deinem Heer gründen keine Stadt und bilden keine Handelsroute.
effect-tribal_system = Ziehen Barbaren durch dein Ereignis: Für 1 Gold oder Kultur bestimmst du, wohin ein Heer geht.

## Zivilisationen

effect-aztecs =
    { thing-prisoners_of_war }: { effect-prisoners_of_war }
    { thing-sacrifice_cult }: { effect-sacrifice_cult }
    { thing-aztec_gold }: { effect-aztec_gold }
    { thing-tribute }: { effect-tribute }
effect-japan =
    { thing-pottery }: { effect-pottery }
    { thing-horsemanship }: { effect-horsemanship }
    { thing-infiltration }: { effect-infiltration }
    { thing-shogunate }: { effect-shogunate }
effect-rome =
    { thing-aqueducts }: { effect-aqueducts }
    { thing-roman_roads }: { effect-roman_roads }
    { thing-captivi }: { effect-captivi }
    { thing-provinces }: { effect-provinces }
effect-carthage =
    { thing-grey_wall }: { effect-grey_wall }
    { thing-hegemony }: { effect-hegemony }
    { thing-pirate_alliance }: { effect-pirate_alliance }
    { thing-mercenary_system }: { effect-mercenary_system }
effect-greece =
    { thing-study }: { effect-study }
    { thing-spartans }: { effect-spartans }
    { thing-hellenization }: { effect-hellenization }
    { thing-city_states }: { effect-city_states }
effect-maya =
    { thing-terraces }: { effect-terraces }
    { thing-stelae }: { effect-stelae }
    { thing-stadiums }: { effect-stadiums }
    { thing-calendar }: { effect-calendar }
effect-egypt =
    { thing-inundation }: { effect-inundation }
    { thing-architecture }: { effect-architecture }
    { thing-embalming }: { effect-embalming }
    { thing-deification }: { effect-deification }
effect-vikings =
    { thing-ship_construction }: { effect-ship_construction }
    { thing-longships }: { effect-longships }
    { thing-raids }: { effect-raids }
    { thing-runestones }: { effect-runestones }
effect-china =
    { thing-rice_cultivation }: { effect-rice_cultivation }
    { thing-expansion }: { effect-expansion }
    { thing-fireworks }: { effect-fireworks }
    { thing-imperial_army }: { effect-imperial_army }
effect-persia =
    { thing-grey_flood }: { effect-grey_flood }
    { thing-immortals }: { effect-immortals }
    { thing-zoroastrianism }: { effect-zoroastrianism }
    { thing-banking }: { effect-banking }
effect-india =
    { thing-indian_elephants }: { effect-indian_elephants }
    { thing-missions }: { effect-missions }
    { thing-prosperity }: { effect-prosperity }
    { thing-peace_and_poetry }: { effect-peace_and_poetry }
effect-celts =
    { thing-kinsmen }: { effect-kinsmen }
    { thing-truce }: { effect-truce }
    { thing-druids }: { effect-druids }
    { thing-close_contacts }: { effect-close_contacts }
effect-phoenicia =
    { thing-autarkic_cities }: { effect-autarkic_cities }
    { thing-bireme }: { effect-bireme }
    { thing-alphabet }: { effect-alphabet }
    { thing-cedars_and_dye }: { effect-cedars_and_dye }
effect-babylon =
    { thing-canals }: { effect-canals }
    { thing-laws }: { effect-laws }
    { thing-star_catalogues }: { effect-star_catalogues }
    { thing-ziggurats }: { effect-ziggurats }
effect-huns =
    { thing-nomads }: { effect-nomads }
    { thing-riders }: { effect-riders }
    { thing-raiders }: { effect-raiders }
    { thing-tribal_system }: { effect-tribal_system }
