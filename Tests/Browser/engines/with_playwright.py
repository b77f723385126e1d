"""Chromium and Firefox, driven by Playwright."""

from engines.programs import chromium, firefox
from engines.tab import Tab
from playwright.sync_api import Error


class Chromium:
    """Chromium, with the cache for *back* and *forward* that people have and tests usually do not."""

    can_compose = True
    shown = None  # the tab in front

    def __init__(self, playwright):
        self.process = playwright.chromium.launch(
            executable_path=chromium(),
            args=["--no-sandbox"],
            ignore_default_args=["--disable-back-forward-cache"],
        )

    def new_browser(self):
        return Browser(self, ChromiumTab)

    def stop(self):
        self.process.close()


class Firefox:
    """The Firefox that people install, not one that was patched for tests: it is driven by WebDriver BiDi."""

    can_compose = False
    shown = None  # the tab in front

    def __init__(self, playwright):
        self.process = playwright.firefox.launch(channel="moz-firefox", executable_path=firefox())

    def new_browser(self):
        return Browser(self, PlaywrightTab)

    def stop(self):
        self.process.close()


class Browser:
    """A browser with a profile of its own."""

    def __init__(self, engine, tab):
        self.engine, self.tab = engine, tab
        self.context = engine.process.new_context()
        self.context.set_default_timeout(20_000)
        self.problems = []

    def new_tab(self):
        return self.tab(self)

    def close(self):
        self.context.close()


class PlaywrightTab(Tab):
    broken = (Error,)

    def __init__(self, browser):
        self.engine = browser.engine
        self.page = browser.context.new_page()
        note = browser.problems.append
        self.page.on("pageerror", lambda error: note(str(error)))
        self.page.on("console", lambda message: "Security Policy" in message.text and note(message.text))

    def show(self):
        if self.engine.shown is not self:
            self.page.bring_to_front()
            self.engine.shown = self

    def go_to(self, url):
        try:
            self.page.goto(url)
        except Error as error:
            # On a busy machine Firefox's driver takes the navigation for another one that interrupts it.
            if f'interrupted by another navigation to "{url}"' not in str(error):
                raise
            self.page.wait_for_url(url)

    def go_back(self):
        self.page.go_back(wait_until="commit")

    def go_forward(self):
        self.page.go_forward(wait_until="commit")

    def reload(self):
        self.page.reload(wait_until="commit")

    def evaluate(self, function, *arguments):
        return self.page.evaluate(f"(all) => ({function})(...all)", list(arguments))

    def element(self, function, *arguments):
        return self.page.evaluate_handle(f"(all) => ({function})(...all)", list(arguments)).as_element()

    def press(self, key):
        self.show()
        self.page.keyboard.press(key)

    def tap(self, text, delay=0):
        self.show()
        self.page.keyboard.type(text, delay=delay * 1000)

    def click_on(self, element):
        self.show()
        element.click()

    def choose_file(self, element, file):
        element.set_input_files(file)

    def close(self):
        self.page.close(run_before_unload=True)


class ChromiumTab(PlaywrightTab):
    """A tab with an input method, which Chromium's own protocol works."""

    def compose(self):
        """Yields what stands in the field at each step."""
        self.session = self.page.context.new_cdp_session(self.page)
        for text in ("に", "にほ", "にほん"):
            place = {"selectionStart": len(text), "selectionEnd": len(text)}
            self.session.send("Input.imeSetComposition", {"text": text, **place})
            yield text

    def commit(self):
        """Ends the composition, and returns what has become of it."""
        self.session.send("Input.insertText", {"text": "日本"})
        return "日本"
