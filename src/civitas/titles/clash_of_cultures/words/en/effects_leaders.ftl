### What things do, in short: leaders.

## Abilities of leaders, in short

effect-expansionism = Ignore 1 hit in each round of a land battle here if all your cities are at least 2 hexes away.
effect-great_dedication = Once a turn, without an action, sacrifice 1 prisoner: raise the mood of the city here and gain 1 culture.
effect-labor_levy = A sacrificed prisoner pays for 1 resource of a building or wonder in the city here.
effect-toltec_lineage = +1 to influence that starts from the city here.
effect-triple_alliance = +2 in land battles here if army units of yours are on a hex beside the battle other than the one the attackers came from.
effect-royal_gardens = Action, if the city here is happy: for 1 mood or culture gain 1 Agriculture advance for free.
effect-way_of_the_sword = Before a land battle here pay 1 ore: +2 on all your rolls in it, even after his death.
effect-poet_emperor = Action, if the city here is happy: for 1 mood or culture gain 1 Culture advance for free.
effect-fortification = +2 when you defend a city with a fortress within range 2 of him.
effect-first_emperor = Once a turn founding a city on his hex takes no action.
effect-well_defended = +2 in land battles here when you defend.
effect-seventeen_articles = Action, once a turn: activate the city here, draw 1 action card and gain 1 mood.
effect-princeps = Action: for 1 culture activate the city here, draw 1 action card and 1 objective, then discard one of each.
effect-emperor = +2 in land battles here if you have no city in the area of the battle.
effect-statesman = Without an action: increase the happiness of the city here at the usual price.
effect-proconsul = After capturing a city here: for 1 gold place 1 infantry in it.
effect-dictator = Others cannot influence the city here. Barbarians within range 2 move only if you let them, each army apart.
effect-civilizer = +2 in land battles here against barbarians.
effect-military_genius = In round 1 of a land battle here the enemy's bonuses are at most +2 together.
effect-crossing_the_alps = He and his group are not stopped by mountains and forests.
effect-fleet_commander = +2 in sea battles with him aboard.
effect-trade_magnate = He forms a trade route himself, like a settler; it may bring 1 gold instead of food.
effect-self_sacrifice = +2 here when you defend. After a round that leaves both sides units, sacrifice her: the battle is a draw and the attacker retreats.
effect-oxhide = A city that you found with a settler on or beside her hex starts happy.
effect-idol = Without an action: for 1 culture activate the city here and play an action card or great person that needs an action without it.
effect-ruler_of_the_world = +1 in land battles here for each area with a city of yours, start areas not counted.
effect-this_is_sparta = After recruiting in the city here: 1 culture.
effect-hero_of_thermopylae = +2 in land battles here for each army unit that the enemy has more than you.
effect-master = Action, if the city here is happy: for 1 mood or culture gain 1 Education advance for free.
effect-admiral = +2 in sea battles with him aboard.
effect-shield_of_the_sun = Defending a city with an obelisk here, ignore 1 hit in round 1.
effect-palace_of_palenque = Once a turn constructing a temple or obelisk in the city here takes no action; it costs and activates as usual.
effect-born_of_fire = Attacking a city here: in round 1 a bonus of its size.
effect-the_arrival = A city captured here becomes neutral, not angry, and you gain 1 culture.
effect-new_dynasty = +2 in land battles here if one of your cities is no further away than its size.
effect-dynastic_marriage = Action, once a turn: for 1 culture activate the city here and place 1 settler in it.
effect-venerated = Once a turn, without an action, for 1 culture: put a culture token on the city here for good. Another player who attacks a city with such tokens pays as much culture first; then they are removed.
effect-courtship = At the start of your turn, in a city of yours, for 2 culture: no battles between you and a player with army units or cities within range 2, until your next turn.
effect-pathfinder = 1 idea when you activate the city here, but not to collect.
effect-master_builder = Action, if the city here is happy: for 1 mood or culture gain 1 Construction advance for free.
effect-coastal_power = +2 when he attacks a city beside water, or pirates with him aboard.
effect-treaty_of_kadesh = 1 culture after a contested land battle here that you did not lose, if he lives.
effect-danegeld = Action, once a turn: activate the city here and take the income of Taxes without its mood. You need Taxes; not in the same turn as its action.
effect-ruler_of_the_north = If he is in play at the end: half a point for each hex of distance between him and your capital.
effect-legendary_explorer = Action, aboard a ship: for 1 culture mark the area where he is; at the end 1 point for each area marked, even after his death.
effect-new_colonies = Without an action: all land units on his water hex go ashore to one land hex beside it; this may begin a battle.
effect-prey = 2 gold for a city captured here that was not angry, if he lives.
effect-terror_of_the_north = +2 here in land battles that you began from ships.
effect-art_of_war = Action, if the city here is happy: for 1 mood or culture gain 1 Warfare advance for free.
effect-fast_war = 1 mood and 1 culture for a contested land battle won here in round 1, if he lives.
effect-the_great_wall = When you are to draw a wonder card you take the Great Wall, wherever the card is; it costs you 2 culture less. Constructing wonders in the city here takes no action.
effect-tactician = Once in a land battle here: for 2 culture ignore 1 hit.
effect-agricultural_reformer = Action, if the city here is happy: for 1 mood or culture gain 1 Agriculture advance for free.
effect-shrewd_conqueror = +2 in land battles here with at least as many army units as the enemy at the start of the round.
effect-king_of_persia = Action, once a turn: activate the city here, raise the mood of another of your cities and gain 1 culture.
effect-brilliant_strategist = When tactics are revealed in a land battle here you may forgo your own for +2 in that round.
effect-mighty_host = 5 of your army units may stand here; while 5 fight they have no tactics and no combat abilities.
effect-bridge_of_boats = Once a turn a group with him crosses 1 water hex without enemy ships to land beyond it in one move.
effect-royal_road = Roads, if you have it, costs nothing for moves that start or end in the city here.
effect-satrapies = +1 in land battles here for each of your cities within range 2, at most +3.
effect-bladed_tusks = Before a land battle here pay 1 ore: on all your rolls in it +1 for each of your living elephants in it, even after his death.
effect-house_of_worship = Action, if the city here is happy: for 1 mood or culture gain 1 Spirituality advance for free.
effect-effective_planning = +2 in land battles here in a round in which you played no tactics.
effect-pilgrim_patron = At the start of your turn, if the city here is happy: 1 food or 1 mood.
effect-edicts = Once a turn, without an action, for 1 culture: raise the mood of one of your cities within range 2.
effect-remorse_of_kalinga = 2 mood after a land battle here in which at least 3 army units of both sides together fell, if he lives.
effect-warrior_queen = +2 here against an enemy with more Warfare advances than you.
effect-revolt = Once a turn, without an action, for 1 mood: 1 infantry in the city here if it is angry or influenced by another player.
effect-warrior_people = +1 in land battles here for each of your settlers within range 2.
effect-unite_the_tribes = In the city here up to 2 infantry of each Recruit cost only 1 food each.
effect-mortal_dread = Land battle here, once at the start of each round from the second on, for 2 mood: drive 1 enemy army unit, not the last, off to an adjacent land hex without units and city.
effect-ambush = Attacking with him from a forest or mountain: no enemy tactics in round 1.
effect-priest_of_astarte = +2 in land battles here if one of your cities with a temple is within range 2.
effect-royal_ties = At the start of your turn 1 mood if a trade route of yours leads to a city within range 3 of him.
effect-protector_of_the_people = Once in a battle in which you defend a city here: for 1 culture ignore 1 hit. You get it back if you win.
effect-treasury_of_tyre = At the start of your turn, if the city here has a port and you have at most 2 gold: 1 gold.
effect-cedar_masons = In the city here a temple costs 1, a wonder 2 resources of your choice less.
effect-tyrian_fleet = Ignore 1 hit in round 1 of a sea battle with him aboard.
effect-codex = Once a turn, without an action, if the city here is happy, for 1 culture: draw 2 action cards, then discard 1.
effect-lawgiver_at_arms = +2 here when you attack a city that is not happy.
effect-hanging_gardens = When you are to draw a wonder card you take the Great Gardens, wherever the card is; they cost you 2 culture less. Constructing wonders in the city here takes no action.
effect-iconoclast = +2 here when you attack a city with a temple.
effect-liberator = +2 in land battles here against an enemy with at least as many cities as you.
effect-rebuilder = After capturing a city here you may at once construct 1 building in it at its price, although it is angry, without an action or activation.
effect-lord_of_horses = In each round of a land battle here one of your cavalry symbols may work like an elephant's.
effect-scourge_of_god = You may raze a city captured here, after its gold: 1 more gold for each building and wonder.
effect-battering_ram = Attacking a city with him: no enemy tactics in round 1.
effect-tribute_of_margus = At the start of your turn choose another player's city within range 2 that is not angry: its owner gives you 1 resource of their choice or lowers its mood.
effect-horse_swarm = +1 in land battles here for each of your cavalry in the battle, at most +2.
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
