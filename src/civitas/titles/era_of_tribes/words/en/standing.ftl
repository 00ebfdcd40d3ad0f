### Standing answers, as somebody chooses them.

standing-agree-buys = Sell nothing to anybody
standing-agree-allies = Agree to no alliance
standing-agree-parts = Never agree to end an alliance
