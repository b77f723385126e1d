"""Small things that the tests of the browser share."""


def live(tab):
    """Waits until the tab's stream is there."""
    tab.wait_for_selector("html.online", state="attached")


def visited(tab, server):
    """Opens the first page of a fake server, and waits until the tab's stream is there."""
    tab.goto(server.url)
    live(tab)
    return server


def caret(locator):
    return locator.evaluate("(field) => [field.selectionStart, field.selectionEnd]")


def focused(tab):
    """What has the focus: a field's name, a button's text, or the tag."""
    return tab.evaluate("(document.activeElement.name || document.activeElement.localName)")


def settled(tab):
    """Lets everything that the tab has been sent take effect: two frames painted."""
    tab.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def tab_to(tab, name):
    """Goes with the Tab key to what has this name: a label, an `aria-label`, or else its text."""
    for _ in range(80):
        tab.keyboard.press("Tab")
        if tab.evaluate(
            """() => {
                const { ariaLabel, labels, textContent } = document.activeElement
                return (ariaLabel ?? labels?.[0]?.querySelector("span")?.textContent ?? textContent).trim()
            }"""
        ) == name:
            return
    raise AssertionError(f"the Tab key never leads to {name}")


def break_off(handler):
    """Ends the connection without an answer."""
    handler.close_connection = True
    handler.connection.shutdown(2)
    return True


def form(*content):
    return (
        '<main data-n="1"><form data-n="2" method="post"><input type="hidden" name="_page" value="secret">'
        + "".join(content)
        + "</form></main>"
    )


def field(number, name, value="", extra=""):
    return (
        f'<label data-n="{number}" class="field"><span data-n="{number + 1}">{name.capitalize()}</span>'
        f'<input data-n="{number + 2}" name="{name}" value="{value}"{extra}></label>'
    )


def button(number, action, label=None, disabled=False):
    mark = ' data-disabled=""' if disabled else ""
    return (
        f'<button data-n="{number}" name="action" value="{action}"{mark}>{label or action.capitalize()}</button>'
    )


NAME = form(field(10, "name"), button(20, "save"), '<p data-n="30"></p>')
LIST = '<main data-n="1"><ul data-n="2"></ul><p data-n="3"></p></main>'
