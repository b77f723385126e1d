"""The palette: whatever one can get to, found by typing."""

import pytest
from dashboard import PASSWORD, Dashboard
from playwright.sync_api import expect
from support import live, settled
from test_axe import barriers


@pytest.fixture(scope="module")
def dashboard():
    dashboard = Dashboard(samples=20)
    dashboard.add_user()
    yield dashboard
    dashboard.stop()


@pytest.fixture
def people(tab, dashboard):
    dashboard.sign_in(tab)
    tab.goto(dashboard.url + "/people")
    live(tab)
    return tab


def opened(tab, keys="Control+k"):
    tab.keyboard.press(keys)
    search = tab.get_by_label("Page, field or action")
    expect(search).to_be_focused()
    return search


@pytest.mark.parametrize("keys", ["Control+k", "Meta+k"])
def test_a_page_is_found_by_its_name(people, dashboard, keys):
    opened(people, keys).fill("articles")
    expect(people.get_by_text("1 found.")).to_be_visible()
    people.keyboard.press("Enter")
    people.wait_for_url(dashboard.url + "/articles")


def test_a_field_gets_the_focus(people):
    # Also from within a field.
    people.get_by_label("Search").click()
    opened(people).fill("search field")
    people.keyboard.press("Enter")
    expect(people.get_by_role("dialog")).to_have_count(0)
    expect(people.get_by_label("Search")).to_be_focused()


def test_an_action_is_carried_out(people):
    name = people.get_by_role("button", name="Follow ").nth(2).get_attribute("aria-label")
    opened(people).fill(name)
    people.keyboard.press("Enter")
    expect(people.get_by_role("button", name=name.replace("Follow", "Unfollow"))).to_be_visible()
    people.get_by_role("button", name=name.replace("Follow", "Unfollow")).click()


def test_escape_leaves_everything_as_it_was(people):
    opened(people).fill("log out")
    people.keyboard.press("Escape")
    expect(people.get_by_role("dialog")).to_have_count(0)
    expect(people.get_by_label("Search")).to_be_visible()


@pytest.mark.parametrize("width", [320, 1280])
def test_it_fits_into_the_window_without_a_barrier(people, width):
    people.set_viewport_size({"width": width, "height": 700})
    opened(people)
    settled(people)
    assert people.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert barriers(people) == []


def test_there_is_a_page_of_everything_without_javascript(browser, dashboard):
    context = browser.new_context(java_script_enabled=False)
    tab = context.new_page()
    tab.goto(dashboard.url + "/login")
    tab.get_by_label("Username").fill("ann")
    tab.get_by_label("Password", exact=True).fill(PASSWORD)
    tab.get_by_role("button", name="Log in").click()
    tab.get_by_role("button", name="Go to…").click()
    tab.get_by_role("link", name="Everything on one page").click()
    tab.get_by_role("list").get_by_role("link", name="Articles").click()
    expect(tab).to_have_url(dashboard.url + "/articles")
    context.close()
