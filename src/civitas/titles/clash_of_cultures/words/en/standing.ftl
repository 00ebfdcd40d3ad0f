### Standing answers, as somebody chooses them.

standing-trade-answer = Refuse every trade that is offered
standing-retreat = Never retreat
standing-raze = Never remove a city
