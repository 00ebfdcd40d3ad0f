### Era of Tribes: what all chapters share.

title-name = Era of Tribes
title-pitch = Lead a people of antiquity from its first fields to cities, fleets and new epochs; gain influence, keep up morale, and mind the barbarians and your neighbours.


## Options

option-length = How long the game lasts: to Antiquity, or to the High Middle Ages.
option-length-name = Length
choice-length-normal = Normal
choice-length-long = Long
option-difficulty = How strong the Automas are.
option-difficulty-name = Difficulty
choice-difficulty-softy = Softy
choice-difficulty-experienced = Experienced
choice-difficulty-expert = Expert
option-goal = Against Automas all persons win together or not at all, or the best of them wins alone.
option-goal-name = Goal
choice-goal-cooperative = Together
choice-goal-competitive = Each for oneself
option-setup = The part of the board that is played on.
option-setup-name = Play area
choice-setup-random = Drawn at random
choice-setup-2p_southwest = Southwest (1–2 players)
choice-setup-2p_west = West (1–2 players)
choice-setup-2p_north = North (1–2 players)
choice-setup-2p_central_sea = Inner Sea (1–2 players)
choice-setup-2p_east = East (1–2 players)
choice-setup-2p_northwest = Northwest (1–2 players)
choice-setup-3p_west = West (3 players)
choice-setup-3p_south = South (3 players)
choice-setup-3p_north = North (3 players)
choice-setup-3p_east = East (3 players)
choice-setup-4p_south = South (4 players)
choice-setup-4p_west = West (4 players)
choice-setup-4p_centre_east = Centre and East (4 players)
choice-setup-4p_centre_north = Centre and North (4 players)
choice-setup-full_board = Full board (5–6 players)


## Parts of sentences

phrase-for-thalers = { $thalers ->
        [0] { "" }
        [one] { " " }for 1 thaler
       *[other] { " " }for { $thalers } thalers
    }
phrase-food = { $food ->
        [0] { "" }
       *[other] { ", " }{ $food } food
    }{ $hunger ->
        [0] { "" }
       *[other] { ", " }{ $hunger } hunger
    }


## Things

thing-hidden = face down


## Picks

pick-pass = Pass
pick-done = Leave it at that
pick-done-growth = No more growth
pick-done-movement = Nobody else moves
pick-done-progress = Leave progress as it is
pick-done-special-use = None of them
pick-done-found-city = Found no city
pick-yes = Yes
pick-no = No
pick-fromcity = Take the cube from an unbuilt city
pick-advance = Advance in { $progress }
pick-freefleet = A free fleet in { $field }
