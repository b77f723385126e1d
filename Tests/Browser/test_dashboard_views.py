"""The dashboard's screens that are made of views, as people use them."""

import pytest
from dashboard import PASSWORD, Dashboard
from playwright.sync_api import expect
from support import live, tab_to
from waiting import until

ANN = "ann"


@pytest.fixture(scope="module")
def dashboard():
    dashboard = Dashboard()
    dashboard.add_user()
    dashboard.add_articles(60)
    yield dashboard
    dashboard.stop()


@pytest.fixture
def home(tab, dashboard):
    """A tab in which ann is signed in."""
    return signed_in(tab, dashboard)


def signed_in(tab, dashboard, name=ANN):
    dashboard.sign_in(tab, name)
    return tab


def button(tab, name):
    return tab.get_by_role("button", name=name, exact=True)


def field(tab, name):
    return tab.get_by_role("textbox", name=name)


def opened(tab, dashboard, path):
    tab.goto(dashboard.url + path)
    live(tab)
    return tab


def sheet(tab):
    return tab.get_by_role("dialog")


def test_what_is_wrong_with_a_sign_up_is_said_at_the_field_as_one_types(tab, dashboard):
    opened(tab, dashboard, "/signup")
    for label, wrong, right, problem in [
        ("Username", "ann", "bea", "taken"),
        ("E-mail", "nowhere", "bea@example.org", "mail"),
        ("Password", "short", PASSWORD, "password"),
    ]:
        box = tab.get_by_label(label)
        box.press_sequentially(wrong)
        expect(box).to_have_attribute("aria-invalid", "true")
        message = tab.locator("#" + box.get_attribute("aria-describedby"))
        expect(message).to_contain_text(problem, ignore_case=True)
        expect(button(tab, "Sign up")).to_be_disabled()
        box.fill(right)
        expect(box).not_to_have_attribute("aria-invalid", "true")
    expect(button(tab, "Sign up")).to_be_enabled()
    button(tab, "Sign up").click()
    tab.wait_for_url(dashboard.url + "/")
    expect(tab.get_by_role("heading", level=1)).to_have_text("Hello, bea")


def test_signing_up_by_keyboard_alone(tab, dashboard):
    opened(tab, dashboard, "/login")
    opened(tab, dashboard, "/signup")
    tab_to(tab, "Username")
    tab.keyboard.type("cleo")
    tab_to(tab, "Password")
    tab.keyboard.type(PASSWORD)
    tab.keyboard.press("Enter")
    tab.wait_for_url(dashboard.url + "/")
    tab_to(tab, "Account")
    tab.keyboard.press("Enter")
    tab.wait_for_url(dashboard.url + "/account")
    live(tab)
    tab_to(tab, "Edit…")
    tab.keyboard.press("Enter")
    expect(field(tab, "Name")).to_be_focused()
    tab.keyboard.press("Control+A")
    tab.keyboard.type("Cleopatra")
    tab.keyboard.press("Enter")
    expect(sheet(tab)).to_have_count(0)
    expect(tab.get_by_text("Name: Cleopatra")).to_be_visible()
    expect(button(tab, "Edit…")).to_be_focused()
    tab_to(tab, "Log out")
    tab.keyboard.press("Space")
    tab.wait_for_url(dashboard.url + "/login")


def test_signing_up_without_javascript(browser, dashboard):
    context = browser.new_context(java_script_enabled=False)
    tab = context.new_page()
    tab.goto(dashboard.url + "/signup")
    tab.get_by_label("Username").fill("ann")
    tab.get_by_label("Password").fill(f"another {PASSWORD}")
    button(tab, "Sign up").click()
    expect(tab.get_by_text("The user name “ann” is taken.")).to_be_visible()
    tab.get_by_label("Username").fill("dora")
    tab.get_by_label("Password").fill(PASSWORD)
    button(tab, "Sign up").click()
    expect(tab.get_by_role("heading", level=1)).to_have_text("Hello, dora")
    context.close()


