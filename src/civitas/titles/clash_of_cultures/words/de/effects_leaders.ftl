### Was Dinge tun, kurz: Anführer.

## Fähigkeiten der Anführer, kurz

effect-expansionism = 1 Treffer gilt hier nicht, wenn alle deine Städte mindestens 2 Felder entfernt sind.
effect-great_dedication = Einmal je Zug opfere 1 Gefangenen: hebe die Stimmung der Stadt hier und erhalte 1 Kultur.
effect-labor_levy = Gefangene bezahlen Rohstoffe von Gebäuden und Wundern in der Stadt hier.
effect-toltec_lineage = +1 auf Einfluss, der von der Stadt hier ausgeht.
effect-triple_alliance = +2 hier, wenn auf einem weiteren Feld neben dem Kampf dein Heer steht.
effect-royal_gardens = Aktion, in einer glücklichen Stadt: für 1 Stimmung oder Kultur 1 Fortschritt der Landwirtschaft.
effect-way_of_the_sword = Zahle vor einem Landkampf hier 1 Erz: +2 auf alle deine Würfe darin.
effect-poet_emperor = Aktion, in einer glücklichen Stadt: für 1 Stimmung oder Kultur 1 Fortschritt im Kulturgut.
effect-fortification = +2, wenn du in Reichweite 2 von ihm eine Stadt mit Festung verteidigst.
effect-first_emperor = Einmal je Zug kostet eine Stadtgründung auf seinem Feld keine Aktion.
effect-well_defended = +2 hier, wenn du verteidigst.
effect-seventeen_articles = Aktion, einmal je Zug: aktiviere die Stadt hier, ziehe 1 Aktionskarte und erhalte 1 Stimmung.
effect-princeps = Aktion: aktiviere für 1 Kultur die Stadt hier, ziehe 1 Aktionskarte und 1 Ziel, wirf dann je eine Karte ab.
effect-emperor = +2 hier, wenn du im Gebiet des Kampfs keine Stadt hast.
effect-statesman = Hebe die Stimmung der Stadt hier ohne Aktion.
effect-proconsul = Nach der Eroberung einer Stadt hier: 1 Infanterie darin für 1 Gold.
effect-dictator = Die Stadt hier lässt sich nicht beeinflussen. Barbaren in Reichweite 2 ziehen nur, wenn du es erlaubst.
effect-civilizer = +2 hier gegen Barbaren.
effect-military_genius = In Runde 1 eines Landkampfs hier hat der Gegner höchstens +2.
effect-crossing_the_alps = Ihn und seine Gruppe halten Gebirge und Wälder nicht auf.
effect-fleet_commander = +2 in Seekämpfen mit ihm an Bord.
effect-trade_magnate = Er bildet selbst eine Handelsroute; sie darf 1 Gold bringen.
effect-self_sacrifice = +2 hier, wenn du verteidigst. Opfere sie nach einer Runde: Der Kampf endet unentschieden.
effect-oxhide = Eine Stadt, die du auf oder neben ihrem Feld gründest, beginnt glücklich.
effect-idol = Aktiviere für 1 Kultur die Stadt hier und spiele 1 Aktionskarte ohne Aktion.
effect-ruler_of_the_world = +1 hier je Gebiet mit deiner Stadt, ohne Startgebiete.
effect-this_is_sparta = Nach dem Rekrutieren in der Stadt hier: 1 Kultur.
effect-hero_of_thermopylae = +2 hier je Heereseinheit, die der Gegner mehr hat als du.
effect-master = Aktion, in einer glücklichen Stadt: für 1 Stimmung oder Kultur 1 Fortschritt der Bildung.
effect-admiral = +2 in Seekämpfen mit ihm an Bord.
effect-shield_of_the_sun = Bei Verteidigung einer Stadt mit Obelisk hier gilt in Runde 1 ein Treffer nicht.
effect-palace_of_palenque = Einmal je Zug kostet ein Tempel oder Obelisk in der Stadt hier keine Aktion.
effect-born_of_fire = Gegen eine Stadt hier in Runde 1 + ihre Größe.
effect-the_arrival = Eine hier eroberte Stadt ist neutral, und du erhältst 1 Kultur.
effect-new_dynasty = +2 hier in Reichweite einer deiner Städte.
effect-dynastic_marriage = Aktion, einmal je Zug: aktiviere für 1 Kultur die Stadt hier und setze 1 Siedler hinein.
effect-venerated = Einmal je Zug, für 1 Kultur: eine Marke auf die Stadt hier. Wer sie angreift, zahlt so viel Kultur, wie dort liegt.
effect-courtship = Zu Beginn deines Zugs, für 2 Kultur: kein Kampf mit einem Spieler in ihrer Nähe bis zu deinem nächsten Zug.
effect-pathfinder = 1 Idee, wenn du die Stadt hier aktivierst, außer zur Produktion.
effect-master_builder = Aktion, in einer glücklichen Stadt: für 1 Stimmung oder Kultur 1 Fortschritt im Bauwesen.
effect-coastal_power = +2 mit ihm gegen Städte am Wasser und gegen Piraten.
effect-treaty_of_kadesh = 1 Kultur nach einem Landkampf hier, den du nicht verloren hast.
effect-danegeld = Aktion, einmal je Zug: aktiviere die Stadt hier und nimm das Einkommen der Steuern kostenlos.
effect-ruler_of_the_north = Am Ende ½ Punkt je Feld zwischen ihm und deiner Hauptstadt.
effect-legendary_explorer = Aktion: markiere von Bord eines Schiffs für 1 Kultur sein Gebiet; 1 Punkt je markiertem Gebiet.
effect-new_colonies = Alle Landeinheiten bei ihm auf dem Wasser gehen ohne Aktion an Land.
effect-prey = 2 Gold für eine hier eroberte Stadt, die nicht wütend war.
effect-terror_of_the_north = +2 hier in Kämpfen von Schiffen aus.
effect-art_of_war = Aktion, in einer glücklichen Stadt: für 1 Stimmung oder Kultur 1 Fortschritt der Kriegsführung.
effect-fast_war = 1 Stimmung und 1 Kultur für einen hier in Runde 1 gewonnenen Landkampf.
effect-the_great_wall = Deine nächste Wunderkarte ist die Große Mauer; sie kostet dich 2 Kultur weniger. Wunder in der Stadt hier kosten keine Aktion.
effect-tactician = Einmal je Landkampf hier: für 2 Kultur gilt 1 Treffer nicht.
effect-agricultural_reformer = Aktion, in einer glücklichen Stadt: für 1 Stimmung oder Kultur 1 Fortschritt der Landwirtschaft.
effect-shrewd_conqueror = +2 hier mit mindestens so vielen Heereseinheiten wie der Gegner.
effect-king_of_persia = Aktion, einmal je Zug: aktiviere die Stadt hier, hebe die Stimmung einer anderen und erhalte 1 Kultur.
effect-brilliant_strategist = Verzichte hier auf deine eigene Taktik für +2.
effect-mighty_host = Hier dürfen 5 Heereseinheiten stehen; 5 kämpfen aber ohne Taktik und Fähigkeiten.
effect-bridge_of_boats = Einmal je Zug überquert seine Gruppe 1 Wasserfeld in einer Bewegung.
effect-royal_road = Straßenbau kostet von oder zu der Stadt hier nichts.
effect-satrapies = +1 hier je eigener Stadt in Reichweite 2, höchstens +3.
effect-bladed_tusks = Zahle vor einem Landkampf hier 1 Erz: +1 je deiner Elefanten darin.
effect-house_of_worship = Aktion, in einer glücklichen Stadt: für 1 Stimmung oder Kultur 1 Fortschritt der Spiritualität.
effect-effective_planning = +2 hier in einer Runde ohne eigene Taktik.
effect-pilgrim_patron = Zu Beginn deines Zugs, wenn die Stadt hier glücklich ist: 1 Nahrung oder 1 Stimmung.
effect-edicts = Einmal je Zug, für 1 Kultur: hebe die Stimmung einer Stadt in Reichweite 2.
effect-remorse_of_kalinga = 2 Stimmung nach einem Landkampf hier, in dem 3 Heereseinheiten fielen.
effect-warrior_queen = +2 hier gegen alle mit mehr Fortschritten der Kriegsführung.
effect-revolt = Einmal je Zug, für 1 Stimmung: 1 Infanterie in die Stadt hier, wenn sie wütend oder fremd beeinflusst ist.
effect-warrior_people = +1 hier je eigenem Siedler in Reichweite 2.
effect-unite_the_tribes = In der Stadt hier kosten je Rekrutierung 2 Infanterien nur 1 Nahrung.
effect-mortal_dread = Ab Runde 2 eines Kampfs hier, für 2 Stimmung: vertreibe 1 gegnerische Heereseinheit auf ein leeres Feld.
effect-ambush = Angriff aus Wald oder Gebirge: keine gegnerische Taktik in Runde 1.
effect-priest_of_astarte = +2 hier mit einer eigenen Stadt mit Tempel in Reichweite 2.
effect-royal_ties = 1 Stimmung, wenn deine Handelsroute zu einer Stadt in Reichweite 3 von ihm führt.
effect-protector_of_the_people = Einmal, bei Verteidigung einer Stadt hier: für 1 Kultur gilt 1 Treffer nicht. Siegst du, erhältst du sie zurück.
effect-treasury_of_tyre = Zu Beginn deines Zugs, in einer Stadt mit Hafen und bei höchstens 2 Gold: 1 Gold.
effect-cedar_masons = In der Stadt hier kostet ein Tempel 1, ein Wunder 2 Rohstoffe weniger.
effect-tyrian_fleet = In Runde 1 eines Seekampfs mit ihm an Bord gilt 1 Treffer nicht.
effect-codex = Einmal je Zug, in einer glücklichen Stadt, für 1 Kultur: ziehe 2 Aktionskarten, wirf 1 ab.
effect-lawgiver_at_arms = +2 hier gegen Städte, die nicht glücklich sind.
effect-hanging_gardens = Deine nächste Wunderkarte sind die Großen Gärten; sie kosten dich 2 Kultur weniger. Wunder in der Stadt hier kosten keine Aktion.
effect-iconoclast = +2 hier gegen Städte mit Tempel.
effect-liberator = +2 hier gegen alle mit mindestens so vielen Städten wie du.
effect-rebuilder = Nach der Eroberung einer Stadt hier darfst du dort sofort 1 Gebäude bauen.
effect-lord_of_horses = Je Runde darf hier eine Kavallerie wie ein Elefant kämpfen.
effect-scourge_of_god = Zerstöre eine hier eroberte Stadt: 1 Gold je Gebäude und Wunder.
effect-battering_ram = Gegen eine Stadt hier: keine gegnerische Taktik in Runde 1.
effect-tribute_of_margus = Zu Beginn deines Zugs gibt dir eine Stadt in Reichweite 2 einen Rohstoff, oder ihre Stimmung sinkt.
effect-horse_swarm = +1 hier je deiner Kavallerie im Kampf, höchstens +2.
effect-roman_subsidies = 1 Gold mehr, wenn dir hier ein Sieg oder eine eroberte Stadt Gold bringt.

