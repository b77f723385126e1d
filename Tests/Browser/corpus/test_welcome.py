"""What an app shows those who open it for the first time: pages that are pushed away, by a button or a finger."""

from playwright.sync_api import expect


def test_pages_are_pushed_away(start_app, tab):
    start_app("Welcome").opened(tab)
    expect(tab.get_by_text("Discover")).to_be_visible()
    tab.get_by_role("button", name="Next").click()
    expect(tab.get_by_text("Navigate", exact=True)).to_be_visible()
    expect(tab.locator("main").get_by_text("Discover")).to_have_count(0)
    tab.get_by_role("button", name="Next").click()
    expect(tab.get_by_role("button", name="Get Started")).to_be_visible()
    tab.get_by_role("button", name="Get Started").click()
    expect(tab.get_by_text("Welcome!")).to_be_visible()
    tab.get_by_role("button", name="Once more").click()
    expect(tab.get_by_text("Discover")).to_be_visible()


def test_a_finger_goes_back(start_app, tab):
    start_app("Welcome").opened(tab)
    for way, title in [(-90, "Navigate"), (90, "Discover")]:
        box = tab.locator("[data-gesture^='drag']").first.bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + 40
        tab.mouse.move(x, y)
        tab.mouse.down()
        tab.mouse.move(x + way, y, steps=8)
        tab.mouse.up()
        # By its role: the picture of what goes, which may have the same title, is for the eye alone.
        expect(tab.get_by_role("heading", name=title)).to_be_visible()


def test_the_picture_goes_up_and_down(start_app, tab):
    start_app("Welcome").opened(tab)
    tops = tab.evaluate(
        """async () => {
            const node = [...document.querySelectorAll("main *")].find((each) => each.textContent === "🗺")
            const found = []
            for (let count = 0; count < 60; count++) {
                await new Promise(requestAnimationFrame)
                found.push(node.getBoundingClientRect().top)
            }
            return found
        }"""
    )
    assert max(tops) - min(tops) > 5