def test_an_edited_account_is_saved(home, dashboard):
    opened(home, dashboard, "/account")
    button(home, "Edit…").click()
    field(home, "Name").fill("Ann Lee")
    field(home, "E-mail").fill("not an address")
    expect(field(home, "E-mail")).to_have_attribute("aria-invalid", "true")
    field(home, "E-mail").fill("ann@example.org")
    button(home, "Save").click()
    expect(sheet(home)).to_have_count(0)
    expect(home.get_by_text("Name: Ann Lee")).to_be_visible()
    expect(home.get_by_text("E-mail: ann@example.org")).to_be_visible()
    home.reload()
    expect(home.get_by_text("Name: Ann Lee")).to_be_visible()


@pytest.mark.parametrize("way", ["Cancel", "Escape"])
def test_an_account_that_is_left_stays_as_it_was(home, dashboard, way):
    opened(home, dashboard, "/account")
    name = home.get_by_text("Name: ", exact=False).last
    expect(name).to_be_visible()
    before = name.text_content()
    button(home, "Edit…").click()
    field(home, "Name").fill("Somebody else")
    button(home, "Cancel").click() if way == "Cancel" else home.keyboard.press("Escape")
    expect(sheet(home)).to_have_count(0)
    expect(button(home, "Edit…")).to_be_focused()
    expect(name).to_have_text(before)
    button(home, "Edit…").click()
    expect(field(home, "Name")).not_to_have_value("Somebody else")


def test_a_theme_recolours_every_tab_and_browser_of_the_person(home, browser, dashboard):
    other = opened(home.context.new_page(), dashboard, "/articles")
    far = browser.new_context()
    third = opened(signed_in(far.new_page(), dashboard), dashboard, "/articles")
    opened(home, dashboard, "/account")
    for theme, colour in [("Forest", "color-green"), ("Plum", "color-purple")]:
        home.get_by_label("Theme").select_option(theme)
        for tab in (other, third):
            expect(tab.get_by_role("heading", name="Articles")).to_contain_class(colour)
    home.reload()
    expect(home.get_by_role("combobox", name="Theme")).to_have_value("plum")
    far.close()


def test_from_the_list_to_an_article_and_back(home, dashboard):
    opened(home, dashboard, "/articles")
    link = home.locator("main li a").first
    title = link.text_content()
    link.click()
    expect(home.get_by_role("heading", level=1)).to_have_text(title)
    expect(home).to_have_title(title)
    home.go_back(wait_until="commit")
    expect(home.get_by_role("heading", level=1)).to_have_text("Articles")
    live(home)
    before = home.locator("main li").count()
    button(home, "More").click()
    expect(home.locator("main li").nth(before)).to_be_visible()
    home.go_forward(wait_until="commit")
    expect(home.get_by_role("heading", level=1)).to_have_text(title)
    home.get_by_role("link", name="All articles").click()
    expect(home).to_have_url(dashboard.url + "/articles")


def test_articles_by_keyboard_alone(home, dashboard):
    opened(home, dashboard, "/articles")
    title = home.locator("main li a").first.text_content()
    tab_to(home, title)
    home.keyboard.press("Enter")
    expect(home.get_by_role("heading", level=1)).to_have_text(title)
    tab_to(home, "All articles")
    home.keyboard.press("Enter")
    expect(home).to_have_url(dashboard.url + "/articles")


@pytest.mark.parametrize("kept", [True, False], ids=["kept by the browser", "opened again"])
def test_back_and_forward_between_pages_show_pages_that_live(home, dashboard, kept):
    opened(home, dashboard, "/account")
    if not kept:
        home.evaluate("addEventListener('unload', () => {})")
    home.get_by_role("link", name="Articles").click()
    expect(home.get_by_role("heading", level=1)).to_have_text("Articles")
    live(home)
    for _ in range(2):
        home.go_back(wait_until="commit")
        expect(button(home, "Edit…")).to_be_visible()
        button(home, "Edit…").click()
        field(home, "Name").press_sequentially("x")
        button(home, "Cancel").click()
        expect(sheet(home)).to_have_count(0)
        home.go_forward(wait_until="commit")
        expect(home.get_by_role("heading", level=1)).to_have_text("Articles")
        live(home)


