"""Timers of the main run loop, which count on a page until they are invalidated."""

import re

from playwright.sync_api import expect


def test_timers_fire_until_they_are_invalidated(start_app, tab):
    app = start_app("Metronome")
    app.opened(tab)
    expect(tab.get_by_text("Tap Start to begin.")).to_be_visible()
    expect(tab.get_by_text("0 bars")).to_be_visible()
    tab.get_by_role("button", name="Start").click()
    expect(tab.get_by_text("3 bars")).to_be_visible()
    tab.get_by_role("button", name="Stop").click()
    expect(tab.get_by_role("button", name="Start")).to_be_visible()
    bars = tab.get_by_text(re.compile(r"^\d+ bars$"))
    left = bars.inner_text()
    tab.wait_for_timeout(1000)
    expect(bars).to_have_text(left)
    tab.get_by_role("button", name="Clear").click()
    expect(tab.get_by_text("0 bars")).to_be_visible()
