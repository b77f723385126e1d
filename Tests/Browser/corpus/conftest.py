"""Apps of `Tests/Corpus/Apps`, started as they are; `Tests/Corpus/build` has built them."""

from pathlib import Path

import pytest
from dashboard import Program
from support import live


class App(Program):
    """A running app, with a folder of its own."""

    def __init__(self, name):
        super().__init__(name.upper(), f".build/corpus/debug/{name}")

    def opened(self, tab, path="/"):
        """A tab that shows the app, and is live."""
        tab.goto(self.url + path)
        live(tab)
        return tab


def pytest_collection_modifyitems(items):
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.corpus)


@pytest.fixture
def start_app():
    """Starts an app by its name; what is started ends with the test."""
    apps = []

    def start(name):
        apps.append(App(name))
        return apps[-1]

    yield start
    for app in apps:
        app.stop()