def test_no_screen_is_wider_than_a_phone(home, dashboard):
    home.set_viewport_size({"width": 390, "height": 800})
    for path in ["/", "/profile", "/account", "/articles", "/nowhere"]:
        home.goto(dashboard.url + path)
        expect(home.get_by_text("Loading…").locator("visible=true")).to_have_count(0)
        assert home.evaluate("document.documentElement.scrollWidth") <= 390, path
    opened(home, dashboard, "/account")
    button(home, "Edit…").click()
    expect(sheet(home)).to_be_visible()
    assert home.evaluate("document.documentElement.scrollWidth") <= 390


def test_twenty_tabs_share_one_stream(home, context, dashboard):
    streams = []
    tabs = [home] + [context.new_page() for _ in range(19)]
    for tab in tabs:
        tab.on("request", lambda request: request.url.endswith("/live") and request.method == "GET" and streams.append(1))
        opened(tab, dashboard, "/account")
    tabs[0].get_by_label("Theme").select_option("Ocean")
    for tab in tabs:
        expect(tab.get_by_role("combobox", name="Theme")).to_have_value("ocean")
    counts = home.request.get(dashboard.url + "/metrics", headers={"Authorization": f"Bearer {dashboard.token}"}).text()
    assert streams == []  # they are the shared worker's
    assert "pinion_streams 1\n" in counts, counts


def restarted(tab, dashboard, meanwhile=lambda: None):
    """Kills the server, starts it again, and waits until the tab has the page that was made anew."""
    page = tab.evaluate("document.body.dataset.page")
    dashboard.kill()
    meanwhile()
    dashboard.start()
    until(
        tab,
        "(page) => document.body.dataset.page !== page && document.documentElement.matches('.online')",
        page,
        seconds=20,
    )


def test_an_open_sheet_and_what_was_typed_in_it_outlive_the_server(tab):
    dashboard = Dashboard()
    dashboard.add_user()
    try:
        signed_in(tab, dashboard)
        opened(tab, dashboard, "/account")
        button(tab, "Edit…").click()
        name = field(tab, "Name")
        name.fill("Ann of ")
        restarted(tab, dashboard, lambda: name.press_sequentially("Green Gables", delay=10))
        expect(sheet(tab)).to_be_visible()
        assert tab.evaluate("document.querySelector('dialog').matches(':modal')")
        expect(name).to_have_value("Ann of Green Gables")
        expect(name).to_be_focused()
        # Once more, with nothing typed meanwhile.
        restarted(tab, dashboard)
        expect(name).to_have_value("Ann of Green Gables")
        field(tab, "E-mail").fill("ann@example.org")
        button(tab, "Save").click()
        expect(sheet(tab)).to_have_count(0)
        expect(tab.get_by_text("Name: Ann of Green Gables")).to_be_visible()
        expect(tab.get_by_text("E-mail: ann@example.org")).to_be_visible()
        # What was closed stays closed.
        restarted(tab, dashboard)
        expect(tab.get_by_text("Name: Ann of Green Gables")).to_be_visible()
        expect(sheet(tab)).to_have_count(0)
    finally:
        dashboard.stop()


def test_a_sheet_outlives_the_server_without_javascript(browser):
    dashboard = Dashboard()
    dashboard.add_user()
    context = browser.new_context(java_script_enabled=False)
    tab = context.new_page()
    try:
        tab.goto(dashboard.url + "/login")
        tab.get_by_label("Username").fill(ANN)
        tab.get_by_label("Password").fill(PASSWORD)
        button(tab, "Log in").click()
        tab.goto(dashboard.url + "/account")
        button(tab, "Edit…").click()
        field(tab, "Name").fill("Ann of Green Gables")
        dashboard.kill()
        dashboard.start()
        button(tab, "Save").click()
        expect(sheet(tab)).to_have_count(0)
        expect(tab.get_by_text("Name: Ann of Green Gables")).to_be_visible()
    finally:
        context.close()
        dashboard.stop()
