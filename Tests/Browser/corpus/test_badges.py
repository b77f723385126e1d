"""An app of badges drawn with own shapes."""

from playwright.sync_api import expect
from waiting import until


def test_badges_are_drawn_and_earned(tab, start_app):
    app = start_app("Badges")
    app.opened(tab)
    # A pentagon is fitted in by the browser.
    first = tab.locator("svg[viewBox='0 0 100 100'] path").first
    assert first.get_attribute("d").startswith("M50 0L97.55 34.55L79.39 90.45L")
    # A ribbon is drawn for its size, with a notch of ten pixels.
    until(
        tab,
        """(() => {
            const it = [...document.querySelectorAll('svg[preserveAspectRatio=none]')].find((each) => each.dataset.measure)
            const box = it?.getBoundingClientRect()
            return it && Math.abs(it.viewBox.baseVal.width - box.width) < 0.1 && box.width > 60
        })()""",
    )
    expect(tab.get_by_text("50 of 100")).to_be_visible()
    button = tab.get_by_role("button", name="Work on Explorer")
    button.click()
    expect(tab.get_by_text("75 of 100")).to_be_visible()
    button.click()
    expect(button).to_be_disabled()
    expect(tab.get_by_text("Earned")).to_have_count(2)
