## Things: wonders

thing-great_arena = Great Arena
thing-great_gardens = Great Gardens
thing-great_library = Great Library
thing-great_lighthouse = Great Lighthouse
thing-great_mausoleum = Great Mausoleum
thing-great_pyramid = Great Pyramid
thing-great_statue = Great Statue
thing-great_wall = Great Wall
