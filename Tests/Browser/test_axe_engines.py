"""No page of the dashboard has anything that axe-core takes for a barrier, in any browser."""

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from dashboard import PASSWORD, Dashboard

PAGES = [
    "/", "/disks", "/network", "/processes", "/log", "/requests", "/pages", "/nodes", "/alerts", "/people", "/articles",
    "/profile", "/account", "/everything", "/administration", "/administration/people", "/administration/actions",
    "/administration/settings",
]
BARRIERS = f"""() => {{
    {AXE_SCRIPT}
    return axe.run().then(({{ violations }}) =>
        violations.flatMap(({{ id, nodes }}) => nodes.map(({{ html }}) => `${{id}}: ${{html.slice(0, 160)}}`)))
}}"""


@pytest.fixture(scope="module")
def dashboard():
    dashboard = Dashboard.with_articles(3)
    yield dashboard
    dashboard.stop()


def test_the_dashboard(new_browser, dashboard):
    tab = new_browser().new_tab()
    found = {}
    for path in ["/signup", "/login"]:
        tab.open(dashboard.url + path)
        found[path] = tab.evaluate(BARRIERS)
    tab.type("ann", into="Username")
    tab.type(PASSWORD, into="Password")
    tab.click("Log in")
    tab.wait_for_url(dashboard.url + "/")
    for path in PAGES:
        tab.open(dashboard.url + path)
        tab.wait_for_no_text("Loading…")
        found[path] = tab.evaluate(BARRIERS)
    # One that is not there has no stream.
    tab.go_to(dashboard.url + "/nowhere")
    tab.wait_for_text("There is no page at /nowhere.")
    found["/nowhere"] = tab.evaluate(BARRIERS)
    assert {path: each for path, each in found.items() if each} == {}
