"""What stands beside what: texts in narrow cells, and a page that is as wide as the window."""

import pytest
from gallery import labeled, shown
from playwright.sync_api import expect
from support import settled

# The pairs of texts of which one is written over the other, by the places of their letters.
OVERLAPS = """() => {
    const texts = [...document.querySelectorAll("main .hstack p, main .hstack span:not(.spacer)")]
        .filter((each) => each.textContent && !each.children.length)
    const places = (node) => {
        const range = new Range()
        range.selectNodeContents(node)
        return [...range.getClientRects()]
    }
    const found = []
    texts.forEach((one, index) => texts.slice(index + 1).forEach((other) => {
        const meets = places(one).some((a) => places(other).some((b) =>
            a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1))
        if (meets) found.push(`${one.textContent} / ${other.textContent}`)
    }))
    return [texts.length, found]
}"""


@pytest.mark.parametrize("width", [320, 480, 660, 1000])
def test_texts_in_narrow_cells_do_not_meet(at, tab, width):
    tab.set_viewport_size({"width": width, "height": 800})
    at("/room")
    settled(tab)
    assert tab.evaluate(OVERLAPS) == [18, []]


def test_a_dashboard_is_as_wide_as_the_window(at, tab):
    tab.set_viewport_size({"width": 1600, "height": 800})
    at("/room")
    main = tab.locator("main")
    assert main.bounding_box()["width"] == 704
    labeled("Wide")(tab).click()
    expect(main).to_have_class("page wide")
    # Room for the bar that scrolls is kept where it takes room, so that nothing shifts when it comes.
    assert main.bounding_box()["width"] == tab.evaluate("document.body.clientWidth")
    labeled("Wide")(tab).click()
    expect(main).to_have_class("page")
    assert main.bounding_box()["width"] == 704
