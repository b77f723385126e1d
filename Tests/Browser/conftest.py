"""What all browser tests share: one Chromium, a fresh browser profile for each test, servers that end with it."""

import os
import shutil
import sys
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from dashboard import Gallery  # noqa: E402
from fake.server import FakeServer  # noqa: E402
from support import live  # noqa: E402


def chromium():
    for name in (os.environ.get("CHROMIUM"), "chromium", "chromium-browser", "google-chrome"):
        if name and shutil.which(name):
            return shutil.which(name)
    pytest.exit("Chromium is missing: apt install chromium", returncode=2)


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium(),
            args=["--no-sandbox"],
            ignore_default_args=["--disable-back-forward-cache"],
        )
        yield browser
        browser.close()


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
