"""A dashboard with an administrator, Ann, and with Bea, who is none and has a browser of her own."""

import pytest
from dashboard import Dashboard
from support import live


@pytest.fixture(scope="module")
def dashboard():
    dashboard = Dashboard()
    dashboard.add_user("ann")
    dashboard.add_user("bea")
    dashboard.command("user", "promote", "ann")
    yield dashboard
    dashboard.stop()


@pytest.fixture
def other(browser, dashboard):
    context = browser.new_context()
    context.set_default_timeout(10_000)
    tab = context.new_page()
    dashboard.sign_in(tab, "bea")
    live(tab)
    yield tab
    context.close()