## Anführer

effect-ahuizotl =
    { thing-expansionism }: { effect-expansionism }
    { thing-great_dedication }: { effect-great_dedication }
effect-acamapichtli =
    { thing-labor_levy }: { effect-labor_levy }
    { thing-toltec_lineage }: { effect-toltec_lineage }
effect-moctezuma =
    { thing-triple_alliance }: { effect-triple_alliance }
    { thing-royal_gardens }: { effect-royal_gardens }
effect-go_toba =
    { thing-way_of_the_sword }: { effect-way_of_the_sword }
    { thing-poet_emperor }: { effect-poet_emperor }
effect-jimmu =
    { thing-fortification }: { effect-fortification }
    { thing-first_emperor }: { effect-first_emperor }
effect-suiko =
    { thing-well_defended }: { effect-well_defended }
    { thing-seventeen_articles }: { effect-seventeen_articles }
effect-augustus =
    { thing-princeps }: { effect-princeps }
    { thing-emperor }: { effect-emperor }
effect-caesar =
    { thing-statesman }: { effect-statesman }
    { thing-proconsul }: { effect-proconsul }
effect-sulla =
    { thing-dictator }: { effect-dictator }
    { thing-civilizer }: { effect-civilizer }
effect-hannibal =
    { thing-military_genius }: { effect-military_genius }
    { thing-crossing_the_alps }: { effect-crossing_the_alps }
