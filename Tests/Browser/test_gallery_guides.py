"""Views that say themselves where they stand, and what is scrolled by a program."""

import pytest
from gallery import pressed, shown
from playwright.sync_api import expect
from support import settled


def box(tab, text):
    return tab.get_by_text(text, exact=True).bounding_box()


def near(one, other):
    return abs(one - other) < 1


@pytest.fixture
def guides(at, tab):
    at("/guides")
    settled(tab)
    return tab


def test_a_view_stands_where_its_guide_says(guides):
    inside, plain, outside = (box(guides, text)["x"] for text in ["Moved in", "Where it is", "Moved out"])
    assert near(inside - plain, 20)
    assert near(plain - outside, 32)


def test_a_stack_has_room_for_what_sticks_out(guides):
    for text in ["Moved in", "Moved out", "Underlined", "London"]:
        inside = guides.get_by_text(text, exact=True)
        around = inside.locator("xpath=..").bounding_box()
        inside = inside.bounding_box()
        assert around["x"] - 1 < inside["x"], text
        assert inside["x"] + inside["width"] < around["x"] + around["width"] + 1, text
    # What follows stands below it.
    assert box(guides, "Underlined")["y"] < box(guides, "Full name:")["y"] - 20
    assert box(guides, "Moved out")["x"] >= guides.locator(".page").bounding_box()["x"]


def test_a_guide_that_changes_moves_the_view(guides):
    pressed("Further in")(guides)
    guides.wait_for_function(
        """() => {
            const at = (text) => [...document.querySelectorAll("p")].find((each) => each.textContent === text)
                .getBoundingClientRect().left
            return Math.abs(at("Moved in") - at("Where it is") - 60) < 1
        }"""
    )


def test_labels_of_different_lengths_end_at_one_line(guides):
    name = guides.get_by_text("Ada Lovelace", exact=True).first.bounding_box()
    profession = box(guides, "Mathematician")
    assert near(name["x"], profession["x"])
    line = box(guides, "Underlined")
    assert near(line["x"] + line["width"] / 2, name["x"])


def test_a_guide_crosses_stacks(guides):
    handle, name = box(guides, "@twostraws"), guides.get_by_text("Ada Lovelace", exact=True).last.bounding_box()
    assert near(handle["y"] + handle["height"] / 2, name["y"] + name["height"] / 2)


def test_a_stack_is_as_high_as_its_views_are_beside_each_other(guides):
    stack = guides.get_by_text("@twostraws", exact=True).locator("xpath=../..").bounding_box()
    first = box(guides, "Full name:")
    assert near(first["y"], stack["y"])


def test_views_that_have_gone_on_in_the_next_line_do_not_overlap(at, tab):
    tab.set_viewport_size({"width": 320, "height": 900})
    at("/guides")
    settled(tab)
    boxes = [box(tab, text) for text in ["@twostraws", "Full name:", "London"]]
    assert boxes[0]["y"] + boxes[0]["height"] + 60 < boxes[1]["y"] < boxes[2]["y"]


def test_a_badge_sits_on_a_corner(guides):
    badge = box(guides, "3")
    shape = guides.locator(".zstack > svg, .zstack > .shape").last.bounding_box()
    assert near(badge["x"] + badge["width"] / 2, shape["x"] + shape["width"])
    assert near(badge["y"] + badge["height"] / 2, shape["y"])


def test_a_page_with_guides_comes_to_rest(guides):
    guides.wait_for_timeout(300)
    guides.evaluate(
        """() => {
            window.changes = 0
            new MutationObserver((all) => (window.changes += all.length)).observe(document.body,
                { subtree: true, attributes: true, childList: true })
        }"""
    )
    guides.wait_for_timeout(500)
    assert guides.evaluate("changes") == 0


def scroller(tab, label):
    return tab.locator(f'[aria-label="{label}"]')


@pytest.fixture
def scrolling(at, tab):
    at("/scrolling")
    settled(tab)
    return tab


