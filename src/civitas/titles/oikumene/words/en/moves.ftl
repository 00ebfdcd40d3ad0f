### Sections 6 and 7: movement and attrition.

## Questions

ask-moves-units = Movement: who moves?
ask-moves-special = Special moves: who moves once more?
ask-moves-retreat = Retreat: who goes back to a settlement, a ship or a shipyard?
ask-stir-special = Special moves: does any of your units move once more?
ask-stir-retreat = Retreat: does any of your units go back to a settlement, a ship or a shipyard?
ask-move-to = { $unit } ({ $level }), { $space }: where to?
ask-move-how-many = { $unit } ({ $level }) { $port ->
        [0] from { $space } to { $goal }
        [1] aboard at { $space }
       *[other] ashore at { $space }
    }: how many?
ask-take-along = Cargo of { $space }: how many { $unit } ({ $level }) go along?
ask-lands-too = The cargo of { $space } has no room left: how many { $unit } ({ $level }) land, too?
ask-fleet-to = The fleet of { $space }: where to?
ask-join-fleet = The fleet of { $space }: how many { $unit } ({ $level }) join it?
ask-consent = { $other } wants to move into your field { $space } ({ $unit }, { $level }). Do you allow it?
ask-herds = Herds and stores: what moves?
ask-drive-to = { $herd }, { $space }: to which field?
ask-send-to = { $good } from { $space }: where to?
ask-send-how-much = How much { $good } leaves { $space }?
ask-toll = { $unit } ({ $level }) on the path { $space }: for how many do you pay{ $host ->
        [0] {""}
       *[other] {" "}{ $other }, who controls the oasis
    }, so that they need not roll?
ask-plunder-in-need =
    { $number ->
        [one] Units without connection: do they plunder their field, or roll the die and are lost on a 6?
       *[other] Units without connection: do they plunder one of { $number } fields, or roll the dice and are lost on a 6?
    }
ask-drown = { $space }: the ships have { $number ->
        [one] 1 place
       *[other] { $number } places
    } too few for their cargo. Who drowns?
ask-starve = { $space } is encircled: { $needed } food is needed, { $number } is there. Who goes without?
ask-sacrifice = { $space } is starving. Does a unit take the loss of the settlement?
ask-attrition-neutral =
    { $number ->
        [one] Attrition in the wilderness: as the dice lie, 1 unit is lost. Do you throw a die again for prestige?
       *[other] Attrition in the wilderness: as the dice lie, { $number } units are lost. Do you throw a die again for prestige?
    }
ask-attrition-shipwreck =
    { $number ->
        [one] Shipwreck: as the dice lie, 1 ship goes down. Do you throw a die again for prestige?
       *[other] Shipwreck: as the dice lie, { $number } ships go down. Do you throw a die again for prestige?
    }
ask-attrition-unconnected =
    { $number ->
        [one] Attrition without connection: as the dice lie, 1 unit is lost. Do you throw a die again for prestige?
       *[other] Attrition without connection: as the dice lie, { $number } units are lost. Do you throw a die again for prestige?
    }
ask-attrition-encircled =
    { $number ->
        [one] Hunger within walls: as the dice lie, 1 food is needed out of the stock. Do you throw a die again for prestige?
       *[other] Hunger within walls: as the dice lie, { $number } food is needed out of the stock. Do you throw a die again for prestige?
    }
ask-attrition-mountains =
    { $number ->
        [one] Attrition in the mountains: as the dice lie, 1 unit is lost. Do you throw a die again for prestige?
       *[other] Attrition in the mountains: as the dice lie, { $number } units are lost. Do you throw a die again for prestige?
    }

## Answers

pick-move =
    { $spot-id ->
        [site] { $unit } ({ $level }), on the site of { $space }
        [inside] { $unit } ({ $level }), inside { $space }
        [port] { $unit } ({ $level }), in the shipyard of { $space }
        [aboard] { $unit } ({ $level }), aboard at { $space }
        [hold] { $unit } ({ $level }), aboard in the shipyard of { $space }
       *[out] { $unit } ({ $level }), { $space }
    }
