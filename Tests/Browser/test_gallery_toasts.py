"""Short words at the page's edge, in Chromium and in Firefox. Their time goes when a button is pressed."""

import pytest

TOAST = "() => document.querySelector('.toast p')?.textContent ?? null"
SAID = "() => document.querySelector('#pinion-announcer').textContent"
PASS = "Let five seconds pass"


@pytest.fixture
def tab(new_browser, gallery):
    tab = new_browser().new_tab()
    tab.open(gallery.url + "/toasts")
    return tab


def toast(tab):
    return tab.evaluate(TOAST)


def becomes(tab, text):
    tab.wait_for(text, lambda: toast(tab))


def is_held(tab, wanted):
    def read():
        fields = tab.evaluate(
            """() => fetch(location, {
                headers: { Accept: "application/json", "Pinion-Page": document.body.dataset.page },
            }).then((response) => response.json())"""
        )["fields"]
        return fields.get("toast-held", {}).get("value")

    tab.wait_for(wanted, read)


def pass_time(tab):
    """By the key of a control that has the focus, so that the pointer stays where it is."""
    tab.evaluate(
        """(name) => [...document.querySelectorAll("button")].find((each) => each.textContent === name).click()""",
        PASS,
    )


def test_it_goes_by_itself_and_is_said(tab):
    tab.click("Save")
    becomes(tab, "Saved: Ada.")
    tab.wait_for("Saved: Ada.", lambda: tab.evaluate(SAID))
    assert tab.focused() == "Save"
    tab.click(PASS)
    becomes(tab, None)


def test_several_come_one_after_another(tab):
    tab.click("Send all")
    for number in (1, 2, 3):
        becomes(tab, f"Sent letter {number}.")
        pass_time(tab)
    becomes(tab, None)


def test_it_does_not_disturb_who_types_and_gives_the_focus_back(tab):
    tab.focus("Name")
    tab.press("End")
    tab.press("Enter")
    becomes(tab, "Saved: Ada.")
    tab.type(" Lovelace")
    assert tab.focused() == "Name"
    assert tab.value("Name") == "Ada Lovelace"
    tab.click("Dismiss")
    becomes(tab, None)
    tab.wait_for("Name", tab.focused)


def test_it_stays_while_the_pointer_is_on_it(tab):
    tab.click("Save")
    becomes(tab, "Saved: Ada.")
    tab.page.hover(".toast p")
    is_held(tab, True)
    for _ in range(3):
        pass_time(tab)
    tab.settled()
    assert toast(tab) == "Saved: Ada."
    tab.page.mouse.move(5, 5)
    is_held(tab, False)
    pass_time(tab)
    becomes(tab, None)


def test_it_stays_while_the_focus_is_on_it(tab):
    tab.click("Save")
    becomes(tab, "Saved: Ada.")
    tab.page.focus(".toast .close")
    is_held(tab, True)
    pass_time(tab)
    tab.settled()
    assert toast(tab) == "Saved: Ada."
    tab.focus("Name")
    is_held(tab, False)
    pass_time(tab)
    becomes(tab, None)


ABOVE = """() => {
    const box = document.querySelector(".toast p").getBoundingClientRect()
    return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.textContent
}"""


def test_it_is_seen_said_and_dismissed_above_a_sheet(tab):
    tab.click("Edit")
    tab.wait_for(True, lambda: tab.evaluate("() => !!document.querySelector(':modal')"))
    tab.click("Save the draft")
    becomes(tab, "Draft saved.")
    # Nothing lies over it, and a screen reader, to which the page behind a sheet is not there, is told in the sheet.
    tab.wait_for("Draft saved.", lambda: tab.evaluate(ABOVE))
    tab.wait_for("Draft saved.", lambda: tab.evaluate(SAID))
    assert tab.evaluate("() => document.querySelector('#pinion-announcer').closest(':modal') !== null")
    tab.page.hover(".toast p")
    is_held(tab, True)
    tab.click("Dismiss")
    becomes(tab, None)
    assert tab.evaluate("() => !!document.querySelector(':modal')")


def test_it_stays_when_its_sheet_goes(tab):
    tab.click("Edit")
    tab.wait_for(True, lambda: tab.evaluate("() => !!document.querySelector(':modal')"))
    tab.click("Save the draft")
    becomes(tab, "Draft saved.")
    tab.click("Done")
    tab.wait_for(False, lambda: tab.evaluate("() => !!document.querySelector(':modal')"))
    becomes(tab, "Draft saved.")
    tab.wait_for("Draft saved.", lambda: tab.evaluate(ABOVE))
    tab.click("Save")
    becomes(tab, "Draft saved.")
    tab.click(PASS)
    becomes(tab, "Saved: Ada.")
    tab.wait_for("Saved: Ada.", lambda: tab.evaluate(SAID))
