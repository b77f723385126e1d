"""A dashboard that speaks TLS itself, in a browser: what is typed comes back on the stream, and the certificate changes."""

import signal
import subprocess

import pytest
from dashboard import Dashboard
from playwright.sync_api import expect
from support import live


class SecureDashboard(Dashboard):
    """A running dashboard with a certificate of its own."""

    @property
    def flags(self):
        self.certify()
        return [*super().flags, "--certificate", f"{self.folder.name}/certificate", "--key", f"{self.folder.name}/key"]

    @property
    def url(self):
        return f"https://127.0.0.1:{self.port}"

    def certify(self):
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
             "-subj", "/CN=dashboard", "-addext", "subjectAltName=IP:127.0.0.1",
             "-out", f"{self.folder.name}/certificate", "-keyout", f"{self.folder.name}/key"],
            check=True, capture_output=True,
        )


@pytest.fixture
def dashboard():
    dashboard = SecureDashboard()
    yield dashboard
    dashboard.stop()


def test_typing_signing_in_and_a_new_certificate(browser, dashboard):
    dashboard.add_user()
    context = browser.new_context(ignore_https_errors=True)
    context.set_default_timeout(10_000)
    tab, other = context.new_page(), context.new_page()
    tab.goto(dashboard.url + "/login")
    live(tab)
    button = tab.get_by_role("button", name="Log in")
    expect(button).to_be_disabled()
    tab.get_by_label("Username").press_sequentially("ann")
    tab.get_by_label("Password").press_sequentially("correct horse")
    # The server says so, on the stream or in its answer.
    expect(button).to_be_enabled()
    button.click()
    tab.wait_for_url(dashboard.url + "/")
    cookies = {cookie["name"]: cookie for cookie in context.cookies()}
    assert cookies["__Host-pinion"]["secure"]
    for page in (tab, other):
        page.goto(dashboard.url + "/account")
        live(page)
    tab.get_by_label("Theme").select_option("Ocean")
    expect(other.get_by_label("Theme")).to_have_value("ocean")
    dashboard.certify()
    dashboard.process.send_signal(signal.SIGHUP)
    tab.get_by_label("Theme").select_option("Forest")
    expect(other.get_by_label("Theme")).to_have_value("forest")
    context.close()
