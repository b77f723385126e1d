"""A site inside somebody else's HTTP server, below a path."""

import re
import subprocess
import time
import urllib.request

import pytest
from dashboard import ROOT
from playwright.sync_api import expect
from support import live


@pytest.fixture(scope="module")
def server():
    process = subprocess.Popen([str(ROOT / ".build/debug/Embedder")], stdout=subprocess.PIPE, text=True)
    yield re.search(r"http://\S+", process.stdout.readline()).group()
    process.kill()
    process.wait()
    process.stdout.close()


def figure(server, name):
    token = {"Authorization": "Bearer whoever runs this site"}
    with urllib.request.urlopen(urllib.request.Request(f"{server}/admin/metrics", headers=token)) as answer:
        return int(re.search(rf"^{name} (\d+)$", answer.read().decode(), re.MULTILINE).group(1))


def test_fields_and_buttons_work_and_every_request_stays_below_its_path(server, tab):
    paths = []
    tab.on("request", lambda request: paths.append(request.url.removeprefix(server)))
    tab.goto(f"{server}/admin/")
    live(tab)
    tab.get_by_label("Name").press_sequentially("Ada")
    expect(tab.get_by_text("Hello, ADA")).to_be_visible()
    tab.get_by_role("button", name="Pressed 0 times").click()
    expect(tab.get_by_role("button", name="Pressed 1 times")).to_be_visible()
    tab.get_by_role("button", name="Elsewhere").click()
    tab.wait_for_url(f"{server}/admin/other")
    tab.get_by_role("link", name="Back").click()
    tab.wait_for_url(f"{server}/admin/")
    assert [path for path in paths if not path.startswith("/admin/")] == []
    assert {cookie["path"] for cookie in tab.context.cookies()} == {"/admin"}


def test_the_stream_ends_when_its_reader_does(server, browser):
    context = browser.new_context()
    tab = context.new_page()
    tab.goto(f"{server}/admin/")
    live(tab)
    assert figure(server, "pinion_streams") >= 1
    context.close()
    end = time.monotonic() + 60
    while figure(server, "pinion_streams") > 0:
        assert time.monotonic() < end, "the stream is still open"
        time.sleep(0.1)
