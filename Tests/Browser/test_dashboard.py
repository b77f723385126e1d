"""The login page of the real dashboard, as people use it."""

import re

import pytest
from dashboard import PASSWORD, Dashboard
from playwright.sync_api import expect
from support import focused, live, settled
from wire import Wire


@pytest.fixture(scope="module")
def dashboard():
    dashboard = Dashboard()
    dashboard.add_user()
    yield dashboard
    dashboard.stop()


@pytest.fixture
def wire(dashboard):
    """A connection with 200 ms from the browser to the server and back."""
    wire = Wire(dashboard.port, delay=0.1)
    yield wire
    wire.close()


def username(tab):
    return tab.get_by_label("Username")


def password(tab):
    return tab.get_by_label("Password")


def log_in_button(tab):
    return tab.get_by_role("button", name="Log in")


def log_in(tab, secret=PASSWORD):
    username(tab).fill("ann")
    password(tab).fill(secret)
    log_in_button(tab).click()


def test_typing_enables_the_button(tab, dashboard):
    tab.goto(dashboard.url + "/login")
    expect(log_in_button(tab)).to_be_disabled()
    username(tab).press_sequentially("ann")
    expect(log_in_button(tab)).to_be_disabled()
    password(tab).press_sequentially("x")
    expect(log_in_button(tab)).to_be_enabled()
    password(tab).press("Backspace")
    expect(log_in_button(tab)).to_be_disabled()


@pytest.mark.parametrize("start", ["", "in the middle"])
def test_three_hundred_keystrokes_over_a_slow_wire_arrive_as_typed(tab, wire, start):
    tab.goto(wire.url + "/login")
    live(tab)
    field = username(tab)
    field.fill(start)
    field.evaluate(
        """(field, at) => {
            field.setSelectionRange(at, at);
            window.carets = [];
            field.addEventListener("keyup", () => carets.push(field.selectionStart));
        }""",
        len(start) // 2,
    )
    text = ("the quick brown fox jumps over the lazy dog " * 7)[:300]
    field.press_sequentially(text, delay=10, timeout=120_000)
    middle = len(start) // 2
    wanted = start[:middle] + text + start[middle:]
    # All of it reaches the server, and what comes back changes nothing.
    page = tab.evaluate("document.body.dataset.page")
    state = {"Accept": "application/json", "Pinion-Page": page}
    expect(field).to_have_value(wanted)
    for _ in range(100):
        answer = tab.request.get(wire.url + "/login", headers=state).json()
        if answer["fields"]["username"]["value"] == wanted:
            break
    assert answer["fields"]["username"]["value"] == wanted
    settled(tab)
    assert field.input_value() == wanted
    assert tab.evaluate("carets") == [middle + count for count in range(1, 301)]


