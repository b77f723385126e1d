"""The two pages, as one writes them with NiceGUI: nicegui_pages.py PORT."""

import itertools
import sys

from nicegui import binding, ui


@binding.bindable_dataclass
class Board:
    value: int = 0


board = Board()
numbers = itertools.count(1)


@ui.page("/login", title="Log in")
def login():
    def validate():
        button.set_enabled(bool(username.value and password.value))

    ui.label("Log in")
    username = ui.input("Username", on_change=validate)
    password = ui.input("Password", password=True, on_change=validate)
    button = ui.button("Log in", on_click=lambda: ui.notify("Nobody can sign in here."))
    validate()


@ui.page("/shared", title="Shared")
def shared():
    def change():
        board.value += 1

    number = next(numbers)
    ui.label().bind_text_from(board, "value", lambda value: f"Page {number} sees {value}")
    ui.button("Change it for all", on_click=change)


ui.run(host="127.0.0.1", port=int(sys.argv[1]), reload=False, show=False, show_welcome_message=False)
