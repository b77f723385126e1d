"""Fields for days and times that are left empty."""

import pytest
from gallery import labeled, shown
from playwright.sync_api import expect

EMPTIED = [
    ("Birthday", "1815-12-10", "A date is needed here."),
    ("Alarm", "06:30", "A time is needed here."),
    ("Start", "2026-02-28T09:30", "A date and a time are needed here."),
]


@pytest.mark.parametrize("label, value, message", EMPTIED, ids=[label for label, _, _ in EMPTIED])
def test_what_is_emptied_says_what_is_needed(at, label, value, message):
    tab = at("/choices")
    field = labeled(label)(tab)
    field.fill("")
    expect(field).to_have_accessible_description(message)
    expect(field).to_have_attribute("aria-invalid", "true")
    field.blur()
    shown(tab, f"{label}: {value}")
    expect(field).to_have_value("")
    tab.get_by_role("button", name="Change all").click()
    expect(field).not_to_have_value("")
    expect(field).not_to_have_attribute("aria-invalid", "true")


def test_a_part_that_is_deleted_by_key_counts_as_empty(at):
    tab = at("/choices")
    field = labeled("Birthday")(tab)
    field.focus()
    tab.keyboard.press("Delete")
    expect(field).to_have_accessible_description("A date is needed here.")
