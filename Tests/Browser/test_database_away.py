"""The database is away for some seconds: nothing that is entered is lost, and it is said in plain words."""

import contextlib
import sqlite3
import time
import urllib.error
import urllib.request

import pytest
from dashboard import PASSWORD, ROOT, Dashboard
from playwright.sync_api import TimeoutError, expect
from postgres import PostgreSQL
from support import live

PHOTO = ROOT / "Tests/ImagesTests/Fixtures/progressive.jpg"
UNREACHABLE = "Not saved yet: the database cannot be reached. Trying again."
BUSY = "Not saved yet: the database is busy. Trying again."
# What the drivers say.
TECHNICAL = ("FATAL", "connection to server", "libpq", "socket", "SQL", "locked")


class OverPostgreSQL:
    """A dashboard whose PostgreSQL can be stopped."""

    message = UNREACHABLE
    reason = "The database cannot be reached. Try again in a moment."
    is_ready_meanwhile = False

    def __init__(self):
        self.server = PostgreSQL()
        self.dashboard = Dashboard(database=self.server.url)

    @contextlib.contextmanager
    def away(self, seconds):
        self.server.stop()
        start = time.monotonic()
        try:
            yield
            time.sleep(max(0, start + seconds - time.monotonic()))
        finally:
            self.server.start()

    def remove(self):
        self.dashboard.stop()
        self.server.remove()


