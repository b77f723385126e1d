"""Alerts: rules that everybody sees move, and whoever is told: on every page, in the title, and by a webhook."""

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import expect
from support import live, settled, tab_to
from test_axe import barriers
from two_people import dashboard, other  # noqa: F401


class Hook(ThreadingHTTPServer):
    """A server that is told of alerts. It refuses the first message."""

    daemon_threads = True

    def __init__(self):
        self.messages = []
        self.attempts = 0
        self.arrived = threading.Condition()
        super().__init__(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.server_address[1]}/hook"

    def waits_for(self, count):
        with self.arrived:
            assert self.arrived.wait_for(lambda: len(self.messages) >= count, timeout=60)


class Handler(BaseHTTPRequestHandler):
    def do_POST(self):
        text = self.rfile.read(int(self.headers["Content-Length"]))
        with self.server.arrived:
            self.server.attempts += 1
            if self.server.attempts > 1:
                self.server.messages.append((self.headers["Content-Type"], json.loads(text)))
                self.server.arrived.notify_all()
        self.send_response(204 if self.server.attempts > 1 else 503)
        self.end_headers()

    def log_message(self, *words):
        pass


@pytest.fixture
def alerts(tab, dashboard):
    dashboard.sign_in(tab, "ann")
    tab.goto(dashboard.url + "/alerts")
    live(tab)
    yield tab
    # Every test begins without rules.
    while tab.get_by_role("button", name="Delete ").count():
        count = tab.get_by_role("button", name="Delete ").count()
        tab.get_by_role("button", name="Delete ").first.click()
        expect(tab.get_by_role("button", name="Delete ")).to_have_count(count - 1)


def add_rule(tab, series="program.threads"):
    # The machine has been read once by then.
    expect(tab.get_by_label("About").locator("option", has_text=series).first).to_be_attached(timeout=30_000)
    tab.get_by_label("About").select_option(series)
    tab.get_by_role("button", name="Add rule").click()
    expect(tab.get_by_label("Name", exact=True)).to_have_value("New rule")


def test_a_slider_that_is_dragged_moves_the_number_and_the_line_in_the_other_browser(alerts, other, dashboard):
    other.goto(dashboard.url + "/alerts")
    live(other)
    add_rule(alerts)
    alerts.get_by_label("Bound", exact=True).fill("100")
    expect(other.get_by_text("program.threads above 100")).to_be_visible()
    chart = other.get_by_role("main")
    before = chart.inner_html()
    slider = alerts.get_by_role("slider", name="Bound of")
    slider.scroll_into_view_if_needed()
    box = slider.bounding_box()
    alerts.mouse.move(box["x"] + box["width"] - 8, box["y"] + box["height"] / 2)
    alerts.mouse.down()
    alerts.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=10)
    value = slider.input_value()
    assert 40 <= float(value) <= 60
    # The button of the mouse is still down.
    expect(other.get_by_text(f"program.threads above {value}")).to_be_visible()
    assert chart.inner_html() != before
    alerts.mouse.up()
    expect(alerts.get_by_label("Bound", exact=True)).to_have_value(value)
    alerts.get_by_label("Bound", exact=True).fill("70.5")
    expect(other.get_by_text("program.threads above 70.5")).to_be_visible()
    # Who is no administrator sees it, and changes nothing.
    expect(other.get_by_role("slider", name="Bound of")).to_have_count(0)


def test_an_alert_is_told_on_every_page_in_the_title_and_by_a_webhook(alerts, other, dashboard):
    hook = Hook()
    other.goto(dashboard.url + "/people")
    live(other)
    alerts.get_by_label("Address").fill(hook.url)
    add_rule(alerts)
    alerts.get_by_label("Name", exact=True).fill("Threads")
    alerts.get_by_label("Bound", exact=True).fill("1")
    alerts.locator("select[name^=duration]").select_option("at once")
    alerts.get_by_label("Watched").check()
    expect(other.get_by_role("main").get_by_text("Alert: Threads: program.threads is above 1")).to_be_visible(timeout=30_000)
    expect(other).to_have_title("(1) People")
    expect(other.get_by_role("link", name="Alerts (1)")).to_be_visible()
    expect(alerts.get_by_text("1 alert.")).to_be_visible()
    expect(alerts.get_by_role("row", name="goes on")).to_have_count(1)
    hook.waits_for(1)
    kind, message = hook.messages[0]
    assert kind == "application/json"
    assert {name: message[name] for name in ["state", "rule", "series", "bound", "side", "ended"]} == {
        "state": "raised", "rule": "Threads", "series": "program.threads", "bound": 1, "side": "above",
        "ended": None,
    }
    alerts.get_by_label("Watched").uncheck()
    expect(other).to_have_title("People")
    hook.waits_for(2)
    assert hook.messages[1][1]["state"] == "ended"
    assert hook.messages[1][1]["id"] == message["id"]
    # What was refused first has been told all the same.
    assert hook.attempts == 3
    hook.shutdown()
    alerts.get_by_label("Address").fill("")


def test_a_webhook_that_is_none_says_so(alerts):
    alerts.get_by_label("Address").fill("ftp://example.org")
    expect(alerts.get_by_text("An address begins with https:// or http://")).to_be_visible()
    alerts.get_by_label("Address").fill("")


def test_the_keyboard_alone_is_enough(alerts):
    add_rule(alerts)
    tab_to(alerts, "Bound of New rule")
    before = alerts.get_by_label("Bound", exact=True).input_value()
    alerts.keyboard.press("ArrowLeft")
    expect(alerts.get_by_label("Bound", exact=True)).not_to_have_value(before)
    tab_to(alerts, "Delete New rule")
    alerts.keyboard.press("Enter")
    expect(alerts.get_by_role("slider", name="Bound of")).to_have_count(0)


@pytest.mark.parametrize("width", [320, 1280, 2560])
def test_it_fits_into_every_window_without_a_barrier(alerts, width):
    alerts.set_viewport_size({"width": width, "height": 800})
    add_rule(alerts)
    settled(alerts)
    assert alerts.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert barriers(alerts) == []


def test_rules_are_there_after_a_restart_and_without_javascript(alerts, browser, dashboard):
    add_rule(alerts)
    alerts.get_by_label("Name", exact=True).fill("Kept")
    row = browser.new_context(java_script_enabled=False).new_page()
    row.goto(dashboard.url + "/login")
    row.get_by_label("Username").fill("ann")
    row.get_by_label("Password", exact=True).fill("correct horse")
    row.get_by_role("button", name="Log in").click()
    row.goto(dashboard.url + "/alerts")
    expect(row.get_by_label("Name", exact=True)).to_have_value("Kept")
    dashboard.end()
    dashboard.start()
    row.goto(dashboard.url + "/alerts")
    expect(row.get_by_label("Name", exact=True)).to_have_value("Kept")
    row.context.close()
    live(alerts)
    expect(alerts.get_by_role("button", name="Delete Kept")).to_be_visible()