pick-movefleet =
    { $spot-id ->
        [port] The fleet in the shipyard of { $space }
       *[out] The fleet of { $space }
    }
pick-to = To { $space }
pick-board = Aboard: { $space }
pick-boardinport = Aboard in the shipyard: { $space }
pick-putin = Into the shipyard of { $space }
pick-land = Run ashore as light infantry: { $space }
pick-howmany = { $number }
pick-payspecial = A special move for every unit
pick-drive = { $herd }, { $space }
pick-driveto = To { $space }
pick-sendgrain = Grain from { $space }
pick-sendfish = Fish from { $space }
pick-sendto = To { $space }
pick-toll =
    { $number ->
        [0] For nobody: they roll
       *[other] For { $number }
    }
pick-plunderinneed = Plunder { $space }
pick-sinkcargo = { $unit } ({ $level })
pick-starve = { $unit } ({ $level }){ phrase-spot }: { $food } food
pick-starvetown = The settlement itself, { $food } food
pick-sufferfor = { $unit } ({ $level }){ phrase-spot }

kind-move = moving units
kind-movefleet = moving a fleet
kind-payspecial = special moves for prestige
kind-to = going to another space
kind-board = going aboard at sea
kind-putin = putting into a shipyard
kind-land = running ashore
kind-drive = driving a herd
kind-sendgrain = sending grain
kind-sendfish = sending fish

## Terms: whose die it is

terms-special-paid = only for { $prestige } prestige, every unit
terms-for-light_infantry = for light infantry
terms-for-heavy_infantry = for heavy infantry
terms-for-siege_engines = for siege engines
terms-for-cavalry = for cavalry
terms-for-transport_ship = for a transport ship
terms-for-warship = for a warship
terms-for-mercenary = for mercenaries
terms-for-pirates = for pirates
terms-for-war_elephants = for war elephants
terms-for-settlement = for the settlement
terms-of-recruit = recruits
terms-of-experienced = experienced
terms-of-veteran = veterans
terms-of-elite = elite
terms-in-training = { $number } in training, lost by leaving the field
terms-training-lost = { $number } { $number ->
        [one] loses its training
       *[other] lose their training
    }
terms-among-enemies = enemies are there: the move ends
terms-rough-ground = rough terrain: no further move in this round
terms-fatal = whoever stays there is lost on { $least ->
        [6] a 6
       *[other] { $least } or 6
    }{ $toll ->
        [0] { "" }
       *[other] , unless { $toll } gold is paid
    }
terms-city-lowered = the city becomes a village
terms-town-starves = the settlement is lost, and { $number } victory points
terms-stock-of-host = the stock inside is not for guests
terms-stock-empty = the stock inside is empty

## Reasons

