"""WebKit, as GTK's browsers have it: MiniBrowser on a screen that nobody sees, driven by Selenium."""

import os
import socket
import subprocess

from engines.programs import webkit_driver, xvfb
from engines.tab import Tab
from selenium.common.exceptions import WebDriverException
from selenium.webdriver import WebKitGTK
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service
from urllib3.exceptions import HTTPError

NAMES = {"Enter": Keys.ENTER, "ArrowLeft": Keys.ARROW_LEFT, "ArrowRight": Keys.ARROW_RIGHT, "Space": " "}

# The driver keeps what the console says to itself, so the page notes it.
NOTE_PROBLEMS = """
    if (!window.problems) {
        window.problems = [];
        addEventListener("error", ({ message }) => problems.push(message));
        addEventListener("unhandledrejection", ({ reason }) => problems.push(String(reason)));
        addEventListener("securitypolicyviolation", (event) => problems.push("policy: " + event.violatedDirective));
    }
"""


class WebKit:
    """WebKit, a process for each profile, with the screen that they share."""

    can_compose = True

    def __init__(self, playwright):
        driver, screen = webkit_driver(), xvfb()
        read, write = os.pipe()
        command = [screen, "-displayfd", str(write), "-screen", "0", "1280x900x24", "-nolisten", "tcp"]
        self.screen = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as answer:
            self.environment = {**os.environ, "DISPLAY": f":{answer.readline().strip()}"}
        self.driver = driver

    def new_browser(self):
        return Browser(lambda: Service(self.driver, env=self.environment))

    def stop(self):
        self.screen.terminate()
        self.screen.wait(timeout=10)


def started(new_service, attempts=3):
    """A driver with its browser. For one that dies at its start the driver waits for ever: then another one is started."""
    options = Options()
    options.add_argument("--automation")
    # What is asked of the driver from here on is answered within a minute, or has failed.
    former = socket.getdefaulttimeout()
    socket.setdefaulttimeout(60)
    try:
        for _ in range(attempts - 1):
            try:
                return WebKitGTK(options=options, service=new_service())
            except (TimeoutError, HTTPError, WebDriverException):
                continue
        return WebKitGTK(options=options, service=new_service())
    finally:
        socket.setdefaulttimeout(former)


class Browser:
    """A browser with a profile of its own."""

    def __init__(self, new_service):
        self.driver = started(new_service)
        self.fresh = self.driver.current_window_handle
        self.shown = self.fresh
        self.tabs = []

    def new_tab(self):
        if not self.tabs:
            handle = self.fresh
        else:
            self.driver.switch_to.new_window("tab")
            handle = self.shown = self.driver.current_window_handle
        self.tabs.append(SeleniumTab(self, handle))
        return self.tabs[-1]

    @property
    def problems(self):
        return [problem for tab in self.tabs for problem in tab.problems()]

    def close(self):
        self.driver.quit()


class SeleniumTab(Tab):
    broken = (WebDriverException,)

    def __init__(self, browser, handle):
        self.browser, self.handle = browser, handle

    @property
    def driver(self):
        """The driver, after it has been told that this tab is meant."""
        self.show()
        return self.browser.driver

    def show(self):
        if self.browser.shown != self.handle:
            self.browser.driver.switch_to.window(self.handle)
            self.browser.shown = self.handle

    def go_to(self, url):
        self.driver.get(url)

    def go_back(self):
        self.driver.back()

    def go_forward(self):
        self.driver.forward()

    def reload(self):
        self.driver.refresh()

    def evaluate(self, function, *arguments):
        return self.driver.execute_script(f"{NOTE_PROBLEMS} return ({function})(...arguments)", *arguments)

    element = evaluate

    def problems(self):
        return self.evaluate("() => problems")

    def press(self, key):
        *held, last = [NAMES.get(name, getattr(Keys, name.upper(), name)) for name in key.split("+")]
        keys = ActionChains(self.driver, duration=0)
        for name in held:
            keys.key_down(name)
        keys.send_keys(last if not held else last.lower())
        for name in reversed(held):
            keys.key_up(name)
        keys.perform()

    def compose(self):
        """Yields what stands in the field at each step: this input method of GTK's takes the number of a character."""
        self.press("Control+Shift+u")
        yield "u"
        for count, digit in enumerate("65e5", 1):
            self.tap(digit)
            yield "u65e5"[: count + 1]

    def commit(self):
        """Ends the composition, and returns what has become of it."""
        self.press("Enter")
        return "日"

    def tap(self, text, delay=0):
        keys = ActionChains(self.driver, duration=0)
        for key in text:
            keys.send_keys(key)
            if delay:
                keys.pause(delay)
        keys.perform()

    def click_on(self, element):
        self.show()
        element.click()

    def choose_file(self, element, file):
        self.show()
        element.send_keys(str(file))

    def close(self):
        self.driver.close()
        self.browser.tabs.remove(self)
        self.browser.shown = None
