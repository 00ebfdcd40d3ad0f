### Was Dinge tun, kurz: Anführer.

## Fähigkeiten der Anführer, kurz

effect-expansionism = In jeder Runde einer Landschlacht hier gilt 1 Treffer nicht, wenn alle deine Städte mindestens 2 Felder entfernt sind.
effect-great_dedication = Einmal je Zug, ohne Aktion, opfere 1 Gefangenen: hebe die Stimmung der Stadt hier und erhalte 1 Kultur.
effect-labor_levy = Ein geopferter Gefangener bezahlt 1 Ressource eines Gebäudes oder Weltwunders in der Stadt hier.
effect-toltec_lineage = +1 auf die Kulturübernahme, die von der Stadt hier ausgeht.
effect-triple_alliance = +2 in Landschlachten hier, wenn neben der Schlacht deine Armee-Einheiten auf einem anderen Feld sind als dem, von dem der Angriff kam.
effect-royal_gardens = Aktion, wenn die Stadt hier glücklich ist: für 1 Zufriedenheit oder Kultur erhalte kostenlos 1 Fortschritt der Landwirtschaft.
effect-way_of_the_sword = Zahle vor einer Landschlacht hier 1 Erz: +2 auf alle deine Würfe darin, auch nach seinem Tod.
effect-poet_emperor = Aktion, wenn die Stadt hier glücklich ist: für 1 Zufriedenheit oder Kultur erhalte kostenlos 1 Fortschritt im Kulturgut.
effect-fortification = +2, wenn du in Reichweite 2 von ihm eine Stadt mit Festung verteidigst.
effect-first_emperor = Einmal je Zug kostet eine Stadtgründung auf seinem Feld keine Aktion.
effect-well_defended = +2 in Landschlachten hier, wenn du verteidigst.
effect-seventeen_articles = Aktion, einmal je Zug: aktiviere die Stadt hier, ziehe 1 Aktionskarte und erhalte 1 Zufriedenheit.
effect-princeps = Aktion: aktiviere für 1 Kultur die Stadt hier, ziehe 1 Aktionskarte und 1 Triumphkarte, wirf dann je eine ab.
effect-emperor = +2 in Landschlachten hier, wenn du im Gebiet der Schlacht keine Stadt hast.
effect-statesman = Ohne Aktion: hebe die Stimmung der Stadt hier zum üblichen Preis.
effect-proconsul = Nach der Eroberung einer Stadt hier: setze für 1 Gold 1 Infanterie hinein.
effect-dictator = Die Stadt hier können andere nicht beeinflussen. Barbaren in Reichweite 2 ziehen nur, wenn du es erlaubst, jede Armee für sich.
effect-civilizer = +2 in Landschlachten hier gegen Barbaren.
effect-military_genius = In Runde 1 einer Landschlacht hier sind die Boni des Gegners zusammen höchstens +2.
effect-crossing_the_alps = Ihn und seine Gruppe halten Gebirge und Wälder nicht auf.
effect-fleet_commander = +2 in Seeschlachten mit ihm an Bord.
effect-trade_magnate = Er bildet selbst eine Handelsroute wie ein Siedler; sie darf statt Nahrung 1 Gold bringen.
effect-self_sacrifice = +2 hier, wenn du verteidigst. Opfere sie nach einer Runde, die beiden Seiten Einheiten lässt: Die Schlacht endet unentschieden, der Angreifer zieht sich zurück.
effect-oxhide = Eine Stadt, die du mit einem Siedler auf oder neben ihrem Feld gründest, beginnt glücklich.
effect-idol = Ohne Aktion: aktiviere für 1 Kultur die Stadt hier und spiele eine Aktionskarte oder große Persönlichkeit, die eine Aktion kostet, ohne sie.
effect-ruler_of_the_world = +1 in Landschlachten hier je Gebiet mit deiner Stadt, Startgebiete nicht gezählt.
effect-this_is_sparta = Nach dem Rekrutieren in der Stadt hier: 1 Kultur.
effect-hero_of_thermopylae = +2 in Landschlachten hier je Armee-Einheit, die der Gegner mehr hat als du.
effect-master = Aktion, wenn die Stadt hier glücklich ist: für 1 Zufriedenheit oder Kultur erhalte kostenlos 1 Fortschritt der Bildung.
effect-admiral = +2 in Seeschlachten mit ihm an Bord.
effect-shield_of_the_sun = Bei Verteidigung einer Stadt mit Obelisk hier gilt in Runde 1 ein Treffer nicht.
effect-palace_of_palenque = Einmal je Zug kostet der Bau eines Tempels oder Obelisken in der Stadt hier keine Aktion; Preis und Aktivierung wie sonst.
effect-born_of_fire = Beim Angriff auf eine Stadt hier: in Runde 1 ein Bonus in Höhe ihrer Größe.
effect-the_arrival = Eine hier eroberte Stadt wird neutral, nicht wütend, und du erhältst 1 Kultur.
effect-new_dynasty = +2 in Landschlachten hier, wenn eine deiner Städte nicht weiter entfernt ist als ihre Größe.
effect-dynastic_marriage = Aktion, einmal je Zug: aktiviere für 1 Kultur die Stadt hier und setze 1 Siedler hinein.
effect-venerated = Einmal je Zug, ohne Aktion, für 1 Kultur: lege einen Kulturmarker auf Dauer auf die Stadt hier. Greift ein anderer Spieler eine Stadt mit solchen Markern an, zahlt er zuvor so viel Kultur; dann verschwinden sie.
effect-courtship = Zu Beginn deines Zugs, in einer deiner Städte, für 2 Kultur: bis zu deinem nächsten Zug keine Schlacht zwischen dir und einem Spieler mit Armee oder Städten in Reichweite 2.
effect-pathfinder = 1 Idee, wenn du die Stadt hier aktivierst, außer zur Produktion.
effect-master_builder = Aktion, wenn die Stadt hier glücklich ist: für 1 Zufriedenheit oder Kultur erhalte kostenlos 1 Fortschritt im Bauwesen.
effect-coastal_power = +2, wenn er eine Stadt am Wasser oder von Bord aus Piraten angreift.
effect-treaty_of_kadesh = 1 Kultur nach einer ausgefochtenen Landschlacht hier, die du nicht verloren hast, wenn er lebt.
effect-danegeld = Aktion, einmal je Zug: aktiviere die Stadt hier und nimm das Einkommen der Steuern, ohne Zufriedenheit zu zahlen. Du brauchst Steuern; nicht im selben Zug wie deren Aktion.
effect-ruler_of_the_north = Ist er am Ende im Spiel: ½ Punkt je Feld Abstand zwischen ihm und deiner Hauptstadt.
effect-legendary_explorer = Aktion, an Bord eines Schiffs: markiere für 1 Kultur das Gebiet, in dem er ist; am Ende 1 Punkt je markiertem Gebiet, auch nach seinem Tod.
effect-new_colonies = Ohne Aktion: Alle Landeinheiten auf seinem Wasserfeld gehen auf ein Landfeld daneben; das kann eine Schlacht auslösen.
effect-prey = 2 Gold für eine hier eroberte Stadt, die nicht wütend war, wenn er lebt.
effect-terror_of_the_north = +2 hier in Landschlachten, die du von Schiffen aus begonnen hast.
effect-art_of_war = Aktion, wenn die Stadt hier glücklich ist: für 1 Zufriedenheit oder Kultur erhalte kostenlos 1 Fortschritt der Kriegsführung.
effect-fast_war = 1 Zufriedenheit und 1 Kultur für eine hier in Runde 1 ausgefochtene und gewonnene Landschlacht, wenn er lebt.
effect-the_great_wall = Wenn du eine Weltwunderkarte ziehen sollst, nimmst du die Große Mauer, wo immer die Karte ist; sie kostet dich 2 Kultur weniger. Der Bau von Weltwundern in der Stadt hier kostet keine Aktion.
effect-tactician = Einmal je Landschlacht hier: für 2 Kultur gilt 1 Treffer nicht.
effect-agricultural_reformer = Aktion, wenn die Stadt hier glücklich ist: für 1 Zufriedenheit oder Kultur erhalte kostenlos 1 Fortschritt der Landwirtschaft.
effect-shrewd_conqueror = +2 in Landschlachten hier mit zu Beginn der Runde mindestens so vielen Armee-Einheiten wie der Gegner.
effect-king_of_persia = Aktion, einmal je Zug: aktiviere die Stadt hier, hebe die Stimmung einer anderen deiner Städte und erhalte 1 Kultur.
effect-brilliant_strategist = Werden in einer Landschlacht hier die Taktiken aufgedeckt, darfst du für +2 in dieser Runde auf deine verzichten.
effect-mighty_host = Hier dürfen 5 deiner Armee-Einheiten stehen; kämpfen 5, dann ohne Taktik und Kampffertigkeiten.
effect-bridge_of_boats = Einmal je Zug überquert eine Gruppe mit ihm 1 Wasserfeld ohne feindliche Schiffe in einer Bewegung an Land.
effect-royal_road = Straßenbau, wenn du ihn hast, kostet nichts für Bewegungen, die in der Stadt hier beginnen oder enden.
effect-satrapies = +1 in Landschlachten hier je eigener Stadt in Reichweite 2, höchstens +3.
effect-bladed_tusks = Zahle vor einer Landschlacht hier 1 Erz: auf alle deine Würfe darin +1 je deiner lebenden Elefanten darin, auch nach seinem Tod.
effect-house_of_worship = Aktion, wenn die Stadt hier glücklich ist: für 1 Zufriedenheit oder Kultur erhalte kostenlos 1 Fortschritt der Spiritualität.
effect-effective_planning = +2 in Landschlachten hier in einer Runde, in der du keine Taktik gespielt hast.
effect-pilgrim_patron = Zu Beginn deines Zugs, wenn die Stadt hier glücklich ist: 1 Nahrung oder 1 Zufriedenheit.
effect-edicts = Einmal je Zug, ohne Aktion, für 1 Kultur: hebe die Stimmung einer deiner Städte in Reichweite 2.
effect-remorse_of_kalinga = 2 Zufriedenheit nach einer Landschlacht hier, in der zusammen mindestens 3 Armee-Einheiten beider Seiten fielen, wenn er lebt.
effect-warrior_queen = +2 hier gegen einen Gegner mit mehr Fortschritten der Kriegsführung als du.
effect-revolt = Einmal je Zug, ohne Aktion, für 1 Zufriedenheit: 1 Infanterie in die Stadt hier, wenn sie wütend oder von einem anderen Spieler beeinflusst ist.
effect-warrior_people = +1 in Landschlachten hier je eigenem Siedler in Reichweite 2.
effect-unite_the_tribes = In der Stadt hier kosten je Rekrutierung bis zu 2 Infanterien nur je 1 Nahrung.
effect-mortal_dread = Landschlacht hier, einmal zu Beginn jeder Runde ab der zweiten, für 2 Zufriedenheit: vertreibe 1 gegnerische Armee-Einheit, nicht die letzte, auf ein Landfeld daneben ohne Einheiten und Stadt.
effect-ambush = Angriff mit ihm aus Wald oder Gebirge: keine gegnerische Taktik in Runde 1.
effect-priest_of_astarte = +2 in Landschlachten hier, wenn eine deiner Städte mit Tempel in Reichweite 2 liegt.
effect-royal_ties = Zu Beginn deines Zugs 1 Zufriedenheit, wenn deine Handelsroute zu einer Stadt in Reichweite 3 von ihm führt.
effect-protector_of_the_people = Einmal je Schlacht, in der du hier eine Stadt verteidigst: für 1 Kultur gilt 1 Treffer nicht. Siegst du, erhältst du sie zurück.
effect-treasury_of_tyre = Zu Beginn deines Zugs, wenn die Stadt hier einen Hafen hat und du höchstens 2 Gold hast: 1 Gold.
effect-cedar_masons = In der Stadt hier kostet ein Tempel 1, ein Weltwunder 2 Ressourcen deiner Wahl weniger.
effect-tyrian_fleet = In Runde 1 einer Seeschlacht mit ihm an Bord gilt 1 Treffer nicht.
effect-codex = Einmal je Zug, ohne Aktion, wenn die Stadt hier glücklich ist, für 1 Kultur: ziehe 2 Aktionskarten, wirf dann 1 ab.
effect-lawgiver_at_arms = +2 hier, wenn du eine Stadt angreifst, die nicht glücklich ist.
effect-hanging_gardens = Wenn du eine Weltwunderkarte ziehen sollst, nimmst du die Großen Gärten, wo immer die Karte ist; sie kosten dich 2 Kultur weniger. Der Bau von Weltwundern in der Stadt hier kostet keine Aktion.
effect-iconoclast = +2 hier, wenn du eine Stadt mit Tempel angreifst.
effect-liberator = +2 in Landschlachten hier gegen einen Gegner mit mindestens so vielen Städten wie du.
effect-rebuilder = Nach der Eroberung einer Stadt hier darfst du dort sofort 1 Gebäude zum üblichen Preis bauen, obwohl sie wütend ist, ohne Aktion und Aktivierung.
effect-lord_of_horses = In jeder Runde einer Landschlacht hier darf eines deiner Kavalleriesymbole wie das eines Elefanten wirken.
effect-scourge_of_god = Du darfst eine hier eroberte Stadt nach ihrem Gold zerstören: 1 weiteres Gold je Gebäude und Weltwunder.
effect-battering_ram = Angriff mit ihm auf eine Stadt: keine gegnerische Taktik in Runde 1.
effect-tribute_of_margus = Wähle zu Beginn deines Zugs die nicht wütende Stadt eines anderen Spielers in Reichweite 2: Er gibt dir 1 Ressource seiner Wahl oder senkt ihre Stimmung.
effect-horse_swarm = +1 in Landschlachten hier je deiner Kavallerie in der Schlacht, höchstens +2.
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
