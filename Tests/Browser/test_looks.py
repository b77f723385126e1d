"""The dashboard's looks: the bar stands still, nothing is cut off, and what is chosen shows at once."""

import pytest
from dashboard import PASSWORD, Dashboard
from playwright.sync_api import expect
from support import focused, live
from waiting import until

PAGES = ["/", "/alerts", "/people", "/people/5", "/articles", "/articles/3", "/profile", "/account"]


@pytest.fixture(scope="module")
def dashboard():
    dashboard = Dashboard(samples=60)
    dashboard.add_user()
    yield dashboard
    dashboard.stop()


@pytest.fixture
def home(tab, dashboard):
    dashboard.sign_in(tab)
    live(tab)
    return tab


def opened(tab, dashboard, path):
    tab.goto(dashboard.url + path)
    live(tab)


def boxes(tab):
    """Where the bar's parts stand, by their texts."""
    return tab.evaluate(
        """Object.fromEntries([...document.querySelectorAll("header.bar :is(a, .trailing button)")].map((part) => {
            const { x, y, width, height } = part.getBoundingClientRect()
            return [part.textContent, [x, y, width, height]]
        }))"""
    )


@pytest.mark.parametrize("width", [320, 800, 1280, 2560])
def test_nothing_in_the_bar_moves_from_page_to_page(home, dashboard, width):
    home.set_viewport_size({"width": width, "height": 700})
    places = []
    for path in PAGES:
        opened(home, dashboard, path)
        places.append(boxes(home))
    assert len(places[0]) == 11
    assert all(place == places[0] for place in places), places


@pytest.mark.parametrize("width", [320, 640, 1280, 2560])
def test_no_page_is_wider_than_its_window_and_no_line_longer_than_an_eye_follows(home, dashboard, width):
    home.set_viewport_size({"width": width, "height": 700})
    for path in PAGES:
        opened(home, dashboard, path)
        assert home.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, path
        assert home.evaluate("Math.max(0, ...[...document.querySelectorAll('main p')].map((p) => p.clientWidth))") < 700


def test_the_bar_marks_where_one_is_and_its_name_leads_home(home, dashboard):
    for path, name in [("/people", "People"), ("/people/5", "People"), ("/articles/3", "Articles")]:
        opened(home, dashboard, path)
        expect(home.locator("nav [aria-current]")).to_have_text(name)
    home.locator("header").get_by_role("link", name="Pinion").click()
    home.wait_for_url(dashboard.url + "/")


def test_the_bar_stands_beside_a_wide_page_and_below_a_narrow_one(home, dashboard):
    links = home.locator("header nav")
    home.set_viewport_size({"width": 1280, "height": 700})
    beside = links.bounding_box()
    assert beside["x"] + beside["width"] <= home.get_by_role("heading", level=1).bounding_box()["x"]
    home.set_viewport_size({"width": 320, "height": 640})
    below = links.bounding_box()
    assert below["y"] + below["height"] == 640
    # The end of the page is above it.
    home.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    last = home.locator("main > :last-child").bounding_box()
    assert last["y"] + last["height"] <= below["y"]


def test_icons_come_from_one_file_that_browsers_keep(home, dashboard):
    address = home.locator("header use").first.get_attribute("href")
    response = home.request.get(dashboard.url + address.split("#")[0])
    assert "immutable" in response.headers["cache-control"]
    assert response.headers["content-type"].startswith("image/svg+xml")
    assert home.locator("header nav use").count() == home.locator("header nav :is(a, button)").count()
    assert all(
        home.evaluate("[...document.querySelectorAll('header nav use')].filter((use) => use.checkVisibility()).map((use) => use.getBoundingClientRect().width > 5)")
    )


def test_a_password_can_be_seen_and_is_hidden_again_before_it_is_sent(tab, dashboard):
    tab.goto(dashboard.url + "/login")
    live(tab)
    field, button = tab.get_by_label("Password"), tab.get_by_role("button", name="Show password")
    tab.get_by_label("Username").fill("ann")
    field.fill("wrong horse")
    field.press("Tab")
    expect(button).to_be_focused()
    tab.keyboard.press("Space")
    expect(button).to_have_attribute("aria-pressed", "true")
    expect(field).to_have_attribute("type", "text")
    assert "wrong horse" not in tab.content()
    tab.keyboard.press("Space")
    expect(field).to_have_attribute("type", "password")
    tab.keyboard.press("Space")
    field.press("Enter")
    expect(tab.get_by_role("alert")).to_have_text("Wrong user name or password.")
    expect(field).to_have_attribute("type", "password")
    assert focused(tab) == "password"


def test_the_sign_up_begins_in_its_first_field_on_a_card_like_that_of_the_log_in(tab, dashboard):
    cards = []
    for path in ("/login", "/signup"):
        opened(tab, dashboard, path)
        expect(tab.get_by_label("Username")).to_be_focused()
        box = tab.locator("main").bounding_box()
        cards.append((box["x"], box["width"]))
        window = tab.evaluate("document.body.clientWidth")
        assert abs(box["x"] * 2 + box["width"] - window) < 1
    assert cards[0] == cards[1]


def test_what_is_chosen_shows_where_it_is_chosen_and_stays(home, dashboard):
    opened(home, dashboard, "/account")
    background = "getComputedStyle(document.body).backgroundColor"
    light = home.evaluate(background)
    home.get_by_role("radio", name="Dark").check()
    until(home, f"{background} !== '{light}'")
    dark = home.evaluate(background)
    home.get_by_label("Denser").check()
    until(home, "getComputedStyle(document.documentElement).fontSize === '14px'")
    opened(home, dashboard, "/people")
    assert home.evaluate(background) == dark
    assert home.evaluate("getComputedStyle(document.documentElement).fontSize") == "14px"
    opened(home, dashboard, "/account")
    home.get_by_label("Denser").uncheck()
    home.get_by_role("radio", name="System").check()
    until(home, f"{background} === '{light}'")


def test_paper_has_no_bar_and_no_buttons(home, dashboard):
    opened(home, dashboard, "/people")
    home.emulate_media(media="print")
    expect(home.locator("header")).to_be_hidden()
    expect(home.get_by_role("button")).to_have_count(0)
    expect(home.locator("main li").first).to_be_visible()
