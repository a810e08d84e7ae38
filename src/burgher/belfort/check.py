from burgher.belfort.state import City


def check_position(state: City) -> None:
    pass
