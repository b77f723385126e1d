"""People: found as one types, followed as the other looks on."""

import sqlite3
import time

import pytest
from dashboard import Dashboard
from playwright.sync_api import expect
from support import live


@pytest.fixture(scope="module")
def dashboard():
    dashboard = Dashboard(samples=110)
    for name in ("ann", "bea"):
        dashboard.add_user(name)
    yield dashboard
    dashboard.stop()


def sign_in(context, dashboard, name):
    tab = context.new_page()
    dashboard.sign_in(tab, name)
    return tab


@pytest.fixture
def ann(context, tab, dashboard):
    sign_in(context, dashboard, "ann").close()
    tab.goto(dashboard.url + "/people")
    live(tab)
    return tab


@pytest.fixture
def bea(browser, dashboard):
    context = browser.new_context()
    context.set_default_timeout(10_000)
    yield sign_in(context, dashboard, "bea")
    context.close()


def rows(tab):
    return tab.get_by_role("listitem")


def search(tab):
    return tab.get_by_label("Search")


def test_an_empty_dashboard_opens_with_the_sign_up(tab):
    dashboard = Dashboard(samples=3)
    try:
        tab.goto(dashboard.url)
        expect(tab).to_have_url(dashboard.url + "/signup")
        tab.get_by_label("Username").fill("first")
        tab.get_by_label("Password").fill("difference engine")
        tab.get_by_role("button", name="Sign up").click()
        tab.wait_for_url(dashboard.url + "/")
        tab.goto(dashboard.url + "/people")
        expect(rows(tab)).to_have_count(4)
    finally:
        dashboard.stop()


def test_people_are_found_as_one_types(ann):
    expect(rows(ann)).to_have_count(50)
    search(ann).press_sequentially("fatou", delay=20)
    expect(rows(ann).filter(has_not_text="Fatou")).to_have_count(0)
    expect(rows(ann).first).to_contain_text("Fatou")
    search(ann).fill("ann")
    expect(rows(ann).filter(has_text="@ann ·")).to_have_count(1)
    search(ann).fill("nobody at all")
    expect(ann.get_by_text("Nobody is called that.")).to_be_visible()
    search(ann).fill("")
    expect(rows(ann)).to_have_count(50)


def test_more_are_loaded_as_asked_for(ann):
    first = rows(ann).first.element_handle()
    for count in (100, 112):
        ann.get_by_role("button", name="More", exact=True).click()
        expect(rows(ann)).to_have_count(count)
    expect(ann.get_by_role("button", name="More", exact=True)).to_have_count(0)
    assert first.evaluate("(row) => row.isConnected")
    names = ann.locator("li a").all_inner_texts()
    assert len(names) == 112


def test_the_count_moves_on_the_profile_of_the_other(ann, bea, dashboard):
    bea.goto(dashboard.url + "/profile")
    live(bea)
    followers = bea.locator(".counts strong").first
    expect(followers).to_have_text("0")
    search(ann).fill("bea")
    ann.get_by_role("button", name="Follow bea", exact=True).click()
    expect(followers).to_have_text("1")
    expect(rows(ann).filter(has_text="@bea ")).to_contain_text("1 follower")
    ann.get_by_role("link", name="bea", exact=True).click()
    expect(ann.locator(".counts strong").first).to_have_text("1")
    ann.get_by_role("button", name="Unfollow").click()
    expect(followers).to_have_text("0")
    expect(ann.locator(".counts strong").first).to_have_text("0")
    expect(ann.get_by_role("button", name="Follow")).to_be_visible()


def test_the_name_of_somebody_follows_on_their_open_page(ann, bea, dashboard):
    search(ann).fill("bea")
    ann.get_by_role("link", name="bea", exact=True).click()
    bea.goto(dashboard.url + "/profile")
    live(bea)
    bea.get_by_label("Display name").fill("Bea Example")
    bea.get_by_label("Display name").press("Enter")
    expect(ann.get_by_role("heading", level=1)).to_have_text("Bea Example")
    expect(ann).to_have_title("Bea Example")
    bea.get_by_label("Display name").fill("bea")
    bea.get_by_label("Display name").press("Enter")
    expect(ann.get_by_role("heading", level=1)).to_have_text("bea")


def test_ten_thousand_people_stay_quick(tab, context):
    dashboard = Dashboard(samples=50)
    try:
        multiply(dashboard.file, 200)
        dashboard.add_user("ann")
        sign_in(context, dashboard, "ann").close()
        start = time.monotonic()
        tab.goto(dashboard.url + "/people")
        expect(rows(tab)).to_have_count(50)
        opened = time.monotonic() - start
        live(tab)
        first = rows(tab).first.inner_text()
        start = time.monotonic()
        search(tab).fill("ann")
        expect(rows(tab).filter(has_text="@ann ·")).to_have_count(1)
        found = time.monotonic() - start
        search(tab).fill("")
        expect(rows(tab).first).to_contain_text(first.splitlines()[0])
        start = time.monotonic()
        for count in range(100, 1001, 50):
            tab.get_by_role("button", name="More", exact=True).click()
            # Only those near the ones that are seen stand on the page.
            expect(tab.get_by_text(f"{count} of 10001")).to_be_visible()
        more = (time.monotonic() - start) / 19
        print(f"\n10,000 people: opened in {opened:.2f} s, found in {found:.2f} s, each 50 more in {more:.2f} s")
    finally:
        dashboard.stop()


def multiply(file, times):
    """Gives everybody namesakes, with numbers."""
    database = sqlite3.connect(file)
    columns = [row[1] for row in database.execute("PRAGMA table_info(users)")]
    with database:
        for number in range(1, times):
            other = {"id": "NULL", "name": f"name || '{number}'", "name_key": f"name_key || '{number}'"}
            values = ", ".join(other.get(column, column) for column in columns)
            database.execute(
                f"INSERT INTO users ({', '.join(columns)}) SELECT {values} FROM users WHERE id <= 50"
            )
        database.execute(
            "INSERT INTO user_words (word, user_id) SELECT word, other.id FROM user_words JOIN users AS other"
            " ON other.id > 50 AND (other.id - 1) % 50 + 1 = user_words.user_id"
        )
        assert database.execute("SELECT count(*) FROM users").fetchone() == (50 * times,)
    database.close()


def test_who_is_deleted_while_others_look_is_nowhere_then(ann, bea, dashboard):
    dashboard.add_user("cleo")
    search(ann).fill("cleo")
    address = rows(ann).get_by_role("link", name="cleo").get_attribute("href")
    for tab in (ann, bea):
        tab.goto(dashboard.url + address)
        live(tab)
        expect(tab.get_by_role("heading", name="cleo")).to_be_visible()
    dashboard.command("user", "delete", "cleo")
    for tab in (ann, bea):
        expect(tab.get_by_text(f"There is no page at {address}.")).to_be_visible()
