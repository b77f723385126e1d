"""What people do in a tab of a browser and what they see there, in words that every engine understands."""

import time

# Finds what people can reach under a name: an `aria-label`, a field's label, or else its text.
FIND = """(kind, name) => {
    const layer = [...document.querySelectorAll("dialog:modal")].pop() ?? document.body;
    const label = ({ labels }) => labels?.[0] && (labels[0].querySelector("span") ?? labels[0]).textContent;
    const named = (node) => (node.getAttribute("aria-label") ?? label(node) ?? node.textContent).trim();
    return [...layer.querySelectorAll(kind)].find((node) => named(node) === name && node.checkVisibility()) ?? null;
}"""
FIELD = "input:not([type=hidden]), select, textarea"
CONTROL = "button, a, summary"

WATCH_TYPING = """(field) => {
    window.carets = [];
    window.compositions = [];
    field.addEventListener("keyup", () => carets.push(field.selectionStart));
    for (const type of ["compositionstart", "compositionend"])
        field.addEventListener(type, () => compositions.push(type.slice(11)));
}"""

# What the server holds: the state of this very page, as a script gets it.
ASK_SERVER = """() => fetch(location, {
    headers: { Accept: "application/json", "Pinion-Page": document.body.dataset.page },
}).then((response) => response.json())"""


class Tab:
    """A tab of a browser.

    An engine says how it does these things: `go_to`, `go_back`, `go_forward`, `close`, `show` (a tab that people work
    with is in front of the others), `evaluate` (a function in JavaScript), `element` (the same, for one that returns an
    element), `press` (a key, or keys with `+` between them), `tap` (keys, one after the other), `click_on` and
    `choose_file`. If it can work an input method, it has `compose` and `commit` as well. All else is said here, once.
    """

    # What an engine raises while one page gives way to another.
    broken = ()

    # What people do

    def open(self, url):
        """Goes to a page, and waits until its stream is there."""
        self.go_to(url)
        self.live()

    def click(self, name):
        """Clicks a button, a link or whatever else opens and closes, once it is enabled."""
        self.wait_for_button(name)
        self.click_on(self.find(CONTROL, name))

    def type(self, text, into=None, delay=0):
        """Types key by key, with so many seconds between them: into the field of this label, where its caret is."""
        if into:
            self.focus(into)
        self.tap(text, delay)

    def focus(self, label):
        """Clicks into a field, unless one is there: then the caret stays where it is."""
        field = self.find(FIELD, label)
        if not self.evaluate("(field) => field === document.activeElement", field):
            self.click_on(field)

    def replace(self, label, text):
        """Types another text in the place of what stands in a field."""
        self.focus(label)
        self.press("Control+A")
        self.tap(text)

    def put_caret(self, label, place):
        """With the keys, as people do."""
        self.focus(label)
        self.press("Home")
        for _ in range(place):
            self.press("ArrowRight")

    def upload(self, label, file):
        self.choose_file(self.find("input[type=file]", label), file)

    def watch_typing(self, label):
        """From now on `carets` and `compositions` are noted in this field."""
        self.evaluate(WATCH_TYPING, self.find(FIELD, label))

    # What they see

    def value(self, label):
        return self.evaluate("(field) => field.value", self.find(FIELD, label))

    def caret(self, label):
        return self.evaluate("(field) => [field.selectionStart, field.selectionEnd]", self.find(FIELD, label))

    def carets(self):
        """Where the caret was after each key."""
        return self.evaluate("() => carets")

    def compositions(self):
        return self.evaluate("() => compositions")

    def text(self):
        """All that can be read."""
        return self.evaluate("() => document.documentElement.innerText")

    def url(self):
        return self.evaluate("() => location.href")

    def focused(self):
        """What has the focus: a field's label, or the text of a button."""
        return self.evaluate(
            """() => {
                const { labels, textContent } = document.activeElement;
                return (labels?.[0]?.querySelector("span")?.textContent ?? textContent).trim();
            }"""
        )

    def has_dialog(self):
        return self.evaluate("() => document.querySelector('dialog:modal') !== null")

    def is_in_dialog(self):
        """Whether the focus is in one."""
        return self.evaluate("() => document.activeElement.closest('dialog:modal') !== null")

    def can_press(self, name):
        return self.evaluate("(button) => !button.disabled", self.find(CONTROL, name))

    def server_holds(self, name):
        """The value of a field of this name, as the server has it."""
        return self.evaluate(ASK_SERVER)["fields"][name]["value"]

    # Waiting

    def wait_for(self, wanted, read, timeout=10):
        """Waits until what is read equals what is wanted."""
        end = time.monotonic() + timeout
        while True:
            try:
                seen = read()
                if seen == wanted:
                    return
            except (NotThere, *self.broken) as problem:
                seen = f"nothing: {problem}"
            if time.monotonic() > end:
                page = f"a page that reads\n{self.text()}"
                raise AssertionError(f"{wanted!r} never came; last there was {seen!r} on {page}")
            time.sleep(0.03)

    def wait_for_text(self, text, timeout=10):
        self.wait_for(True, lambda: text in self.text(), timeout)

    def wait_for_no_text(self, text, timeout=10):
        self.wait_for(False, lambda: text in self.text(), timeout)

    def wait_for_value(self, label, value, timeout=10):
        self.wait_for(value, lambda: self.value(label), timeout)

    def wait_for_url(self, url, timeout=10):
        self.wait_for(url, self.url, timeout)

    def wait_for_button(self, name, enabled=True, timeout=10):
        self.wait_for(enabled, lambda: self.can_press(name), timeout)

    def wait_for_dialog(self, shown=True):
        self.wait_for(shown, self.has_dialog)

    def live(self, timeout=20):
        """Waits until the tab's stream is there."""
        self.wait_for(True, lambda: self.evaluate("() => document.documentElement.matches('.online')"), timeout)

    def settled(self):
        """Lets everything that the tab has been sent take effect: two frames painted."""
        self.show()
        self.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def find(self, kind, name, timeout=10):
        """Waits for an element that people can reach."""
        end = time.monotonic() + timeout
        while True:
            try:
                element = self.element(FIND, kind, name)
            except self.broken:
                element = None
            if element is not None:
                return element
            if time.monotonic() > end:
                raise NotThere(f"{name!r} is not on a page that reads\n{self.text()}")
            time.sleep(0.03)


class NotThere(AssertionError):
    """What was looked for is not on the page."""
