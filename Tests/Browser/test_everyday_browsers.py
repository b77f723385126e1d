"""What people do every day, in each of the engines: work in several tabs, and several browsers."""

from everyday import browser, dashboard, newcomer, sign_in, tab  # noqa: F401
from support import NAME


def test_signing_in_and_out_reaches_the_other_tabs(browser, dashboard):
    one, other = browser.new_tab(), browser.new_tab()
    other.open(dashboard.url + "/login")
    sign_in(one, dashboard.url)
    other.wait_for_url(dashboard.url + "/")
    other.live()
    one.live()
    one.click("Log out")
    one.wait_for_url(dashboard.url + "/login")
    other.wait_for_url(dashboard.url + "/login")


def test_every_one_of_many_tabs_lives(browser, dashboard):
    tabs = [browser.new_tab() for _ in range(8)]
    for tab in tabs:
        tab.open(dashboard.url + "/login")
    for number, tab in enumerate(tabs):
        tab.type(f"ann {number}", into="Username")
        tab.type("x", into="Password")
    for number, tab in enumerate(tabs):
        tab.wait_for_button("Log in")
        tab.wait_for(f"ann {number}", lambda: tab.server_holds("username"))


def test_a_name_shows_in_another_tab_and_in_another_browser(new_browser, dashboard, newcomer):
    browser, elsewhere = new_browser(), new_browser().new_tab()
    tab, other = browser.new_tab(), browser.new_tab()
    for each in (tab, elsewhere):
        sign_in(each, dashboard.url, newcomer)
    for each in (tab, other, elsewhere):
        each.open(dashboard.url + "/profile")
    tab.replace("Display name", "Ann Lee")
    tab.press("Tab")
    for each in (tab, other, elsewhere):
        each.wait_for("Ann Lee", lambda: each.evaluate("() => document.querySelector('h1').innerText"))
        each.wait_for_value("Display name", "Ann Lee")


def test_back_and_forward_show_pages_that_live(tab, dashboard):
    tab.open(dashboard.url + "/login")
    tab.open(dashboard.url + "/login?again")
    for go, address in ((tab.go_back, "/login"), (tab.go_forward, "/login?again")):
        go()
        tab.wait_for_url(dashboard.url + address)
        tab.live()
        tab.replace("Username", "ann")
        tab.replace("Password", "x")
        tab.wait_for_button("Log in")
        tab.replace("Password", "")
        tab.press("Backspace")
        tab.wait_for_button("Log in", enabled=False)


def test_tabs_share_a_stream_which_outlives_the_first_of_them(browser, serve):
    server = serve(NAME)
    tabs = [browser.new_tab() for _ in range(3)]
    for number, tab in enumerate(tabs):
        tab.open(f"{server.url}/{number}")
    assert server.requests.count(("GET", "/live")) == 1
    pages = list(server.pages.values())
    tabs[0].close()
    server.wait(lambda: pages[0].closed)
    for tab, page in list(zip(tabs, pages))[1:]:
        page.change(["t", 30, f"still here {page.path}"])
        tab.wait_for_text(f"still here {page.path}")
    assert server.requests.count(("GET", "/live")) == 1


def test_without_a_shared_worker_each_tab_has_its_stream(browser, serve):
    server = serve('<script src="/alone.js"></script>' + NAME)
    server.on_request = lambda handler: handler.path == "/alone.js" and (
        handler.answer(200, b"delete window.SharedWorker", "text/javascript") or True
    )
    tabs = [browser.new_tab() for _ in range(2)]
    for tab in tabs:
        tab.open(server.url)
    assert len(server.streams) == 2
    for page, tab in zip(server.pages.values(), tabs):
        page.change(["t", 30, page.id])
        tab.wait_for_text(page.id)
