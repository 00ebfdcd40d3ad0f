# The guided first match: what the notes of start.yaml say.

guide-goal = Rome, 290 BC
guide-goal-text = You lead the Romans against the Greeks of the south, for five years of four seasons at most. Whoever gains enough power or victory points before that wins, otherwise whoever means most to the world in the end.

guide-map = Fields and settlements
guide-map-text = You have three villages, in Roma, Latium and Campania, five light infantry and a ship in the dock of Roma. A field is yours while a unit of yours stands there and no enemy does, or while it has a village of yours and nobody disputes it.

guide-round = A round
guide-round-text = Each season is a round: taxes, movement, combat, then trade and building. This is the quick mode, with war and gold; farming, herds and prestige come with the larger ones.

guide-move = Movement
guide-move-text = Taxes have come already: a gold for each village, and half a gold for each field that hangs together with one. So more fields are more gold, and your villages need no guard as long as nobody is near.
guide-move-do = Choose the light infantry in Latium.

guide-sabinum = The Sabine country
guide-sabinum-text = Land units move to a neighbouring field. Sabinum lies in the middle of your land and has nobody in it.
guide-sabinum-do = Move to Sabinum.

guide-two = How many?
guide-two-text = A village wants two builders. That is what these two are for.
guide-two-do = Move both.

guide-samnium = A second field
guide-samnium-text = The mountains of Samnium lie between you and the Greeks. Whoever holds them sees the enemy coming.
guide-samnium-do = Move the light infantry from Campania to Samnium.

guide-tarquinii = And a third
guide-tarquinii-text = Etruria north of Roma is yellow land, the most fertile colour. One unit is enough to hold it, and one stays at home.
guide-tarquinii-do = Move one light infantry from Roma to Etruria Tarquinii.

guide-moved = Others move, too
guide-moved-text = Units move once a round. Your ship has nothing to carry yet, so it stays in its dock.
guide-moved-do = End your moves.

guide-plunder = Plunder?
guide-plunder-text = The Greeks have spread out in the south. You could plunder a field that you hold without a village, for a gold at once; but a plundered field pays no taxes until it is cleared.
guide-plunder-do = End the plundering before it begins: you want these fields to last.

guide-village = A new village
guide-village-text = In trade you spend gold: you have 14. A village costs 3, pays taxes, and nine settlements are one of the goals that win the match.
guide-village-do = Begin a village.

guide-site = The site
guide-site-text = You can build on any field that you control and that has no settlement yet. Only light infantry can build, and two of them have to be there.
guide-site-do = Choose Sabinum.

guide-builders = The builders
guide-builders-text = With two builders a village takes four rounds, with four only two. As long as they build they stay on the site and do nothing else.
guide-builders-do = Put your light infantry to work.

guide-hire = New units
guide-hire-text = Light infantry costs 2 gold; a village can raise one in a round, a city two. All other units are made of it, for more gold.
guide-hire-do = Buy light infantry.

guide-guard = Where it is needed
guide-guard-text = Campania borders on Lucania, where the Greeks stand, and you have left it empty. A lone village falls easily.
guide-guard-do = Raise it in Campania.

guide-hire2 = One more
guide-hire2-text = Keep some gold for the winter: then every unit and every village costs one gold of upkeep. There is enough for one more.
guide-hire2-do = Buy light infantry once more, in Latium.

guide-traded = The season ends
guide-traded-text = All trade at the same time, each for himself. When everybody is done, the next season begins.
guide-traded-do = End your trade.

guide-summer = Summer: an attack
guide-summer-text = Your new fields have paid: 6 gold of taxes. But a Greek has come to Campania, and now the field belongs to nobody.
guide-summer-do = Move the light infantry from Latium to Campania.

guide-relief = More is better
guide-relief-text = Each light infantry throws a die and has one life, so numbers count. The one in Samnium is just one field away.
guide-relief-do = Move the light infantry from Samnium to Campania, too.

guide-ready = Three against one
guide-ready-text = The builders stay where they are: whoever leaves the site stops the work. Everything else is in place.
guide-ready-do = End your moves.

guide-stance = Combat
guide-stance-text = Combat has four steps: withdraw, battle, siege and plunder. Here you say from which of them on you want to act; nobody has to attack.
guide-stance-do = Act from the battle on.

guide-attack = Battle
guide-attack-text = Both sides throw their dice at once; each sword takes a life. Whoever is left alone on the field wins a victory point, and the other loses one.
guide-attack-do = Attack in Campania.

guide-won = Victory
guide-won-text = It has cost you a unit, but Campania is yours, and so is a victory point. Your village in Sabinum goes on growing, too.
guide-won-do = End the plundering.

guide-faster = Faster
guide-faster-text = For half its price a building gets a quarter of its work at once. Your village is half done, so next round it will be there.
guide-faster-do = Pay for faster building.

guide-recruit = Fill the gaps
guide-recruit-text = Latium stands empty again, and an enemy ship could land there. Gold that lies around wins nothing.
guide-recruit-do = Buy light infantry in Latium.

guide-autumn = Autumn comes
guide-autumn-text = You have 9 gold left, and taxes will come in autumn and in winter. That is enough for the upkeep.
guide-autumn-do = End your trade.

guide-winter = Winter
guide-winter-text = In winter you pay one gold for each unit and village, two for cavalry, mercenaries and cities; what you cannot pay for is lost. Units cut off from every village of yours are dissolved, so keep your fields together.

guide-power = Power
guide-power-text = Of three goals you need two: 14 fields, 9 settlements, 2 cities. Announce it at the end of a round; if it still holds at the end of the next, you have won with Power, and with 15 victory points by Dominance.

guide-ending = Cities and sieges
guide-ending-text = A village with four builders becomes a city, which raises heavy infantry and pays three gold. Enemy settlements are besieged or starved out; after the fifth year fields, settlements and victory points decide.

guide-alone = Now it is up to you
guide-alone-text = The guide ends here, and the match goes on. Point at anything, or hold a finger on it, to learn what it does; the player aid and the rules are in the menu.
guide-alone-do = Move as you like: Samnium is free again.