why-no-units = You have no units.
why-never-moves = Siege engines and pirates never move.
why-shut-in = Nobody gets out of an encircled settlement.
why-has-moved = They have moved already in this sub-phase.
why-tired = They have entered rough terrain and make no more move in this round.
why-has-boarded = They have boarded or left a ship in port already in this sub-phase.
why-not-entitled = They have no special move: cavalry, fleets at sea or in a shipyard and ships that change harbours have one, others need prestige or a brilliant commander.
why-held-fast = A hostile unit stood there when the sub-phase began and holds them fast.
why-heavy-stay = Heavy infantry makes no retreat of its own.
why-has-begun-to-move = A tribute is agreed upon before your first move.
why-too-far = That is not next to them.
why-snow = In a bad winter no land unit leaves or enters a field of this climate zone.
why-engaged = They face hostile units and may only go where there are none.
why-blocked = Hostile units block that space.
why-no-consent = The player who controls this field does not let you in.
why-black-border = A black border is closed but to light infantry of factions that can cross it there.
why-strait-watched = A hostile ship watches the strait.
why-black-river = The river is not frozen, and no ship of yours or of a friend lies there.
why-no-ride = Cavalry does not ride into rough terrain.
why-not-home = A retreat leads to a field with a settlement of your own.
why-no-cargo = They cannot go aboard.
why-no-room-aboard = Your ships there have no room left.
why-no-room-inside = There is no room left inside the settlement.
why-no-port-now = Ships in port are not boarded or left during a retreat.
why-no-shipyard = There is no shipyard that your ships may use.
why-no-berth = The shipyard is full.
why-no-transfer = No chain of seas without hostile ships joins two harbours of yours.
why-only-transfer = By itself a ship changes harbours only; other special moves need a fleet.
why-no-water = Ships cannot enter this field.
why-other-river = Inland nobody gets from one river to another.
why-only-warships = Only warships retreat to another sea; other ships put into a shipyard.
why-no-landing = Ships run ashore from the sea, while units or special moves are made.
why-no-prestige-for-moves = Special moves for all units cost 14 prestige.
why-no-need-to-pay = It would help no unit.
why-no-fleet = There are not enough ships in one place for a fleet that can move.
why-not-your-units = You have no such units there.
why-nowhere-to-go = There is nowhere to go.
why-no-ship-near = No ship of yours with room lies on the water beside them.
why-no-such-herd = You have no such herd there.
why-herd-driven = The herd has moved already.
why-no-pasture = There is no connected field with room for a herd.
why-out-of-area = A herd stays within its connected area and crosses one sea at most.
why-herd-snow = In a bad winter no herd leaves or enters a field of this climate zone.
why-no-herd-room = There is no room for a herd on this field.
why-nothing-to-send = Nothing is stored there that could be sent.
why-no-grain-to-send = No free settlement of yours has grain in store.
why-no-fish-to-send = No free settlement of yours has fish in its shipyard.
why-has-sent = It has sent something already.
why-no-store = The connected area has no other store with room.

## What happened

told-moves = { $seat } moves { $number } × { $unit } ({ $level }) from { $origin } to { $space }.
told-boards = { $seat } puts { $number } × { $unit } ({ $level }) aboard: from { $origin } to { $space }.
told-boards-port = { $seat } puts { $number } × { $unit } ({ $level }) aboard in the shipyard of { $space }.
told-leaves-port = { $number } × { $unit } ({ $level }) of { $seat } { $number ->
        [one] leaves its ship
       *[other] leave their ships
    } in the shipyard of { $space }.
told-along = { $number } × { $unit } ({ $level }) of { $seat } { $number ->
        [one] goes
       *[other] go
    } along, to { $space }.
told-puts-in = { $number } × { $unit } ({ $level }) of { $seat } { $number ->
        [one] puts
       *[other] put
    } into the shipyard of { $space }, from { $origin }.
told-runs-ashore = { $seat } runs { $number } × { $unit } ({ $level }) ashore at { $space }: light infantry from now on.
told-no-consent = { $seat } does not let { $other } into { $space }.
told-training-lost = { $number } × { $unit } ({ $level }) of { $seat } { $number ->
        [one] leaves { $space } and loses its training
       *[other] leave { $space } and lose their training
    }.
told-special-moves = { $seat } pays { $prestige } prestige: every unit may move once more.
told-sent-home = Units of { $seat } have to leave { $origin } after the treaty and are placed on { $space }.
told-drives = { $seat } drives a herd ({ $herd }) from { $origin } to { $space }.
told-sends = { $seat } sends { $number } × { $good } from { $origin } to { $space }.
told-attrition = { $seat } loses { $number } × { $unit } ({ $level }) by attrition: { $space }.
told-spared = { $seat } loses nobody by attrition: { $space } ({ $number ->
        [one] the die shows
       *[other] the highest of { $number } dice shows
    } { $face }).
told-toll = { $seat } pays { $host ->
        [0] {""}
       *[other] { $other }{" "}
    }{ $gold } gold for { $number ->
        [one] 1 unit
       *[other] { $number } units
    } on the path { $space }.
told-eats = The encircled of { $seat } at { $space } eat { $number } food out of their stock.
told-city-starves = The city of { $seat } at { $space } starves and is a village now.
told-town-starves = The settlement of { $seat } at { $space } starves to death.
