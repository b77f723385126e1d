"""What people do every day, in each of the engines: sign in, type, correct, look something up, lose the network."""

import secrets

import pytest
from dashboard import PASSWORD, ROOT, Dashboard
from engines.tab import FIELD
from support import NAME, field, form
from wire import Wire

PHOTO = ROOT / "Tests/ImagesTests/Fixtures/turned6.jpg"
SENTENCE = "the quick brown fox jumps over the lazy dog "


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


# Signing in


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


def test_a_wrong_password_raises_an_alert_that_the_keyboard_answers(tab, dashboard):
    tab.open(dashboard.url + "/login")
    tab.type("ann", into="Username")
    tab.type("wrong horse", into="Password")
    tab.press("Enter")
    tab.wait_for_dialog()
    assert "Wrong user name or password." in tab.text()
    tab.wait_for(True, tab.is_in_dialog)
    tab.press("Escape")
    tab.wait_for_dialog(shown=False)
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


# Typing


@pytest.mark.parametrize("before, after", [("", ""), ("first ", "last")], ids=["in_an_empty_field", "in_the_middle"])
def test_fast_typing_over_a_slow_wire_arrives_as_typed(tab, wire, before, after):
    tab.open(wire.url + "/login")
    tab.type(before + after, into="Username")
    tab.put_caret("Username", len(before))
    tab.watch_typing("Username")
    text = (SENTENCE * 4)[:150]
    tab.type(text, delay=0.01)
    wanted = before + text + after
    tab.wait_for_value("Username", wanted)
    tab.wait_for(wanted, lambda: tab.server_holds("username"))
    tab.settled()
    # What came back has changed nothing.
    assert tab.value("Username") == wanted
    assert tab.carets() == [len(before) + count for count in range(1, len(text) + 1)]


def test_what_is_corrected_stays_corrected(tab, wire):
    tab.open(wire.url + "/login")
    tab.type("Ada Lovlace", into="Username", delay=0.02)
    for _ in range(4):
        tab.press("ArrowLeft")
    tab.type("e")
    tab.press("Home")
    tab.type("Lady ")
    tab.press("Backspace")
    tab.type("-")
    tab.wait_for("Lady-Ada Lovelace", lambda: tab.server_holds("username"))
    tab.settled()
    assert tab.value("Username") == "Lady-Ada Lovelace"
    assert tab.caret("Username") == [5, 5]


def test_a_server_that_rewrites_every_key_loses_none(tab, serve):
    server = serve(NAME)

    def upper(page, message):
        edit = message["fields"]["name"]
        page.change(fields={"name": [edit[0], edit[2].upper()]})
        return 204, None

    server.on_message = upper
    tab.open(server.url)
    tab.type(SENTENCE, into="Name", delay=0.02)
    tab.wait_for_value("Name", SENTENCE.upper())
    tab.press("Home")
    tab.type("see: ", delay=0.02)
    tab.wait_for_value("Name", ("see: " + SENTENCE).upper())
    assert tab.caret("Name") == [5, 5]


def test_clear_empties_both_fields_and_typing_goes_on(tab, wire):
    tab.open(wire.url + "/login")
    tab.type("ann", into="Username")
    tab.type("secret", into="Password")
    tab.click("Clear")
    tab.wait_for_value("Username", "")
    tab.wait_for_value("Password", "")
    tab.wait_for_button("Log in", enabled=False)
    tab.type("bea", into="Username", delay=0.05)
    tab.wait_for("bea", lambda: tab.server_holds("username"))
    assert tab.value("Username") == "bea"


@pytest.mark.composing
def test_a_composition_is_not_broken(tab, serve):
    """Whatever the server says of the field meanwhile."""
    server = serve(NAME)
    tab.open(server.url)
    tab.type("a", into="Name")
    tab.watch_typing("Name")
    for step, text in enumerate(tab.compose()):
        server.wait(lambda: server.page.edits("name")[-1:] == ["a" + text])
        count = server.page.messages[-1]["fields"]["name"][0]
        server.page.change(["t", 30, f"step {step}"], fields={"name": [count, "server"]})
        tab.wait_for_text(f"step {step}")
        assert tab.value("Name") == "a" + text
    assert tab.compositions() == ["start"]
    text = tab.commit()
    tab.type("!")
    tab.wait_for_value("Name", f"a{text}!")
    server.wait(lambda: server.page.edits("name")[-1:] == [f"a{text}!"])
    assert tab.compositions().count("start") == 1
    assert tab.caret("Name") == [len(text) + 2] * 2


