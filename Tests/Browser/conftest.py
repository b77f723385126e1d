"""What all browser tests share: one Chromium, a fresh browser profile for each test, servers that end with it.

What is written once for every engine takes `tab`s from `engine` or `new_browser`; `--engine` says which ones these are.
"""

import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from dashboard import Gallery  # noqa: E402
from engines import ENGINES  # noqa: E402
from fake.server import FakeServer  # noqa: E402
from support import live  # noqa: E402


# Machines that are busy with other things take their time.
expect.set_options(timeout=10_000)


def pytest_addoption(parser):
    parser.addoption(
        "--engine",
        action="append",
        choices=ENGINES,
        help="an engine for the tests that are for all; may be repeated; without it Chromium and Firefox",
    )


def pytest_configure(config):
    config.addinivalue_line("markers", "corpus: apps written for the iPhone; Tests/Corpus/run builds and runs them")
    config.addinivalue_line("markers", "slow: takes minutes; `make test-slow` runs it")
    config.addinivalue_line("markers", "composing: for the engines whose driver can work an input method")
    # Selenium says this of itself.
    config.addinivalue_line("filterwarnings", "ignore:setting remote_server_addr:DeprecationWarning")


def pytest_generate_tests(metafunc):
    if "engine" in metafunc.fixturenames:
        names = metafunc.config.getoption("engine") or ["chromium", "firefox"]
        if metafunc.definition.get_closest_marker("composing"):
            names = [name for name in names if ENGINES[name].can_compose]
        metafunc.parametrize("engine", names, indirect=True, scope="session")


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def chromium(playwright):
    chromium = ENGINES["chromium"](playwright)
    yield chromium
    chromium.stop()


@pytest.fixture(scope="session")
def browser(chromium):
    """Chromium as Playwright has it."""
    return chromium.process


@pytest.fixture(scope="session")
def engine(request):
    if request.param == "chromium":
        yield request.getfixturevalue("chromium")
        return
    engine = ENGINES[request.param](request.getfixturevalue("playwright"))
    yield engine
    engine.stop()


@pytest.fixture
def new_browser(engine):
    """Opens browsers of an engine, each with its own profile. What a page complains of is a failure, as with `tab`."""
    browsers = []

    def open_browser():
        browsers.append(engine.new_browser())
        return browsers[-1]

    yield open_browser
    problems = [problem for browser in browsers for problem in browser.problems]
    for browser in browsers:
        browser.close()
    assert problems == []


@pytest.fixture
def context(browser):
    context = browser.new_context()
    context.set_default_timeout(10_000)
    yield context
    context.close()


@pytest.fixture
def tab(context):
    """A tab that takes every message of the console's for a failure, a breach of the policy too."""
    tab = context.new_page()
    problems = []
    tab.on("pageerror", lambda error: problems.append(str(error)))
    tab.on("console", lambda message: "Security Policy" in message.text and problems.append(message.text))
    yield tab
    assert problems == []


@pytest.fixture
def serve():
    """Starts fake servers: `serve(html)` for one page at every path, `serve(function)` for more."""
    servers = []

    def start(pages, **options):
        server = FakeServer(pages if callable(pages) else lambda path: (pages, "Test"), **options)
        servers.append(server)
        return server

    yield start
    for server in servers:
        server.stop()


@pytest.fixture(scope="session")
def gallery():
    """The gallery of all controls. Its pages belong to their tabs, so that all tests can share it."""
    gallery = Gallery()
    yield gallery
    gallery.stop()


@pytest.fixture
def at(tab, gallery):
    """Opens a page of the gallery in the tab."""

    def open_page(path):
        tab.goto(gallery.url + path)
        live(tab)
        return tab

    return open_page
