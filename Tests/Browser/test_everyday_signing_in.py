"""What people do every day, in each of the engines: sign in, and out again."""

from dashboard import PASSWORD
from everyday import browser, dashboard, tab, wire  # noqa: F401


def test_the_right_password_leads_home_and_out_again(tab, dashboard):
    tab.open(dashboard.url + "/login")
    tab.type("ann", into="Username")
    tab.wait_for_button("Log in", enabled=False)
    tab.type(PASSWORD, into="Password")
    tab.wait_for_button("Log in")
    tab.click("Log in")
    tab.wait_for_url(dashboard.url + "/")
    tab.wait_for_text("Hello, ann")
    tab.live()
    tab.click("Log out")
    tab.wait_for_url(dashboard.url + "/login")


def test_a_wrong_password_is_said_at_the_form_and_can_be_typed_again(tab, dashboard):
    tab.open(dashboard.url + "/login")
    tab.type("ann", into="Username")
    tab.type("wrong horse", into="Password")
    tab.press("Enter")
    tab.wait_for_text("Wrong user name or password.")
    tab.wait_for("Password", tab.focused)
    assert tab.value("Username") == "ann"


def test_the_keyboard_is_enough_however_slow_the_wire(tab, wire):
    """The button is still disabled when Enter is pressed: the server decides, with the fields that come along."""
    tab.open(wire.url + "/login")
    tab.type("ann")
    tab.press("Tab")
    tab.type(PASSWORD)
    tab.press("Enter")
    tab.wait_for_url(wire.url + "/")
