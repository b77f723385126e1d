"""Waits for what is not a matter of one element."""

import time

from playwright.sync_api import Error


def until(tab, expression, arg=None, seconds=10):
    """Waits until an expression holds in the tab. Playwright's own way asks again from inside the page, where the
    site's policy forbids that."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            if tab.evaluate(expression, arg):
                return
        except Error:
            # Another page is just coming.
            pass
        tab.wait_for_timeout(20)
    raise AssertionError(f"it never holds in the tab that {expression}")