def test_a_composition_is_not_broken(tab, wire):
    tab.goto(wire.url + "/login")
    live(tab)
    username(tab).fill("a")
    password(tab).fill("secret")
    username(tab).focus()
    tab.evaluate("window.ends = 0; addEventListener('compositionend', () => ends++)")
    session = tab.context.new_cdp_session(tab)
    for text in ("n", "ni", "nih", "niho", "nihon"):
        session.send("Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})
        tab.wait_for_timeout(120)
    assert tab.evaluate("ends") == 0
    session.send("Input.insertText", {"text": "日本"})
    expect(username(tab)).to_have_value("a日本")
    tab.wait_for_timeout(500)
    assert username(tab).input_value() == "a日本"
    assert tab.evaluate("ends") == 1


def test_clear_empties_both_fields(tab, dashboard):
    tab.goto(dashboard.url + "/login")
    username(tab).fill("ann")
    password(tab).fill("secret")
    tab.get_by_role("button", name="Clear").click()
    expect(username(tab)).to_have_value("")
    expect(password(tab)).to_have_value("")
    expect(log_in_button(tab)).to_be_disabled()


def test_a_wrong_password_is_said_at_the_form(tab, dashboard):
    tab.goto(dashboard.url + "/login")
    log_in(tab, "wrong horse")
    expect(tab.get_by_role("alert")).to_have_text("Wrong user name or password.")
    expect(password(tab)).to_be_focused()
    expect(username(tab)).to_have_value("ann")
    tab.get_by_role("button", name="Clear").click()
    expect(tab.get_by_role("alert")).to_have_count(0)


def test_the_spinner_shows_while_the_password_is_checked(tab, dashboard):
    tab.goto(dashboard.url + "/login")
    tab.evaluate(
        """() => {
            window.seen = [];
            const spinner = document.querySelector("progress");
            new MutationObserver(() => seen.push(spinner.hidden)).observe(spinner, { attributeFilter: ["hidden"] });
        }"""
    )
    log_in(tab, "wrong horse")
    expect(tab.get_by_role("alert")).to_be_visible()
    assert tab.evaluate("seen") == [False, True]


def test_the_right_password_leads_home_and_out_again(tab, dashboard):
    tab.goto(dashboard.url + "/login")
    before = tab.context.cookies()[0]["value"]
    log_in(tab)
    tab.wait_for_url(dashboard.url + "/")
    expect(tab.get_by_role("heading", level=1)).to_have_text("Hello, ann")
    assert tab.context.cookies()[0]["value"] != before
    assert tab.context.cookies()[0]["httpOnly"]
    tab.goto(dashboard.url + "/login")
    expect(tab).to_have_url(dashboard.url + "/")
    tab.get_by_role("button", name="Log out").click()
    tab.wait_for_url(dashboard.url + "/login")
    tab.goto(dashboard.url + "/")
    expect(tab).to_have_url(dashboard.url + "/login")


def test_the_keyboard_is_enough(tab, dashboard):
    tab.goto(dashboard.url + "/login")
    live(tab)
    tab.keyboard.type("ann")
    tab.keyboard.press("Tab")
    tab.keyboard.type("wrong horse")
    tab.keyboard.press("Enter")
    expect(tab.get_by_role("alert")).to_be_visible()
    expect(password(tab)).to_be_focused()
    tab.keyboard.press("Control+A")
    tab.keyboard.type(PASSWORD)
    tab.keyboard.press("Enter")
    tab.wait_for_url(dashboard.url + "/")


def test_enter_right_after_the_last_key_counts_however_slow_the_wire(tab, wire):
    """The button is still disabled here then: the server decides, with the fields that come along."""
    tab.goto(wire.url + "/login")
    live(tab)
    username(tab).focus()
    tab.keyboard.type("ann")
    tab.keyboard.press("Tab")
    tab.keyboard.type(PASSWORD)
    tab.keyboard.press("Enter")
    tab.wait_for_url(wire.url + "/")


def test_it_works_without_javascript(browser, dashboard):
    context = browser.new_context(java_script_enabled=False)
    tab = context.new_page()
    tab.goto(dashboard.url + "/login")
    log_in_button(tab).click()
    expect(tab.get_by_role("alert")).to_contain_text("cannot be used now")
    log_in(tab, "wrong horse")
    expect(tab.get_by_role("alert")).to_contain_text("Wrong user name or password.")
    expect(username(tab)).to_have_value("ann")
    tab.get_by_role("button", name="Clear").click()
    expect(username(tab)).to_have_value("")
    log_in(tab)
    expect(tab.get_by_role("heading", level=1)).to_have_text("Hello, ann")
    tab.get_by_role("button", name="Log out").click()
    expect(tab).to_have_url(dashboard.url + "/login")
    context.close()


@pytest.mark.parametrize("count", [12, 20])
def test_every_one_of_many_tabs_lives(context, dashboard, count):
    tabs = [context.new_page() for _ in range(count)]
    for tab in tabs:
        tab.goto(dashboard.url + "/login")
    for tab in tabs:
        username(tab).fill("ann")
        password(tab).fill("secret")
    for tab in tabs:
        expect(log_in_button(tab)).to_be_enabled()


def test_nothing_typed_is_lost_when_the_server_is_killed(tab, context):
    dashboard = Dashboard()
    dashboard.add_user()
    try:
        tab.goto(dashboard.url + "/login")
        live(tab)
        username(tab).press_sequentially("ann", delay=10)
        password(tab).press_sequentially("correct", delay=10)
        dashboard.kill()
        password(tab).press_sequentially(" hor", delay=10)
        dashboard.start()
        password(tab).press_sequentially("se", delay=10)
        expect(tab.locator("html.online")).to_have_count(1, timeout=20_000)
        expect(username(tab)).to_have_value("ann")
        expect(password(tab)).to_have_value(PASSWORD)
        expect(log_in_button(tab)).to_be_enabled()
        assert focused(tab) == "password"
        log_in_button(tab).click()
        tab.wait_for_url(dashboard.url + "/")
        # Who is signed in stays so.
        dashboard.kill()
        dashboard.start()
        tab.goto(dashboard.url + "/")
        expect(tab.get_by_role("heading", level=1)).to_have_text("Hello, ann")
    finally:
        dashboard.stop()


def test_a_cut_wire_is_mended_while_one_types(tab, wire):
    tab.goto(wire.url + "/login")
    live(tab)
    username(tab).focus()
    for part in ("one ", "two ", "three ", "four"):
        tab.keyboard.type(part, delay=15)
        wire.cut()
    expect(username(tab)).to_have_value("one two three four")
    password(tab).press_sequentially("x")
    expect(log_in_button(tab)).to_be_enabled(timeout=20_000)
    expect(username(tab)).to_have_value("one two three four")


def test_signing_in_reaches_the_other_tabs(context, dashboard):
    one, other = context.new_page(), context.new_page()
    for tab in (one, other):
        tab.goto(dashboard.url + "/login")
        live(tab)
    log_in(one)
    one.wait_for_url(dashboard.url + "/")
    other.wait_for_url(dashboard.url + "/")
    live(one)
    one.get_by_role("button", name="Log out").click()
    one.wait_for_url(dashboard.url + "/login")
    other.wait_for_url(dashboard.url + "/login")


def test_back_and_forward_show_pages_that_live(tab, dashboard):
    tab.goto(dashboard.url + "/login")
    live(tab)
    tab.goto(dashboard.url + "/login?again")
    tab.go_back(wait_until="commit")
    username(tab).fill("ann")
    password(tab).fill("x")
    expect(log_in_button(tab)).to_be_enabled()
    tab.go_forward(wait_until="commit")
    username(tab).fill("ann")
    password(tab).fill("x")
    expect(log_in_button(tab)).to_be_enabled()


def test_an_empty_dashboard_says_how_to_add_someone(tab):
    dashboard = Dashboard()
    try:
        tab.goto(dashboard.url + "/login")
        expect(tab.get_by_text(re.compile("Nobody can sign in yet"))).to_be_visible()
        dashboard.add_user()
        tab.reload()
        expect(tab.get_by_text(re.compile("Nobody can sign in yet"))).to_be_hidden()
    finally:
        dashboard.stop()