effect-hanno =
    { thing-fleet_commander }: { effect-fleet_commander }
    { thing-trade_magnate }: { effect-trade_magnate }
effect-dido =
    { thing-self_sacrifice }: { effect-self_sacrifice }
    { thing-oxhide }: { effect-oxhide }
effect-alexander =
    { thing-idol }: { effect-idol }
    { thing-ruler_of_the_world }: { effect-ruler_of_the_world }
effect-leonidas =
    { thing-this_is_sparta }: { effect-this_is_sparta }
    { thing-hero_of_thermopylae }: { effect-hero_of_thermopylae }
effect-pericles =
    { thing-master }: { effect-master }
    { thing-admiral }: { effect-admiral }
effect-pakal =
    { thing-shield_of_the_sun }: { effect-shield_of_the_sun }
    { thing-palace_of_palenque }: { effect-palace_of_palenque }
effect-siyaj_kak =
    { thing-born_of_fire }: { effect-born_of_fire }
    { thing-the_arrival }: { effect-the_arrival }
effect-wac_chanil_ajaw =
    { thing-new_dynasty }: { effect-new_dynasty }
    { thing-dynastic_marriage }: { effect-dynastic_marriage }
effect-cleopatra =
    { thing-venerated }: { effect-venerated }
    { thing-courtship }: { effect-courtship }
