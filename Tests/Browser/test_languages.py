"""The dashboard in English, Spanish and Arabic: as the browser asks for it, or as its person chooses."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from dashboard import PASSWORD, Dashboard
from playwright.sync_api import expect
from support import live, settled


@pytest.fixture(scope="module")
def dashboard():
    dashboard = Dashboard.with_articles(3)
    yield dashboard
    dashboard.stop()


@pytest.fixture
def visitor(browser, dashboard):
    """Opens pages in a browser that asks for languages."""
    contexts = []

    def open_page(path, languages="en", **options):
        context = browser.new_context(extra_http_headers={"Accept-Language": languages}, **options)
        contexts.append(context)
        tab = context.new_page()
        tab.goto(dashboard.url + path)
        if options.get("java_script_enabled", True):
            live(tab)
        return tab

    yield open_page
    for context in contexts:
        context.close()


def signed_in(tab, dashboard, path="/"):
    tab.locator("[name=username]").fill("ann")
    tab.locator("[name=password]").fill(PASSWORD)
    tab.locator("button[value=login]").click()
    tab.wait_for_url(dashboard.url + "/")
    tab.goto(dashboard.url + path)
    live(tab)
    return tab


def language(tab):
    return tab.evaluate("[document.documentElement.lang, document.documentElement.dir]")


@pytest.mark.parametrize("path", ["/login", "/signup"])
def test_another_language_leaves_what_is_typed_and_stays_for_later_pages(path, visitor, dashboard):
    tab = visitor(path)
    expect(tab.locator("script[src$='language.js']")).to_have_count(0)
    tab.get_by_label("Username").fill("ann")
    tab.get_by_role("button", name="Español").click()
    expect(tab.get_by_label("Nombre de usuario")).to_have_value("ann")
    expect(tab).to_have_title("Iniciar sesión" if path == "/login" else "Registrarse")
    tab.get_by_label("Nombre de usuario").press("End")
    tab.get_by_label("Nombre de usuario").press_sequentially("a")
    tab.get_by_role("button", name="العربية").focus()
    tab.keyboard.press("Enter")
    expect(tab.get_by_label("اسم المستخدم")).to_have_value("anna")
    tab.wait_for_function("document.documentElement.dir == 'rtl'")
    assert language(tab) == ["ar", "rtl"]
    tab.reload()
    live(tab)
    assert language(tab) == ["ar", "rtl"]
    tab.get_by_role("button", name="English").click()
    tab.get_by_label("Username").wait_for()
    tab.wait_for_function("document.documentElement.dir == 'ltr'")
    tab.reload()
    live(tab)
    assert tab.evaluate("document.documentElement.lang") == "en"


def test_a_browser_that_asks_for_arabic_is_answered_in_it(visitor, dashboard):
    tab = signed_in(visitor("/login", "ar-EG,en;q=0.5"), dashboard)
    assert language(tab) == ["ar-EG", "rtl"]
    tab.get_by_role("heading", name="مرحبًا، ann").wait_for()
    tab.get_by_role("link", name="المقالات").click()
    tab.get_by_role("heading", name="المقالات").wait_for()
    expect(tab).to_have_title("المقالات")
    assert tab.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_settings_have_a_picker_that_changes_the_open_pages(visitor, dashboard):
    tab = signed_in(visitor("/login"), dashboard, "/account")
    other = tab.context.new_page()
    other.goto(dashboard.url + "/people")
    live(other)
    other.get_by_label("Search").fill("hal")
    tab.locator("[name=language]").select_option(label="Español")
    tab.get_by_role("heading", name="Cuenta").wait_for()
    other.get_by_role("heading", name="Personas").wait_for()
    expect(other.get_by_label("Buscar")).to_have_value("hal")
    tab.reload()
    live(tab)
    expect(tab).to_have_title("Cuenta")
    expect(tab.locator("[name=language]")).to_have_value(tab.locator("option", has_text="Español").get_attribute("value"))


def test_a_page_of_elements_changes_too(visitor, dashboard):
    tab = signed_in(visitor("/login"), dashboard, "/profile")
    other = tab.context.new_page()
    other.goto(dashboard.url + "/account")
    live(other)
    tab.get_by_label("Display name").fill("Half a na")
    other.locator("[name=language]").select_option(label="العربية")
    expect(tab.get_by_label("الاسم المعروض")).to_have_value("Half a na")
    expect(tab.locator("button[value=save]")).to_have_text("حفظ")


def test_without_javascript_a_button_chooses_it(visitor):
    tab = visitor("/login", java_script_enabled=False)
    tab.locator("[name=username]").fill("ann")
    tab.locator("button", has_text="Español").click()
    expect(tab.locator("h1")).to_have_text("Iniciar sesión")
    expect(tab.locator("[name=username]")).to_have_value("ann")
    tab.goto(tab.url.split("?")[0].replace("/login", "/signup"))
    expect(tab.locator("h1")).to_have_text("Registrarse")
    tab.locator("button", has_text="العربية").click()
    expect(tab.locator("html")).to_have_attribute("dir", "rtl")


def test_an_error_is_in_the_language_of_who_has_made_it(visitor):
    tab = visitor("/login", "es-MX")
    tab.get_by_label("Nombre de usuario").fill("ann")
    tab.get_by_label("Contraseña", exact=True).fill("wrong horse")
    tab.get_by_role("button", name="Iniciar sesión").click()
    tab.get_by_text("Nombre de usuario o contraseña incorrectos.").wait_for()


@pytest.mark.parametrize("width", [1100, 320])
@pytest.mark.parametrize("path", ["/", "/account", "/people", "/articles", "/processes", "/alerts"])
def test_an_arabic_page_has_no_barriers_and_no_width_too_much(path, width, visitor, dashboard):
    tab = visitor("/login", "ar", viewport={"width": width, "height": 900}, reduced_motion="reduce")
    signed_in(tab, dashboard, path)
    settled(tab)
    assert tab.evaluate("document.documentElement.scrollWidth <= innerWidth")
    found = Axe().run(tab).response["violations"]
    assert not found, [(one["id"], [node["html"] for node in one["nodes"]]) for one in found]
