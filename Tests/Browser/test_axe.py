"""No screen has anything that axe-core takes for a barrier: light and dark, on a desk and on a phone."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from dashboard import Dashboard
from playwright.sync_api import expect
from support import live, settled

GALLERY = [
    "/", "/text", "/choices", "/numbers", "/buttons", "/layout", "/list", "/dialogs", "/keys", "/words", "/shared",
    "/room", "/toasts", "/pictures", "/files", "/address", "/tables", "/charts", "/selections", "/drawing",
    "/later",
    "/stack", "/stack?~=room-2-2", "/split", "/split?~column=content", "/visitor", "/symbols",
    "/gestures", "/motion", "/measures", "/guides", "/scrolling",
    "/long", "/long?as=table", "/long?as=chosen", "/long?as=stack", "/long?as=grid",
]
# Each width and each colour for every change, all of them together where there is more time.
LOOKS = [
    pytest.param((scheme, width), id=f"{scheme}-{width}", marks=[pytest.mark.slow] * is_slow)
    for scheme, width, is_slow in [
        ("dark", 1100, False), ("light", 390, False), ("light", 1100, True), ("dark", 390, True),
    ]
]


@pytest.fixture(scope="module")
def dashboard():
    dashboard = Dashboard.with_articles(3)
    yield dashboard
    dashboard.stop()


@pytest.fixture(params=LOOKS)
def look(request, browser):
    """A tab of one look."""
    scheme, width = request.param
    context = browser.new_context(
        color_scheme=scheme, viewport={"width": width, "height": 900}, reduced_motion="reduce"
    )
    context.set_default_timeout(10_000)
    yield context.new_page()
    context.close()


def barriers(tab):
    """What axe-core finds: the rule, and where it is broken."""
    settled(tab)
    found = Axe().run(tab).response["violations"]
    return [
        (violation["id"], node["html"][:160], node["any"][0]["message"] if node["any"] else "")
        for violation in found
        for node in violation["nodes"]
    ]


def test_the_gallery(look, gallery):
    found = {}
    for path in GALLERY:
        look.goto(gallery.url + path)
        live(look)
        found[path] = barriers(look)
    assert {path: each for path, each in found.items() if each} == {}


def test_every_tab_of_the_layout(look, gallery):
    look.goto(gallery.url + "/layout")
    live(look)
    for name in ["Table", "List", "Rest"]:
        look.get_by_role("tab", name=name).click()
        expect(look.get_by_role("tabpanel", name=name)).to_be_visible()
        assert barriers(look) == []


def test_open_menus_and_wrong_values(look, gallery):
    look.goto(gallery.url + "/text")
    live(look)
    look.get_by_label("Age").fill("many")
    expect(look.get_by_label("Age")).to_have_attribute("aria-invalid", "true")
    assert barriers(look) == []
    look.goto(gallery.url + "/buttons")
    live(look)
    look.get_by_text("More", exact=True).click()
    expect(look.get_by_role("button", name="Rename")).to_be_visible()
    assert barriers(look) == []


def test_dialogs(look, gallery):
    for name in ["Edit", "Invite Grace", "Delete", "Leave"]:
        look.goto(gallery.url + "/dialogs")
        live(look)
        look.get_by_role("button", name=name, exact=True).click()
        expect(look.locator("dialog:modal")).to_be_visible()
        assert barriers(look) == []


def test_a_toast(look, gallery):
    look.goto(gallery.url + "/toasts")
    live(look)
    look.get_by_role("button", name="Save").click()
    expect(look.locator(".toast")).to_be_visible()
    assert barriers(look) == []


def test_the_dashboard_before_the_login(look, dashboard):
    look.goto(dashboard.url + "/login")
    live(look)
    assert barriers(look) == []
    look.goto(dashboard.url + "/signup")
    live(look)
    assert barriers(look) == []
    look.get_by_label("Username").fill("ann")
    look.get_by_label("E-mail").fill("nowhere")
    look.get_by_label("Password").fill("a")
    expect(look.locator("[aria-invalid]")).to_have_count(3)
    assert barriers(look) == []


def test_the_dashboard_behind_the_login(look, dashboard):
    dashboard.sign_in(look)
    found = {}
    figures = ["/disks", "/network", "/processes", "/log", "/requests", "/pages", "/nodes"]
    for path in ["/", *figures, "/account", "/administration", "/articles", "/everything", "/profile", "/people", "/nowhere"]:
        look.goto(dashboard.url + path)
        expect(look.get_by_text("Loading…").locator("visible=true")).to_have_count(0)
        found[path] = barriers(look)
    look.goto(dashboard.url + "/account")
    live(look)
    look.get_by_role("button", name="Edit…").click()
    expect(look.locator("dialog:modal")).to_be_visible()
    found["sheet"] = barriers(look)
    look.goto(dashboard.url + "/account")
    live(look)
    look.get_by_text("Change the password").click()
    look.get_by_label("New password").fill("short")
    expect(look.locator("[aria-invalid]")).to_have_count(1)
    found["password"] = barriers(look)
    look.goto(dashboard.url + "/articles")
    look.locator("main li a").first.click()
    expect(look.get_by_text("All articles")).to_be_visible()
    expect(look.get_by_text("Loading…").locator("visible=true")).to_have_count(0)
    found["article"] = barriers(look)
    assert {path: each for path, each in found.items() if each} == {}
