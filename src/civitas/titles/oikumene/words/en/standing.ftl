### Standing answers, as somebody chooses them.

standing-offered = Refuse every treaty that is offered
standing-demanded = Refuse every treaty that is demanded, unless it would decide the match
standing-tribute = Never offer or demand tribute
standing-relocate = Move no village
standing-fight-on = Always fight another round
