"""What a person does on the gallery's pages. Beside each control stands a text with the value that it is bound to."""

from playwright.sync_api import expect


def shown(tab, text):
    expect(tab.get_by_text(text, exact=True)).to_be_visible()


def labeled(name):
    """The field with exactly this label; what stands in the field is no part of it."""
    field = "input:not([type=hidden]), select, textarea"
    selector = f'label:has(> span:text-is("{name}")) :is({field}), [aria-label="{name}"]'
    return lambda tab: tab.locator(selector)


def typed(label, text):
    """Clicks into a field and types another text."""

    def act(tab):
        field = labeled(label)(tab)
        field.click(click_count=3)
        field.press_sequentially(text)

    return act


def filled(label, value):
    return lambda tab: labeled(label)(tab).fill(value)


def clicked(label):
    return lambda tab: labeled(label)(tab).click()


def pressed(name):
    return lambda tab: tab.get_by_role("button", name=name, exact=True).click()


def dragged(tab):
    slider = labeled("Volume")(tab)
    box = slider.bounding_box()
    slider.click(position={"x": box["width"] - 2, "y": box["height"] / 2})


def from_menu(tab):
    tab.get_by_text("More", exact=True).click()
    pressed("Remove")(tab)
