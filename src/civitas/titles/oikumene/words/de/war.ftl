### Abschnitte 8 bis 11: Zurückziehen, Schlachten, Belagerungen, Plünderung.

## Gründe

why-neutral = Dieses Feld ist für immer neutral.
why-not-actively = Du kontrollierst dieses Feld nicht mit eigenen Einheiten.
why-plundered = Dort liegt schon ein Plünderungsstein.
why-own-settlement = Dort steht deine eigene Siedlung.
why-no-stone = Alle deine Plünderungssteine liegen auf dem Plan.

## Was geschah

told-plunder = { $seat } plündert { $space }: { $gold } Gold, { $prestige } Prestige.
told-conquest = { $seat } hat { $space } ({ $building }) von { $other } erobert: { $number } Siegpunkte und { $prestige } Prestige; { $other } verliert ebenso viele Siegpunkte.
told-surrender = { $space } ergibt sich: { $seat } übergibt es an { $other }.
