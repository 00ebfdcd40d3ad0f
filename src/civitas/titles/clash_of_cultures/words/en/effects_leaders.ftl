### What things do, in short: leaders.

## Abilities of leaders, in short

effect-expansionism = Ignore 1 hit here if all your cities are at least 2 hexes away.
effect-great_dedication = Once a turn sacrifice 1 prisoner: raise the mood of the city here and gain 1 culture.
effect-labor_levy = Prisoners pay for resources of buildings and wonders in the city here.
effect-toltec_lineage = +1 to influence that starts from the city here.
effect-triple_alliance = +2 here if army units of yours stand on another hex beside the battle.
effect-royal_gardens = Action, in a happy city: for 1 mood or culture gain 1 Agriculture advance.
effect-way_of_the_sword = Before a land battle here pay 1 ore: +2 on all your rolls in it.
effect-poet_emperor = Action, in a happy city: for 1 mood or culture gain 1 Culture advance.
effect-fortification = +2 when you defend a city with a fortress within range 2 of him.
effect-first_emperor = Once a turn founding a city on his hex takes no action.
effect-well_defended = +2 here when you defend.
effect-seventeen_articles = Action, once a turn: activate the city here, draw 1 action card and gain 1 mood.
effect-princeps = Action: for 1 culture activate the city here, draw 1 action card and 1 objective, then discard one of each.
effect-emperor = +2 here if you have no city in the area of the battle.
effect-statesman = Raise the happiness of the city here without an action.
effect-proconsul = After capturing a city here: 1 infantry in it for 1 gold.
effect-dictator = The city here cannot be influenced. Barbarians within range 2 move only if you let them.
effect-civilizer = +2 here against barbarians.
effect-military_genius = In round 1 of a land battle here the enemy has at most +2.
effect-crossing_the_alps = He and his group are not stopped by mountains and forests.
effect-fleet_commander = +2 in sea battles with him aboard.
effect-trade_magnate = He forms a trade route himself; it may bring 1 gold.
effect-self_sacrifice = +2 here when you defend. Sacrifice her after a round: the battle ends undecided.
effect-oxhide = A city that you found on or beside her hex starts happy.
effect-idol = For 1 culture activate the city here and play an action card without an action.
effect-ruler_of_the_world = +1 here for each area with a city of yours, without start areas.
effect-this_is_sparta = After recruiting in the city here: 1 culture.
effect-hero_of_thermopylae = +2 here for each army unit that the enemy has more than you.
effect-master = Action, in a happy city: for 1 mood or culture gain 1 Education advance.
effect-admiral = +2 in sea battles with him aboard.
effect-shield_of_the_sun = Defending a city with an obelisk here, ignore 1 hit in round 1.
effect-palace_of_palenque = Once a turn a temple or obelisk in the city here takes no action.
effect-born_of_fire = Attacking a city here, + its size in round 1.
effect-the_arrival = A city captured here is neutral, and you gain 1 culture.
effect-new_dynasty = +2 here within range of one of your cities.
effect-dynastic_marriage = Action, once a turn: for 1 culture activate the city here and place 1 settler in it.
effect-venerated = Once a turn, for 1 culture: a token on the city here. Who attacks it must pay as much culture as lies there.
effect-courtship = At the start of your turn, for 2 culture: no battles with a player near her until your next turn.
effect-pathfinder = 1 idea when you activate the city here, but not to collect.
effect-master_builder = Action, in a happy city: for 1 mood or culture gain 1 Construction advance.
effect-coastal_power = +2 with him against cities beside water and against pirates.
effect-treaty_of_kadesh = 1 culture after a land battle here that you did not lose.
effect-danegeld = Action, once a turn: activate the city here and take the income of Taxes for nothing.
effect-ruler_of_the_north = At the end half a point for each hex between him and your capital.
effect-legendary_explorer = Action: aboard a ship mark his area for 1 culture; 1 point for each area marked.
effect-new_colonies = All land units with him on the water go ashore without an action.
effect-prey = 2 gold for a city captured here that was not angry.
effect-terror_of_the_north = +2 here in battles begun from ships.
effect-art_of_war = Action, in a happy city: for 1 mood or culture gain 1 Warfare advance.
effect-fast_war = 1 mood and 1 culture for a land battle won here in round 1.
effect-the_great_wall = Your next wonder card is the Great Wall; it costs you 2 culture less. Wonders in the city here take no action.
effect-tactician = Once in a land battle here: for 2 culture ignore 1 hit.
effect-agricultural_reformer = Action, in a happy city: for 1 mood or culture gain 1 Agriculture advance.
effect-shrewd_conqueror = +2 here with at least as many army units as the enemy.
effect-king_of_persia = Action, once a turn: activate the city here, raise the mood of another and gain 1 culture.
effect-brilliant_strategist = Forgo your own tactics here for +2.
effect-mighty_host = 5 army units may stand here; but 5 of them fight without tactics and abilities.
effect-bridge_of_boats = Once a turn his group crosses 1 water hex in one move.
effect-royal_road = Roads cost nothing from or to the city here.
effect-satrapies = +1 here for each of your cities within range 2, at most +3.
effect-bladed_tusks = Before a land battle here pay 1 ore: +1 for each of your elephants in it.
effect-house_of_worship = Action, in a happy city: for 1 mood or culture gain 1 Spirituality advance.
effect-effective_planning = +2 here in a round without tactics of yours.
effect-pilgrim_patron = At the start of your turn, if the city here is happy: 1 food or 1 mood.
effect-edicts = Once a turn, for 1 culture: raise the mood of a city within range 2.
effect-remorse_of_kalinga = 2 mood after a land battle here in which 3 army units fell.
effect-warrior_queen = +2 here against whoever has more Warfare advances.
effect-revolt = Once a turn, for 1 mood: 1 infantry in the city here if it is angry or influenced by others.
effect-warrior_people = +1 here for each of your settlers within range 2.
effect-unite_the_tribes = In the city here 2 infantry of each Recruit cost 1 food each.
effect-mortal_dread = From round 2 on of a battle here, for 2 mood: drive 1 enemy army unit off to an empty hex.
effect-ambush = Attacking from forest or mountain: no enemy tactics in round 1.
effect-priest_of_astarte = +2 here with a city of yours with a temple within range 2.
effect-royal_ties = 1 mood if a trade route of yours leads to a city within range 3 of him.
effect-protector_of_the_people = Once, defending a city here: for 1 culture ignore 1 hit. You get it back if you win.
effect-treasury_of_tyre = At the start of your turn, in a city with a port and with at most 2 gold: 1 gold.
effect-cedar_masons = In the city here a temple costs 1, a wonder 2 resources less.
effect-tyrian_fleet = Ignore 1 hit in round 1 of a sea battle with him aboard.
effect-codex = Once a turn, in a happy city, for 1 culture: draw 2 action cards, discard 1.
effect-lawgiver_at_arms = +2 here against cities that are not happy.
effect-hanging_gardens = Your next wonder card is the Great Gardens; it costs you 2 culture less. Wonders in the city here take no action.
effect-iconoclast = +2 here against cities with a temple.
effect-liberator = +2 here against whoever has at least as many cities as you.
effect-rebuilder = After capturing a city here you may construct 1 building in it at once.
effect-lord_of_horses = One cavalry here may fight like an elephant each round.
effect-scourge_of_god = Raze a city captured here: 1 gold for each building and wonder.
effect-battering_ram = Attacking a city here: no enemy tactics in round 1.
effect-tribute_of_margus = At the start of your turn a city within range 2 gives you 1 resource, or its mood falls.
effect-horse_swarm = +1 here for each of your cavalry in the battle, at most +2.
effect-roman_subsidies = 1 gold more whenever a victory or a captured city here brings you gold.

## Leaders

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