class OverSQLite:
    """A dashboard whose file another program can lock."""

    message = BUSY
    reason = "The database is busy. Try again in a moment."
    # Reading goes on, but nothing can be stored.
    is_ready_meanwhile = False

    def __init__(self):
        self.dashboard = Dashboard()

    @contextlib.contextmanager
    def away(self, seconds):
        with contextlib.closing(sqlite3.connect(self.dashboard.file, timeout=10, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            start = time.monotonic()
            yield
            time.sleep(max(0, start + seconds - time.monotonic()))
            other.execute("ROLLBACK")

    def remove(self):
        self.dashboard.stop()


@pytest.fixture(scope="module", params=[OverPostgreSQL, OverSQLite])
def database(request):
    database = request.param()
    for name in ("ann", "bea"):
        database.dashboard.add_user(name)
    yield database
    database.remove()


@pytest.fixture
def opened(browser, database):
    """Opens a page in a browser of its own, for somebody who is signed in: `opened("/profile")`."""
    contexts = []

    def open_page(path, name="ann"):
        context = browser.new_context()
        context.set_default_timeout(10_000)
        contexts.append(context)
        tab = context.new_page()
        if name:
            database.dashboard.sign_in(tab, name)
        tab.goto(database.dashboard.url + path)
        live(tab)
        return tab

    yield open_page
    for context in contexts:
        context.close()


def is_ready(dashboard):
    try:
        with urllib.request.urlopen(dashboard.url + "/readyz", timeout=10) as answer:
            return answer.status == 200
    except urllib.error.HTTPError as error:
        assert error.code == 503
        return False


def is_plain(tab):
    text = tab.locator("body").inner_text()
    return not any(word in text for word in TECHNICAL)


def pressed_again(tab, button, home):
    for _ in range(5):
        tab.get_by_role("button", name=button).click()
        with contextlib.suppress(TimeoutError):
            return tab.wait_for_url(home, timeout=3000)
    raise AssertionError(f"“{button}” leads nowhere")


def headline(tab):
    return tab.get_by_role("heading", level=1)


def test_a_name_is_kept_and_saved_within_five_seconds(database, opened):
    here, there = opened("/profile"), opened("/profile")
    name, color = here.get_by_label("Display name"), here.get_by_label("Header colour")
    expect(name).to_have_value("ann")
    with database.away(seconds=10):
        name.press("End")
        name.press_sequentially(" who types on", delay=20)
        name.blur()
        expect(here.get_by_text(database.message)).to_be_visible()
        expect(name).to_have_value("ann who types on")
        expect(name).to_have_attribute("aria-invalid", "true")
        color.fill("#7a1fa2")
        color.blur()
        expect(here.get_by_text(database.message)).to_have_count(2)
        assert is_plain(here)
        assert is_ready(database.dashboard) == database.is_ready_meanwhile
        expect(headline(there)).to_have_text("ann")
    back = time.monotonic()
    for tab in (here, there):
        expect(headline(tab)).to_have_text("ann who types on", timeout=5000)
    expect(there.get_by_label("Header colour")).to_have_value("#7a1fa2", timeout=5000)
    print(f"\n{type(database).__name__}: saved, and seen by another browser, {time.monotonic() - back:.2f} s later")
    assert time.monotonic() - back < 5
    expect(here.get_by_text(database.message)).to_have_count(0)
    expect(name).to_have_value("ann who types on")
    assert is_ready(database.dashboard)


def test_whoever_leaves_the_page_meanwhile_loses_nothing(database, opened):
    tab = opened("/profile", "bea")
    with database.away(seconds=3):
        tab.get_by_label("Display name").fill("Bea Elsewhere")
        tab.get_by_label("Display name").blur()
        expect(tab.get_by_text(database.message)).to_be_visible()
        tab.goto(database.dashboard.url + "/healthz")
    tab.goto(database.dashboard.url + "/profile")
    expect(headline(tab)).to_have_text("Bea Elsewhere", timeout=5000)


def test_the_sheet_the_theme_and_a_press_are_kept_too(database, opened):
    account, people = opened("/account"), opened("/people")
    account.get_by_role("button", name="Edit…").click()
    row = people.get_by_role("listitem").filter(has_text="@bea")
    with database.away(seconds=4):
        account.get_by_label("Name", exact=True).fill("Ann in a Sheet")
        account.get_by_role("button", name="Save").click()
        expect(account.get_by_text(database.message)).to_be_visible()
        row.get_by_role("button").click()
        expect(people.get_by_text(database.message)).to_be_visible()
        assert is_plain(account) and is_plain(people)
    expect(account.get_by_text("Name: Ann in a Sheet")).to_be_visible(timeout=5000)
    expect(account.get_by_role("button", name="Save")).to_have_count(0)
    expect(people.get_by_text("1 follower")).to_be_visible(timeout=5000)
    with database.away(seconds=2):
        account.get_by_label("Theme").select_option(label="Ocean")
        expect(account.get_by_text(database.message)).to_be_visible()
    expect(account.get_by_text(database.message)).to_have_count(0, timeout=5000)
    account.reload()
    expect(account.get_by_label("Theme")).to_have_value("ocean")


def test_a_photo_is_kept(database, opened):
    tab = opened("/profile")
    with database.away(seconds=4):
        tab.locator("input[name=photo]").set_input_files(PHOTO)
        expect(tab.get_by_text("Trying again.")).to_be_visible()
        assert is_plain(tab)
    expect(tab.locator(".profile-header .avatar img")).to_be_visible(timeout=20_000)
    expect(tab.get_by_text("Trying again.")).to_have_count(0)


def test_who_signs_in_or_up_presses_again(database, opened):
    login, signup = opened("/login", None), opened("/signup", None)
    signup.get_by_label("Username").fill("cay" + type(database).__name__)
    signup.get_by_label("Password").fill(PASSWORD)
    login.get_by_label("Username").fill("ann")
    login.get_by_label("Password").fill(PASSWORD)
    with database.away(seconds=2):
        for tab, button in ((signup, "Sign up"), (login, "Log in")):
            tab.get_by_role("button", name=button).click()
            expect(tab.get_by_text(database.reason)).to_be_visible()
            assert is_plain(tab)
    for tab, button in ((signup, "Sign up"), (login, "Log in")):
        expect(tab.get_by_label("Username")).not_to_have_value("")
        # Those who come right after one who has waited in vain may get the same answer.
        pressed_again(tab, button, database.dashboard.url + "/")