# Sheets and tabs


def test_a_sheet_takes_the_focus_and_what_is_saved_in_it_stays(tab, dashboard, newcomer):
    sign_in(tab, dashboard.url, newcomer)
    tab.open(dashboard.url + "/account")
    tab.click("Edit…")
    tab.wait_for_dialog()
    tab.wait_for(True, tab.is_in_dialog)
    tab.replace("Name", "Bea Lee")
    tab.click("Save")
    tab.wait_for_dialog(shown=False)
    tab.wait_for_text("Name: Bea Lee")
    tab.wait_for("Edit…", tab.focused)
    tab.click("Edit…")
    tab.wait_for_value("Name", "Bea Lee")
    tab.replace("Name", "Somebody else")
    tab.press("Escape")
    tab.wait_for_dialog(shown=False)
    tab.wait_for("Edit…", tab.focused)
    assert "Name: Bea Lee" in tab.text()
    tab.click("Edit…")
    tab.wait_for_value("Name", "Bea Lee")


def test_a_sheet_on_a_sheet_closes_by_itself(tab, gallery):
    tab.open(gallery.url + "/dialogs")
    tab.click("Edit")
    tab.wait_for_value("Name", "Ada")
    tab.replace("Name", "Grace")
    tab.click("Why?")
    tab.wait_for_text("Everybody has one.")
    tab.click_on(tab.find(FIELD, "I see"))
    tab.press("Escape")
    tab.wait_for_no_text("Everybody has one.")
    tab.wait_for("Why?", tab.focused)
    assert tab.value("Name") == "Grace"
    tab.press("Escape")
    tab.wait_for_dialog(shown=False)
    tab.wait_for_text("Name: Grace")
    tab.wait_for_text("Dismissed: 1")
    tab.wait_for("Edit", tab.focused)


def test_the_tabs_of_a_view_show_one_after_the_other(tab, gallery):
    tab.open(gallery.url + "/layout")
    tab.wait_for_text("Showing: chart")
    tab.click("Table")
    tab.wait_for_text("Showing: table")
    tab.wait_for_text("Kitchen")
    assert tab.focused() == "Table"
    tab.click("Reverse")
    tab.click("List")
    tab.wait_for_text("Showing: list")
    assert tab.text().index("Cellar") < tab.text().index("Attic")


def test_every_kind_of_field_follows_and_is_followed(tab, gallery):
    tab.open(gallery.url + "/choices")
    tab.click_on(tab.find(FIELD, "Send me news"))
    tab.wait_for_text("News: yes")
    tab.click_on(tab.find(FIELD, "large"))
    tab.wait_for_text("Size: large")
    tab.focus("Country")
    tab.press("Escape")
    tab.click("More")
    tab.wait_for_text("More: open")
    tab.wait_for_text("Here is more.")
    tab.click("Change all")
    tab.wait_for_value("Birthday", "1906-12-09")
    tab.wait_for_value("Alarm", "07:45")
    tab.wait_for_value("Start", "2026-03-01T18:00")
    tab.wait_for_value("Header", "#aa3311")
    tab.wait_for_value("Country", "Spain")
    tab.wait_for_text("More: closed")
    tab.wait_for_no_text("Here is more.")
    assert not tab.evaluate("(box) => box.checked", tab.find(FIELD, "Send me news"))


def test_a_field_that_is_moved_keeps_focus_and_caret(tab, serve):
    server = serve(form(field(10, "name"), field(20, "other"), '<p data-n="30"></p>'))
    tab.open(server.url)
    tab.type("abcdef", into="Name")
    tab.press("ArrowLeft")
    server.page.change(["m", 2, 20, 10], ["t", 30, "moved"])
    tab.wait_for_text("moved")
    assert tab.focused() == "Name"
    assert tab.caret("Name") == [5, 5]
    tab.type("X")
    tab.wait_for_value("Name", "abcdeXf")
    server.page.change(["x", 10], ["m", 2, 0, 10], ["t", 30, "again"])
    tab.wait_for_text("again")
    assert tab.focused() == "Name"
    assert tab.caret("Name") == [6, 6]


# Several tabs, and several browsers


def test_signing_in_and_out_reaches_the_other_tabs(browser, dashboard):
    one, other = browser.new_tab(), browser.new_tab()
    other.open(dashboard.url + "/login")
    sign_in(one, dashboard.url)
    other.wait_for_url(dashboard.url + "/")
    other.live()
    one.live()
    one.click("Log out")
    one.wait_for_url(dashboard.url + "/login")
    other.wait_for_url(dashboard.url + "/login")


