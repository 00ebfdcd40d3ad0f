"""What happens in cities: founding, collecting, building, happiness, influence, wonders."""