effect-imhotep =
    { thing-pathfinder }: { effect-pathfinder }
    { thing-master_builder }: { effect-master_builder }
effect-ramses =
    { thing-coastal_power }: { effect-coastal_power }
    { thing-treaty_of_kadesh }: { effect-treaty_of_kadesh }
effect-knut =
    { thing-danegeld }: { effect-danegeld }
    { thing-ruler_of_the_north }: { effect-ruler_of_the_north }
effect-erik =
    { thing-legendary_explorer }: { effect-legendary_explorer }
    { thing-new_colonies }: { effect-new_colonies }
effect-ragnar =
    { thing-prey }: { effect-prey }
    { thing-terror_of_the_north }: { effect-terror_of_the_north }
effect-sun_tzu =
    { thing-art_of_war }: { effect-art_of_war }
    { thing-fast_war }: { effect-fast_war }
effect-qin_shi_huang =
    { thing-the_great_wall }: { effect-the_great_wall }
    { thing-tactician }: { effect-tactician }
effect-wu_zetian =
    { thing-agricultural_reformer }: { effect-agricultural_reformer }
    { thing-shrewd_conqueror }: { effect-shrewd_conqueror }
effect-cyrus =
    { thing-king_of_persia }: { effect-king_of_persia }
    { thing-brilliant_strategist }: { effect-brilliant_strategist }
effect-xerxes =
    { thing-mighty_host }: { effect-mighty_host }
    { thing-bridge_of_boats }: { effect-bridge_of_boats }
effect-darius =
    { thing-royal_road }: { effect-royal_road }
    { thing-satrapies }: { effect-satrapies }
effect-akbar =
    { thing-bladed_tusks }: { effect-bladed_tusks }
    { thing-house_of_worship }: { effect-house_of_worship }
effect-shri_gupta =
    { thing-effective_planning }: { effect-effective_planning }
    { thing-pilgrim_patron }: { effect-pilgrim_patron }
effect-ashoka =
    { thing-edicts }: { effect-edicts }
    { thing-remorse_of_kalinga }: { effect-remorse_of_kalinga }
effect-boudicca =
    { thing-warrior_queen }: { effect-warrior_queen }
    { thing-revolt }: { effect-revolt }
effect-vercingetorix =
    { thing-warrior_people }: { effect-warrior_people }
    { thing-unite_the_tribes }: { effect-unite_the_tribes }
effect-viriathus =
    { thing-mortal_dread }: { effect-mortal_dread }
    { thing-ambush }: { effect-ambush }
effect-etbaal =
    { thing-priest_of_astarte }: { effect-priest_of_astarte }
    { thing-royal_ties }: { effect-royal_ties }
effect-pumayaton =
    { thing-protector_of_the_people }: { effect-protector_of_the_people }
    { thing-treasury_of_tyre }: { effect-treasury_of_tyre }
effect-hiram =
    { thing-cedar_masons }: { effect-cedar_masons }
    { thing-tyrian_fleet }: { effect-tyrian_fleet }
effect-hammurabi =
    { thing-codex }: { effect-codex }
    { thing-lawgiver_at_arms }: { effect-lawgiver_at_arms }
effect-nebuchadnezzar =
    { thing-hanging_gardens }: { effect-hanging_gardens }
    { thing-iconoclast }: { effect-iconoclast }
effect-nabopolassar =
    { thing-liberator }: { effect-liberator }
    { thing-rebuilder }: { effect-rebuilder }
effect-attila =
    { thing-lord_of_horses }: { effect-lord_of_horses }
    { thing-scourge_of_god }: { effect-scourge_of_god }
effect-bleda =
    { thing-battering_ram }: { effect-battering_ram }
    { thing-tribute_of_margus }: { effect-tribute_of_margus }
effect-rua =
    { thing-horse_swarm }: { effect-horse_swarm }
    { thing-roman_subsidies }: { effect-roman_subsidies }
