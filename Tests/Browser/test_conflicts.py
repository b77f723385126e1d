"""Two people fill in one field, each in a browser of their own, and hear of each other late."""

import json
import urllib.request

import pytest
from playwright.sync_api import expect
from support import live
from wire import Wire

OVERWRITTEN = "Changed elsewhere meanwhile. You had written “{}”."


@pytest.fixture
def people(browser, gallery):
    """Two people on the shared page; what the second one does and hears takes its time each way."""
    wire = Wire(gallery.port, delay=1.5)
    contexts = [browser.new_context() for _ in range(2)]
    tabs = []
    for context, url in zip(contexts, (gallery.url, wire.url)):
        context.set_default_timeout(15_000)
        tab = context.new_page()
        tab.goto(url + "/shared")
        live(tab)
        tabs.append(tab)
    near, far = tabs
    near.get_by_role("button", name="Start anew").click()
    for name in ("Host", "Guests"):
        expect(far.get_by_label(name)).to_have_value("")
    yield near, far
    for context in contexts:
        context.close()
    wire.close()


def meet(near, far, name, value):
    """Both fields show a value, and so does the model."""
    for tab in (near, far):
        expect(tab.get_by_label(name)).to_have_value(value)
        expect(tab.get_by_text(f"{name}: {value}", exact=True)).to_be_visible()


def test_who_is_overwritten_reads_it_at_the_field(people):
    near, far = people
    near.get_by_label("Host").press_sequentially("Anna")
    expect(near.get_by_text("Host: Anna", exact=True)).to_be_visible()
    # That is on its way.
    assert far.get_by_label("Host").input_value() == ""
    far.get_by_label("Host").press_sequentially("Berta")
    meet(near, far, "Host", "Berta")
    notice = near.get_by_text(OVERWRITTEN.format("Anna"))
    expect(notice).to_be_visible()
    expect(notice).to_have_attribute("role", "status")
    expect(near.get_by_label("Host")).to_have_accessible_description(OVERWRITTEN.format("Anna"))
    expect(near.get_by_label("Host")).not_to_have_attribute("aria-invalid", "true")
    expect(far.locator(".overwritten")).to_have_count(0)
    # It goes when the person leaves the field.
    near.get_by_label("Guests").focus()
    expect(near.locator(".overwritten")).to_have_count(0)


def test_who_writes_on_has_the_last_word(people):
    near, far = people
    near.get_by_label("Host").press_sequentially("Anna")
    expect(near.get_by_text("Host: Anna", exact=True)).to_be_visible()
    far.get_by_label("Host").press_sequentially("Berta")
    meet(near, far, "Host", "Berta")
    expect(near.get_by_text(OVERWRITTEN.format("Anna"))).to_be_visible()
    near.get_by_label("Host").fill("Anna and Berta")
    meet(near, far, "Host", "Anna and Berta")
    expect(near.locator(".overwritten")).to_have_count(0)
    expect(far.locator(".overwritten")).to_have_count(0)


def test_a_program_can_keep_both(people):
    near, far = people
    near.get_by_label("Guests").press_sequentially("Cleo, ")
    expect(near.get_by_text("Guests: Cleo,", exact=True)).to_be_visible()
    far.get_by_label("Guests").press_sequentially("Dan")
    meet(near, far, "Guests", "Cleo, Dan")
    expect(near.locator(".overwritten")).to_have_count(0)
    expect(far.locator(".overwritten")).to_have_count(0)


def test_both_type_at_once_and_end_alike(people):
    near, far = people
    for letter in "abcdefgh":
        near.get_by_label("Host").press_sequentially(letter)
        far.get_by_label("Host").press_sequentially(letter.upper())
    values = set()

    def alike():
        values.clear()
        values.update(tab.get_by_label("Host").input_value() for tab in (near, far))
        values.update(tab.locator("[data-n]", has_text="Host: ").last.inner_text()[6:] for tab in (near, far))
        return len(values) == 1

    for _ in range(100):
        if alike():
            break
        near.wait_for_timeout(100)
    assert len(values) == 1


def test_a_script_that_names_its_revision_is_in_conflict_as_well(people, gallery):
    near, _ = people

    def ask(method, body=None, cookie=None, page=None):
        headers = {"Accept": "application/json", "Content-Type": "application/json"}
        if cookie:
            headers |= {"Cookie": cookie, "Pinion-Page": page}
        request = urllib.request.Request(gallery.url + "/shared", body, headers, method=method)
        with urllib.request.urlopen(request, timeout=10) as reply:
            return json.load(reply), reply.headers.get("Set-Cookie", "").split(";")[0]

    state, cookie = ask("GET")
    near.get_by_label("Host").press_sequentially("Anna")
    expect(near.get_by_text("Host: Anna", exact=True)).to_be_visible()
    ask("PATCH", b'{"host": "Berta"}', cookie, f'{state["page"]}@{state["revision"]}')
    expect(near.get_by_text(OVERWRITTEN.format("Anna"))).to_be_visible()
    near.get_by_label("Host").fill("Anna")
    expect(near.get_by_text("Host: Anna", exact=True)).to_be_visible()
    now, _ = ask("GET", None, cookie, state["page"])
    # The script's own entry gave way to somebody who had read it.
    assert {name: now["fields"]["host"][name] for name in ("value", "enabled", "error")} == {
        "value": "Anna",
        "enabled": True,
        "error": None,
    }
    ask("PATCH", b'{"host": "Cleo"}', cookie, f'{state["page"]}@{now["revision"]}')
    expect(near.get_by_text("Host: Cleo", exact=True)).to_be_visible()
    expect(near.locator(".overwritten")).to_have_count(0)
