### Sections 8 to 11: withdrawal, battles, sieges, plunder.

## Reasons

why-neutral = This field is neutral for ever.
why-not-actively = You do not control this field by units of your own.
why-plundered = A plunder stone lies there already.
why-own-settlement = Your own settlement stands there.
why-no-stone = All your plunder stones lie on the board.

## What happened

told-plunder = { $seat } plunders { $space }: { $gold } gold, { $prestige } prestige.
told-conquest = { $seat } has conquered { $space } ({ $building }) from { $other }: { $number } victory points and { $prestige } prestige; { $other } loses as many victory points.
told-surrender = { $space } surrenders: { $seat } gives it up to { $other }.
