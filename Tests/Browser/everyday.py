"""What the tests of every day share: a dashboard that a file has to itself, people, a slow wire, a browser of an engine.

Each of `test_everyday_*.py` is for all engines, and WebKit's are chosen by that name.
"""

import secrets

import pytest
from dashboard import PASSWORD, Dashboard
from wire import Wire


@pytest.fixture(scope="module")
def dashboard():
    dashboard = Dashboard()
    dashboard.add_user("ann")
    yield dashboard
    dashboard.stop()


@pytest.fixture
def newcomer(dashboard):
    """The name of somebody who has done nothing yet."""
    name = f"p{secrets.token_hex(4)}"
    dashboard.add_user(name)
    return name


@pytest.fixture
def own_dashboard():
    """One that a test may kill."""
    dashboard = Dashboard()
    dashboard.add_user("ann")
    yield dashboard
    dashboard.stop()


@pytest.fixture
def wire(dashboard):
    """A connection with 200 ms from the browser to the server and back."""
    wire = Wire(dashboard.port, delay=0.1)
    yield wire
    wire.close()


@pytest.fixture
def browser(new_browser):
    return new_browser()


@pytest.fixture
def tab(browser):
    return browser.new_tab()


def sign_in(tab, url, name="ann", password=PASSWORD):
    tab.open(url + "/login")
    tab.type(name, into="Username")
    tab.type(password, into="Password")
    tab.click("Log in")
    tab.wait_for_url(url + "/")