def test_a_program_scrolls_to_edges_views_and_distances(scrolling):
    rows = scroller(scrolling, "Rows")
    pressed("To the end")(scrolling)
    shown(scrolling, "At the end")
    scrolling.wait_for_function("(node) => node.scrollTop + node.clientHeight > node.scrollHeight - 2", arg=rows.element_handle())
    settled(scrolling)
    shown(scrolling, "At the end")
    pressed("To row 30")(scrolling)
    scrolling.wait_for_function(
        """(node) => {
            const row = [...node.querySelectorAll("p")].find((each) => each.textContent === "Row 30")
            return Math.abs(row.getBoundingClientRect().top - node.getBoundingClientRect().top) < 12
        }""",
        arg=rows.element_handle(),
    )
    pressed("To 100")(scrolling)
    scrolling.wait_for_function("(node) => Math.abs(node.scrollTop - 100) < 2", arg=rows.element_handle())


def test_a_person_scrolls_and_the_program_hears_it(scrolling):
    rows = scroller(scrolling, "Rows")
    settled(scrolling)
    rows.evaluate("(node) => (node.scrollTop = 400)")
    expect(scrolling.get_by_text("At row", exact=False)).to_be_visible()
    # The same place again: the program is asked once more, and goes there.
    pressed("To the beginning")(scrolling)
    scrolling.wait_for_function("(node) => node.scrollTop === 0", arg=rows.element_handle())
    shown(scrolling, "At the beginning")


def test_what_begins_at_its_end_stays_there_until_somebody_scrolls(scrolling):
    chat = scroller(scrolling, "Chat")
    at_end = "(node) => Math.abs(node.scrollTop + node.clientHeight - node.scrollHeight) < 2"
    scrolling.wait_for_function(at_end, arg=chat.element_handle())
    pressed("Say more")(scrolling)
    shown(scrolling, "Line 23")
    scrolling.wait_for_function(at_end, arg=chat.element_handle())
    chat.evaluate("(node) => (node.scrollTop = 40)")
    scrolling.wait_for_timeout(100)
    pressed("Say more")(scrolling)
    expect(scrolling.get_by_text("Line 26", exact=True)).to_be_attached()
    scrolling.wait_for_timeout(100)
    assert near(chat.evaluate("(node) => node.scrollTop"), 40)


def test_cards_look_otherwise_at_the_edge(scrolling):
    far = scrolling.get_by_text("Card 12", exact=True)
    assert "opacity(0.2)" in far.evaluate("(node) => getComputedStyle(node).filter")
    far.evaluate("(node) => node.scrollIntoView({ inline: 'center', block: 'center', behavior: 'instant' })")
    scrolling.wait_for_function(
        "(node) => getComputedStyle(node).filter.startsWith('opacity(1)')", arg=far.element_handle()
    )


def test_tiles_go_over_once(scrolling):
    far = scrolling.get_by_text("Tile 12", exact=True)
    expect(far).to_have_attribute("data-phase", "1")
    far.evaluate("(node) => node.scrollIntoView({ inline: 'center', block: 'center', behavior: 'instant' })")
    expect(far).to_have_attribute("data-phase", "0")
    expect(scrolling.get_by_text("Tile 1", exact=True)).to_have_attribute("data-phase", "-1")


def test_nothing_moves_for_those_who_want_less_of_it(at, tab):
    tab.emulate_media(reduced_motion="reduce")
    at("/scrolling")
    settled(tab)
    far = tab.get_by_text("Card 12", exact=True)
    assert far.evaluate("(node) => getComputedStyle(node).filter") == "none"
    assert tab.locator("[data-phase]").count() == 0


def test_a_part_of_a_page_is_dark(scrolling):
    colour = lambda text: scrolling.get_by_text(text, exact=True).evaluate("(node) => getComputedStyle(node).color")
    assert colour("Night").startswith("color(srgb 0.63")
    assert colour("Day").startswith("color(srgb 0.35")


def test_a_button_has_a_menu_beside_it(scrolling):
    pressed("Send")(scrolling)
    expect(scrolling.get_by_text("Line 3", exact=True)).to_have_count(0)
    expect(scrolling.get_by_text("Line 2", exact=True)).to_be_attached()
    scrolling.get_by_text("More", exact=True).click()
    pressed("Send later")(scrolling)
    expect(scrolling.get_by_text("Line 2", exact=True)).to_have_count(0)


def test_pages_without_them_load_no_script_for_them(at, tab):
    loaded = []
    tab.on("request", lambda request: loaded.append(request.url.rsplit("/", 1)[-1].split("?")[0]))
    at("/layout")
    settled(tab)
    assert not {"guides.js", "anchors.js", "phases.js"} & set(loaded)
    at("/guides")
    settled(tab)
    assert "guides.js" in loaded
    assert not {"anchors.js", "phases.js"} & set(loaded)
