"""What people do every day, in each of the engines: go on when the server or the network was away."""

from dashboard import PASSWORD
from everyday import browser, dashboard, own_dashboard, sign_in, tab, wire  # noqa: F401


def test_nothing_typed_is_lost_when_the_server_is_killed(tab, own_dashboard):
    tab.open(own_dashboard.url + "/login")
    tab.type("ann", into="Username")
    tab.type("correct", into="Password")
    own_dashboard.kill()
    tab.type(" hor", into="Password", delay=0.02)
    own_dashboard.start()
    tab.type("se", delay=0.02)
    tab.live(timeout=30)
    tab.wait_for_button("Log in", timeout=20)
    assert tab.value("Username") == "ann"
    assert tab.value("Password") == PASSWORD
    assert tab.focused() == "Password"
    tab.click("Log in")
    tab.wait_for_url(own_dashboard.url + "/")
    # Who is signed in stays so.
    own_dashboard.kill()
    own_dashboard.start()
    tab.open(own_dashboard.url + "/")
    tab.wait_for_text("Hello, ann")


def test_an_open_sheet_and_what_was_typed_in_it_outlive_the_server(tab, own_dashboard):
    sign_in(tab, own_dashboard.url)
    tab.open(own_dashboard.url + "/account")
    tab.click("Edit…")
    tab.wait_for_dialog()
    tab.replace("Name", "Ann of ")
    own_dashboard.kill()
    tab.type("Green", delay=0.02)
    own_dashboard.start()
    tab.type(" Gables", delay=0.02)
    tab.live(timeout=30)
    tab.wait_for_dialog()
    assert tab.value("Name") == "Ann of Green Gables"
    assert tab.focused() == "Name"
    tab.click("Save")
    tab.wait_for_dialog(shown=False)
    tab.wait_for_text("Name: Ann of Green Gables")


def test_what_is_typed_and_pressed_without_a_network_is_done_when_it_is_back(tab, wire):
    tab.open(wire.url + "/login")
    tab.type("an", into="Username")
    tab.wait_for("an", lambda: tab.server_holds("username"))
    wire.down()
    tab.type("n", into="Username")
    tab.type(PASSWORD, into="Password", delay=0.02)
    tab.press("Enter")
    tab.wait_for(False, lambda: tab.evaluate("() => document.documentElement.matches('.online')"), timeout=30)
    assert (tab.value("Username"), tab.value("Password")) == ("ann", PASSWORD)
    wire.up()
    tab.wait_for_url(wire.url + "/", timeout=40)
    tab.wait_for_text("Hello, ann")


def test_a_wire_that_breaks_while_one_types_loses_no_key(tab, wire):
    tab.open(wire.url + "/login")
    for part in ("one ", "two ", "three ", "four"):
        tab.type(part, into="Username", delay=0.02)
        wire.cut()
    tab.wait_for("one two three four", lambda: tab.server_holds("username"), timeout=30)
    tab.live(timeout=30)
    tab.settled()
    assert tab.value("Username") == "one two three four"
