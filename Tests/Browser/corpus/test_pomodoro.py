"""A timer of Combine's that ticks while it runs, and a bar in which the browser counts."""

from playwright.sync_api import expect


def test_a_timer_ticks_until_it_is_paused(start_app, tab):
    app = start_app("Pomodoro")
    app.opened(tab)
    expect(tab.get_by_text("Work")).to_be_visible()
    tab.get_by_role("button", name="Start").click()
    expect(tab.get_by_text("Break")).to_be_visible()
    expect(tab.get_by_text("1 rounds done")).to_be_visible()
    expect(tab.locator("span.weight-bold")).to_have_text("1")
    tab.get_by_role("button", name="Pause").click()
    expect(tab.get_by_role("button", name="Start")).to_be_visible()


def test_the_browser_counts(start_app, tab):
    app = start_app("Pomodoro")
    app.opened(tab)
    clock = tab.locator("[data-clock=timer]:not(progress)")
    before = clock.inner_text()
    value = tab.locator("progress").evaluate("bar => bar.value")
    expect(clock).not_to_have_text(before)
    assert clock.inner_text().startswith("1:")
    assert tab.locator("progress").evaluate("bar => bar.value") < value
