from burgher.nobility.state import Town


def check_position(state: Town) -> None:
    pass
