"""The profile: two people in two browsers, and one person twice."""

import re
import time

import pytest
from dashboard import PASSWORD, Dashboard
from playwright.sync_api import expect
from support import live


@pytest.fixture(scope="module")
def dashboard():
    dashboard = Dashboard()
    for name in ("ann", "bea"):
        dashboard.add_user(name)
    yield dashboard
    dashboard.stop()


@pytest.fixture
def people(browser, dashboard):
    """Opens a browser of its own for somebody: `people("ann")`."""
    contexts = []

    def sign_in(name):
        context = browser.new_context()
        context.set_default_timeout(10_000)
        contexts.append(context)
        dashboard.sign_in(context.new_page(), name)
        return context

    yield sign_in
    for context in contexts:
        context.close()


def opened(context, address):
    tab = context.new_page()
    tab.goto(address)
    live(tab)
    return tab


def headline(tab):
    return tab.get_by_role("heading", level=1)


def name_field(tab):
    return tab.get_by_label("Display name")


def heard(tab, selector):
    """Has the tab note when a text changes."""
    tab.evaluate(
        """(selector) => {
            const node = document.querySelector(selector);
            window.heard = new Promise((done) => new MutationObserver(() => done(Date.now()))
                .observe(node, { childList: true, characterData: true, subtree: true }));
        }""",
        selector,
    )


def test_a_change_shows_in_another_browser_at_once(people, dashboard):
    here = opened(people("ann"), dashboard.url + "/profile")
    there = opened(people("ann"), dashboard.url + "/profile")
    times = []
    # On a busy machine a browser may come late to it: it has twenty attempts.
    for number in range(20):
        name_field(here).fill(f"Ann {number}")
        # The name is under way when the field is left.
        heard(there, "h1")
        here.evaluate("document.activeElement.blur(); window.left = Date.now()")
        times.append(there.evaluate("window.heard") - here.evaluate("window.left"))
        expect(headline(there)).to_have_text(f"Ann {number}")
        expect(name_field(there)).to_have_value(f"Ann {number}")
        expect(headline(here)).to_have_text(f"Ann {number}")
        if number >= 4 and min(times) < 100:
            break
    print(f"\nfrom one browser to the other: {sorted(times)} ms")
    assert min(times) < 100
    assert max(times) < 5000


def test_a_name_is_saved_with_the_enter_key_too(people, dashboard):
    tab = opened(people("ann"), dashboard.url + "/profile")
    name_field(tab).fill("Ann Enter")
    name_field(tab).press("Enter")
    expect(headline(tab)).to_have_text("Ann Enter")
    expect(tab.get_by_text("Saved.")).to_be_visible()


def test_a_name_that_cannot_be_stays_and_is_marked(people, dashboard):
    tab = opened(people("bea"), dashboard.url + "/profile")
    name_field(tab).fill("")
    name_field(tab).blur()
    expect(tab.get_by_text("A display name needs at least one character.")).to_be_visible()
    expect(name_field(tab)).to_have_value("")
    expect(name_field(tab)).to_have_attribute("aria-invalid", "true")
    expect(headline(tab)).to_have_text("bea")
    name_field(tab).fill("bea")
    name_field(tab).blur()
    expect(name_field(tab)).not_to_have_attribute("aria-invalid", "true")


def test_what_is_being_typed_stays(people, dashboard):
    ann = people("ann")
    here, there = (opened(ann, dashboard.url + "/profile") for _ in range(2))
    name_field(here).press_sequentially(" at work", delay=5)
    typed = name_field(here).input_value()
    name_field(there).fill("Ann Elsewhere")
    name_field(there).blur()
    expect(headline(here)).to_have_text("Ann Elsewhere")
    assert name_field(here).input_value() == typed
    name_field(here).blur()
    expect(headline(there)).to_have_text(typed)


def test_the_colour_of_the_header_follows(people, dashboard):
    ann = people("ann")
    here, there = (opened(ann, dashboard.url + "/profile") for _ in range(2))
    here.get_by_label("Header colour").fill("#aa3366")
    for tab in (here, there):
        expect(tab.locator(".cover")).to_have_css("background-color", "rgb(170, 51, 102)")
    here.reload()
    expect(here.get_by_label("Header colour")).to_have_value("#aa3366")


def test_a_page_that_was_cut_off_is_synced(people, dashboard):
    context = people("ann")
    tab = opened(context, dashboard.url + "/profile")
    other = opened(people("ann"), dashboard.url + "/profile")
    context.set_offline(True)
    name_field(other).fill("Ann Meanwhile")
    name_field(other).blur()
    expect(headline(other)).to_have_text("Ann Meanwhile")
    context.set_offline(False)
    expect(headline(tab)).to_have_text("Ann Meanwhile", timeout=20_000)


def test_logging_out_closes_every_tab_within_a_second(people, dashboard):
    ann = people("ann")
    tabs = [opened(ann, dashboard.url + path) for path in ("/profile", "/people", "/account", "/profile")]
    elsewhere = opened(people("ann"), dashboard.url + "/profile")
    start = time.monotonic()
    tabs[0].evaluate("document.querySelector('button[value=logout]').click()")
    for tab in tabs:
        # Where they were is where they come back to.
        tab.wait_for_url(lambda url: url.split("?")[0] == dashboard.url + "/login")
    duration = time.monotonic() - start
    print(f"\nfour tabs are at the login after {duration:.2f} s")
    assert duration < 5
    # Another browser is another session.
    expect(headline(elsewhere)).to_be_visible()
    elsewhere.reload()
    expect(elsewhere).to_have_url(dashboard.url + "/profile")


def test_it_works_without_javascript(browser, dashboard):
    context = browser.new_context(java_script_enabled=False)
    tab = context.new_page()
    tab.goto(dashboard.url + "/login")
    tab.get_by_label("Username").fill("bea")
    tab.get_by_label("Password").fill(PASSWORD)
    tab.get_by_role("button", name="Log in").click()
    tab.get_by_role("link", name="Profile").click()
    name_field(tab).fill("Bea Plain")
    tab.get_by_role("button", name="Save").click()
    expect(headline(tab)).to_have_text("Bea Plain")
    name_field(tab).fill(" ")
    tab.get_by_role("button", name="Save").click()
    expect(tab.get_by_text("A display name needs at least one character.")).to_be_visible()
    expect(headline(tab)).to_have_text("Bea Plain")
    expect(name_field(tab)).to_have_value(" ")
    tab.get_by_role("button", name="Log out of every tab").click()
    expect(tab).to_have_url(dashboard.url + "/login")
    context.close()


def test_scripts_do_the_same(dashboard, people):
    context = people("ann")
    profile = dashboard.url + "/profile"
    state = {"Accept": "application/json"}
    answer = context.request.get(profile, headers=state).json()
    assert answer["text"]["display-name"].startswith("Ann")
    named = {**state, "Pinion-Page": answer["page"]}
    answer = context.request.patch(profile, headers=named, data={"name": "Ann Script"}).json()
    assert answer["fields"]["name"]["value"] == "Ann Script"
    answer = context.request.post(profile, headers=named, form={"action": "save"}).json()
    assert answer["text"]["display-name"] == "Ann Script"
    answer = context.request.post(profile, headers=named, form={"action": "save", "name": ""}).json()
    assert re.search("at least one character", answer["fields"]["name"]["error"])