def test_every_one_of_many_tabs_lives(browser, dashboard):
    tabs = [browser.new_tab() for _ in range(8)]
    for tab in tabs:
        tab.open(dashboard.url + "/login")
    for number, tab in enumerate(tabs):
        tab.type(f"ann {number}", into="Username")
        tab.type("x", into="Password")
    for number, tab in enumerate(tabs):
        tab.wait_for_button("Log in")
        tab.wait_for(f"ann {number}", lambda: tab.server_holds("username"))


def test_a_name_shows_in_another_tab_and_in_another_browser(new_browser, dashboard, newcomer):
    browser, elsewhere = new_browser(), new_browser().new_tab()
    tab, other = browser.new_tab(), browser.new_tab()
    for each in (tab, elsewhere):
        sign_in(each, dashboard.url, newcomer)
    for each in (tab, other, elsewhere):
        each.open(dashboard.url + "/profile")
    tab.replace("Display name", "Ann Lee")
    tab.press("Tab")
    for each in (tab, other, elsewhere):
        each.wait_for("Ann Lee", lambda: each.evaluate("() => document.querySelector('h1').innerText"))
        each.wait_for_value("Display name", "Ann Lee")


def test_back_and_forward_show_pages_that_live(tab, dashboard):
    tab.open(dashboard.url + "/login")
    tab.open(dashboard.url + "/login?again")
    for go, address in ((tab.go_back, "/login"), (tab.go_forward, "/login?again")):
        go()
        tab.wait_for_url(dashboard.url + address)
        tab.live()
        tab.replace("Username", "ann")
        tab.replace("Password", "x")
        tab.wait_for_button("Log in")
        tab.replace("Password", "")
        tab.press("Backspace")
        tab.wait_for_button("Log in", enabled=False)


def test_tabs_share_a_stream_which_outlives_the_first_of_them(browser, serve):
    server = serve(NAME)
    tabs = [browser.new_tab() for _ in range(3)]
    for number, tab in enumerate(tabs):
        tab.open(f"{server.url}/{number}")
    assert server.requests.count(("GET", "/live")) == 1
    pages = list(server.pages.values())
    tabs[0].close()
    server.wait(lambda: pages[0].closed)
    for tab, page in list(zip(tabs, pages))[1:]:
        page.change(["t", 30, f"still here {page.path}"])
        tab.wait_for_text(f"still here {page.path}")
    assert server.requests.count(("GET", "/live")) == 1


def test_without_a_shared_worker_each_tab_has_its_stream(browser, serve):
    server = serve('<script src="/alone.js"></script>' + NAME)
    server.on_request = lambda handler: handler.path == "/alone.js" and (
        handler.answer(200, b"delete window.SharedWorker", "text/javascript") or True
    )
    tabs = [browser.new_tab() for _ in range(2)]
    for tab in tabs:
        tab.open(server.url)
    assert len(server.streams) == 2
    for page, tab in zip(server.pages.values(), tabs):
        page.change(["t", 30, page.id])
        tab.wait_for_text(page.id)


# Files


def has_photo(tab):
    return tab.evaluate("() => [...document.querySelectorAll('main img')].some((each) => each.naturalWidth > 99)")


def test_a_photo_is_sent_as_soon_as_it_is_chosen(tab, dashboard, newcomer):
    sign_in(tab, dashboard.url, newcomer)
    tab.open(dashboard.url + "/profile")
    assert not has_photo(tab)
    tab.upload("Photo", PHOTO)
    tab.wait_for(True, lambda: has_photo(tab))


def test_a_large_photo_arrives_over_a_wire_that_breaks(tab, wire, newcomer, tmp_path):
    comment = b"\xff\xfe\xff\xff" + bytes(0xFFFD)
    picture = PHOTO.read_bytes()
    large = tmp_path / "large.jpg"
    large.write_bytes(picture[:2] + 80 * comment + picture[2:])
    sign_in(tab, wire.url, newcomer)
    tab.open(wire.url + "/profile")
    tab.upload("Photo", large)
    for share in (0.2, 0.5, 0.8):
        tab.wait_for(True, lambda: tab.evaluate("() => document.querySelector('.upload progress').position") > share)
        wire.cut()
    tab.wait_for(True, lambda: has_photo(tab), timeout=30)


# Outages


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
