## Dinge: Weltwunder

thing-great_arena = Große Arena
thing-great_gardens = Große Gärten
thing-great_library = Große Bibliothek
thing-great_lighthouse = Großer Leuchtturm
thing-great_mausoleum = Großes Mausoleum
thing-great_pyramid = Große Pyramide
thing-great_statue = Große Statue
thing-great_wall = Große Mauer
