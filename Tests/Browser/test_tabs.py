"""Many tabs, one stream: the worker that they share, and what happens without it."""

from playwright.sync_api import expect
from support import NAME, live


def test_twenty_tabs_share_one_stream(context, serve):
    server = serve(NAME)
    tabs = [context.new_page() for _ in range(20)]
    for number, tab in enumerate(tabs):
        tab.goto(f"{server.url}/{number}")
        # On a busy machine all of this takes longer than a stream may be silent for.
        server.beat()
    for tab in tabs:
        live(tab)
        server.beat()
    assert server.requests.count(("GET", "/live")) == 1
    assert len(server.attached) == 19
    pages = {page.path: page for page in server.pages.values()}
    for path, page in pages.items():
        page.change(["t", 30, f"tab {path}"])
    for number, tab in enumerate(tabs):
        expect(tab.locator("p")).to_have_text(f"tab /{number}")
        tab.get_by_label("Name").press_sequentially("hi")
        server.beat()
    server.wait(lambda: all(page.edits("name")[-1:] == ["hi"] for page in pages.values()))
    server.cut_streams()
    for path, page in pages.items():
        page.change(["t", 30, f"again {path}"])
    for number, tab in enumerate(tabs):
        expect(tab.locator("p")).to_have_text(f"again /{number}")
        server.beat()
    assert server.requests.count(("GET", "/live")) == 2


def test_a_tab_that_closes_says_so_and_the_others_stay(context, serve):
    server = serve(NAME)
    first, second = context.new_page(), context.new_page()
    first.goto(server.url + "/first")
    live(first)
    second.goto(server.url + "/second")
    live(second)
    pages = {page.path: page for page in server.pages.values()}
    first.close(run_before_unload=True)
    server.wait(lambda: pages["/first"].closed)
    pages["/second"].change(["t", 30, "still here"])
    expect(second.locator("p")).to_have_text("still here")


def kill_worker(context):
    """What happens to the other tabs when the process of the one that the worker lives in dies."""
    session = context.browser.new_browser_cdp_session()
    targets = session.send("Target.getTargets")["targetInfos"]
    (worker,) = [target for target in targets if target["type"] == "shared_worker"]
    session.send("Target.closeTarget", {"targetId": worker["targetId"]})


def test_a_worker_that_died_with_its_stream_is_missed_at_the_next_key(context, serve):
    server = serve(NAME)
    tab = context.new_page()
    tab.goto(server.url)
    live(tab)
    kill_worker(context)
    server.cut_streams()
    tab.get_by_label("Name").press_sequentially("x")
    server.wait(lambda: server.page.stream, timeout=25)
    live(tab)
    server.page.change(["t", 30, "found again"])
    expect(tab.locator("p")).to_have_text("found again")


def test_a_worker_that_died_is_missed_when_it_has_long_been_silent(context, serve):
    server = serve(NAME)
    tab = context.new_page()
    tab.clock.install()
    tab.goto(server.url)
    live(tab)
    kill_worker(context)
    server.cut_streams()
    tab.clock.run_for(20_000)
    tab.clock.run_for(4_000)
    server.wait(lambda: server.page.stream)
    live(tab)
    server.page.change(["t", 30, "found again"])
    expect(tab.locator("p")).to_have_text("found again")


def test_a_worker_that_never_says_anything_is_done_without(context, serve):
    context.add_init_script(
        "const Real = SharedWorker; window.SharedWorker = function () { return new Real('data:text/javascript,') }"
    )
    server = serve(NAME)
    tab = context.new_page()
    tab.goto(server.url)
    tab.wait_for_selector("html.online", state="attached", timeout=25_000)
    server.page.change(["t", 30, "alone"])
    expect(tab.locator("p")).to_have_text("alone")


def test_without_shared_workers_each_tab_has_its_stream(context, serve):
    context.add_init_script("delete window.SharedWorker")
    server = serve(NAME)
    tabs = [context.new_page() for _ in range(2)]
    for tab in tabs:
        tab.goto(server.url)
        live(tab)
    assert len(server.streams) == 2
    for page, tab in zip(server.pages.values(), tabs):
        page.change(["t", 30, page.id])
        expect(tab.locator("p")).to_have_text(page.id)


def test_a_worker_that_cannot_start_is_done_without(context, serve):
    context.add_init_script(
        "const Real = SharedWorker; window.SharedWorker = function () { return new Real('/missing.js') }"
    )
    server = serve(NAME)
    tab = context.new_page()
    tab.goto(server.url)
    live(tab)
    server.page.change(["t", 30, "alone"])
    expect(tab.locator("p")).to_have_text("alone")


def test_a_login_elsewhere_while_many_tabs_are_open(context, serve):
    server = serve(NAME)
    tabs = [context.new_page() for _ in range(6)]
    for tab in tabs:
        tab.goto(server.url)
    for tab in tabs:
        live(tab)
    old = list(server.pages.values())
    with server.lock:
        for page in old:
            page.closed = True
            page.stream.send("closed", {"page": page.number})
    server.wait(lambda: len(server.pages) == 12)
    server.wait(lambda: all(page.stream for page in server.pages.values() if page not in old))
    for tab in tabs:
        live(tab)


def test_a_worker_that_died_is_missed_at_the_next_key(context, serve):
    server = serve(NAME)
    tab = context.new_page()
    tab.goto(server.url)
    live(tab)
    kill_worker(context)
    tab.get_by_label("Name").press_sequentially("a")
    server.wait(lambda: len(server.streams) >= 2)
    live(tab)
    server.page.change(["t", 30, "found again"])
    expect(tab.locator("p")).to_have_text("found again")
    server.wait(lambda: server.page.edits("name") == ["a"])
