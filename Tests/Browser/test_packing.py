"""An app written for the iPhone, `Tests/Corpus/Packing`, as two people use it: what the app keeps is theirs together."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from dashboard import Program
from gallery import pressed, shown
from playwright.sync_api import expect
from support import live


class Packing(Program):
    def __init__(self):
        super().__init__("PACKING", ".build/debug/Packing")


@pytest.fixture
def packing():
    program = Packing()
    yield program
    program.stop()


def opened(tab, program, path="/"):
    tab.goto(program.url + path)
    live(tab)
    return tab


def test_two_people_pack_the_same_things(browser, packing):
    ann, bea = (opened(browser.new_context().new_page(), packing) for _ in range(2))
    expect(ann.get_by_role("heading", level=1)).to_have_text("Packing for Lisbon")
    ann.get_by_label("Passport").check()
    expect(bea.get_by_label("Passport")).to_be_checked()
    shown(bea, "33% packed")

    pressed("Add")(ann)
    expect(ann.get_by_role("button", name="Save")).to_be_disabled()
    expect(bea.get_by_role("dialog")).to_have_count(0)
    ann.get_by_label("Name").press_sequentially("Umbrella")
    pressed("Save")(ann)
    expect(ann.get_by_role("dialog")).to_have_count(0)
    expect(bea.get_by_label("Umbrella")).not_to_be_checked()
    shown(bea, "25% packed")

    pressed("Start again")(bea)
    shown(bea, "Nothing is packed then.")
    pressed("Cancel")(bea)
    shown(ann, "25% packed")
    pressed("Start again")(bea)
    pressed("Unpack all")(bea)
    expect(ann.get_by_label("Passport")).not_to_be_checked()

    ann.get_by_role("button", name="Delete").first.click()
    expect(bea.get_by_label("Passport")).to_have_count(0)
    expect(bea.get_by_role("checkbox")).to_have_count(3)
    for tab in (ann, bea):
        tab.context.close()


def test_the_settings_are_a_page_that_the_window_follows(tab, context, packing):
    opened(tab, packing)
    settings = opened(context.new_page(), packing, "/settings")
    expect(settings).to_have_title("Trip")
    settings.get_by_label("Destination").fill("Oslo")
    expect(tab.get_by_role("heading", level=1)).to_have_text("Packing for Oslo")
    settings.get_by_label("Departure").fill("2027-05-17")
    shown(tab, "2027")
    tab.reload()
    shown(tab, "2027")


@pytest.mark.parametrize("path", ["/", "/settings"])
def test_axe_finds_nothing(tab, packing, path):
    opened(tab, packing, path)
    results = Axe().run(tab)
    assert results.violations_count == 0, results.generate_report()
