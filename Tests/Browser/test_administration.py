"""Who may sign up, from the first link to everybody; what the administrator reads; and who is sent away."""

import pytest
from dashboard import PASSWORD, Dashboard
from playwright.sync_api import expect
from support import live, tab_to


@pytest.fixture
def dashboard():
    dashboard = Dashboard(sign_up=None)
    yield dashboard
    dashboard.stop()


@pytest.fixture
def others(browser):
    """Opens browsers of other people."""
    contexts = []

    def open_browser(**options):
        context = browser.new_context(**options)
        context.set_default_timeout(10_000)
        contexts.append(context)
        return context.new_page()

    yield open_browser
    for context in contexts:
        context.close()


def sign_up(tab, link, name):
    tab.goto(link)
    live(tab)
    tab.get_by_label("Username").fill(name)
    tab.get_by_label("Password").fill(PASSWORD)
    tab.get_by_role("button", name="Sign up").click()
    tab.wait_for_url("**/")


def administrator(tab, dashboard):
    sign_up(tab, dashboard.first_run_link(), "ann")
    tab.get_by_role("link", name="Admin").click()
    live(tab)
    expect(tab.get_by_role("heading", level=1)).to_have_text("Administration")


def events(tab):
    return tab.get_by_role("row")


def test_the_way_from_the_first_link_to_everybody(tab, dashboard, others):
    stranger = others()
    stranger.goto(dashboard.url)
    expect(stranger.get_by_text("open the link that the program printed")).to_be_visible()
    administrator(tab, dashboard)
    stranger.goto(dashboard.url + "/signup")
    expect(stranger.get_by_text("Sign-up is closed.")).to_be_visible()

    tab.get_by_label("Who may sign up").select_option("Whoever is invited")
    tab.get_by_role("button", name="Invite somebody").click()
    link = tab.get_by_role("link", name="/signup?invitation=").get_attribute("href")
    stranger.goto(dashboard.url + "/signup")
    expect(stranger.get_by_text("You need an invitation")).to_be_visible()
    sign_up(stranger, dashboard.url + link, "bea")
    another = others()
    another.goto(dashboard.url + link)
    expect(another.get_by_text("You need an invitation")).to_be_visible()

    tab.get_by_label("Who may sign up").select_option("Everybody")
    expect(events(tab).filter(has_text="Opened the sign-up")).to_have_count(1)
    sign_up(another, dashboard.url + "/signup", "cleo")
    expect(events(tab).filter(has_text="Signed up").filter(has_text="cleo")).to_have_count(1)
    # Others than the administrator do not see the page.
    expect(another.get_by_role("link", name="Admin")).to_have_count(0)
    another.goto(dashboard.url + "/administration")
    expect(another.get_by_text("There is no page at")).to_be_visible()


def test_guesses_are_counted_before_the_eyes_of_the_administrator(tab, dashboard, others):
    administrator(tab, dashboard)
    stranger = others()
    stranger.goto(dashboard.url + "/login")
    live(stranger)
    stranger.get_by_label("Username").fill("ann")
    for number in range(2):
        stranger.get_by_label("Password").fill(f"a wild guess {number}")
        stranger.get_by_role("button", name="Log in").click()
        expect(stranger.get_by_label("Password")).to_be_focused()
    row = events(tab).filter(has_text="Sign-in failed")
    expect(row).to_contain_text("ann")
    expect(row).to_contain_text("127.0.0.1")
    expect(row).to_contain_text("2 times")


def test_who_is_disabled_is_led_away_from_the_open_page(tab, dashboard, others):
    administrator(tab, dashboard)
    dashboard.add_user("bea")
    other = others()
    dashboard.sign_in(other, "bea")
    dashboard.command("user", "disable", "bea")
    other.wait_for_url("**/login")
    expect(events(tab).filter(has_text="Disabled").filter(has_text="bea")).to_have_count(1)


def test_the_password_is_changed_and_the_other_browser_signed_out(tab, dashboard, others):
    administrator(tab, dashboard)
    other = others()
    dashboard.sign_in(other, "ann")
    tab.goto(dashboard.url + "/account")
    live(tab)
    tab.get_by_text("Change the password").click()
    tab.get_by_label("Password until now").fill(PASSWORD)
    tab.get_by_label("New password").fill("christopher")
    expect(tab.get_by_text("among the first that anybody would guess")).to_be_visible()
    tab.get_by_label("New password").fill("correct horse too")
    tab.get_by_role("button", name="Change password").click()
    expect(tab.get_by_text("The password is changed")).to_be_visible()
    other.wait_for_url("**/login")


def test_all_of_it_works_without_javascript(dashboard, others):
    tab = others(java_script_enabled=False)
    tab.goto(dashboard.first_run_link())
    tab.get_by_label("Username").fill("ann")
    tab.get_by_label("Password").fill(PASSWORD)
    tab.get_by_role("button", name="Sign up").click()
    tab.get_by_role("link", name="Admin").click()
    expect(events(tab).filter(has_text="Signed up")).to_have_count(1)
    tab.goto(dashboard.url + "/account")
    tab.get_by_text("Change the password").click()
    tab.get_by_label("Password until now").fill(PASSWORD)
    tab.get_by_label("New password").fill("correct horse too")
    tab.get_by_role("button", name="Change password").click()
    expect(tab.get_by_text("The password is changed")).to_be_visible()


def test_the_keyboard_alone_is_enough(tab, dashboard):
    tab.goto(dashboard.first_run_link())
    live(tab)
    tab_to(tab, "Username")
    tab.keyboard.type("ann")
    tab_to(tab, "Password")
    tab.keyboard.type(PASSWORD)
    expect(tab.get_by_role("button", name="Sign up")).to_be_enabled()
    tab.keyboard.press("Enter")
    tab.wait_for_url(dashboard.url + "/")
    tab.goto(dashboard.url + "/administration")
    live(tab)
    tab_to(tab, "Who may sign up")
    tab.keyboard.press("ArrowDown")
    expect(tab.get_by_role("button", name="Invite somebody")).to_be_visible()
    tab_to(tab, "Invite somebody")
    tab.keyboard.press("Enter")
    expect(tab.get_by_role("link", name="/signup?invitation=")).to_be_visible()
