"""An app written for the iPhone, `Tests/Corpus/Packing`, as two people use it: what the app keeps is theirs together."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from dashboard import Program
from gallery import pressed, shown
from playwright.sync_api import expect
from support import live


class Packing(Program):
    def __init__(self, previews=False):
        self.previews = previews
        super().__init__("PACKING", ".build/debug/Packing")

    @property
    def environment(self):
        return {**super().environment, **({"PINION_PREVIEWS": "1"} if self.previews else {})}


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


@pytest.fixture
def previews(tab):
    program = Packing(previews=True)
    yield opened(tab, program)
    program.stop()


def test_previews_are_live_light_and_dark_at_a_phones_width(previews):
    light, dark = (previews.get_by_role("group", name=f"ContentView, {look}", exact=True) for look in ("light", "dark"))
    light.get_by_label("Passport").check()
    expect(light.get_by_text("33% packed")).to_be_visible()
    expect(dark.get_by_text("0% packed")).to_be_visible()
    assert light.bounding_box()["width"] == dark.bounding_box()["width"] == 390
    colors = [part.evaluate("(part) => getComputedStyle(part).backgroundColor") for part in (light, dark)]
    assert colors == ["rgb(244, 245, 248)", "rgb(15, 17, 21)"]


def test_axe_finds_nothing_in_previews(previews):
    results = Axe().run(previews)
    assert results.violations_count == 0, results.generate_report()
