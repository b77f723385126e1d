"""Symbols, and the looks of rows and letters."""

from waiting import until


def test_a_page_loads_the_symbols_that_it_shows(at):
    tab = at("/symbols")
    until(tab, "performance.getEntriesByType('resource').some(one => one.name.includes('/symbols/stopwatch.svg'))")
    loaded = tab.evaluate(
        "() => performance.getEntriesByType('resource').map(one => one.name).filter(one => one.includes('/symbols/'))"
    )
    assert 20 < len(loaded) < 50 and len(set(loaded)) == len(loaded)


def test_an_icon_alone_says_what_it_is(at):
    tab = at("/symbols")
    tab.get_by_role("button", name="heart", exact=True).click()
    until(tab, "document.querySelector('button use').getAttribute('href').includes('heart')")
    assert tab.get_by_role("button", name="unicorn").count() == 1


def test_a_painted_row_is_so_from_edge_to_edge(at):
    tab = at("/symbols")
    assert tab.evaluate(
        """() => {
            const row = document.querySelector('li > a.row-painted');
            return getComputedStyle(row).backgroundColor !== 'rgba(0, 0, 0, 0)'
                && Math.abs(row.offsetWidth - row.parentElement.clientWidth) <= 1;
        }"""
    )


def test_a_stack_is_as_wide_as_what_wants_to_be(at):
    tab = at("/symbols")
    assert tab.evaluate(
        """() => {
            const [one, other] = ['As wide', 'As this'].map(text =>
                [...document.querySelectorAll('p')].find(part => part.textContent === text));
            return one.offsetWidth > 200 && Math.abs(one.offsetWidth - other.offsetWidth) < 60;
        }"""
    )


def test_what_is_behind_a_row_is_so_from_edge_to_edge(at):
    tab = at("/symbols")
    assert tab.evaluate(
        """() => {
            const back = document.querySelector('.row-back').getBoundingClientRect();
            const row = document.querySelector('li:has(.row-back)').getBoundingClientRect();
            const text = document.querySelector('.row-back + .label').getBoundingClientRect();
            return Math.abs(back.width - row.width) <= 2 && Math.abs(back.height - row.height) <= 2
                && text.left - row.left < 24
                && Math.abs(text.top + text.height / 2 - row.top - row.height / 2) < 1.5;
        }"""
    )


def test_a_label_stands_in_the_middle_of_its_button(at):
    tab = at("/words")
    assert tab.evaluate(
        """() => [...document.querySelectorAll('button:has(> .label)')].every(button => {
            const [inside, outside] = [button.firstElementChild, button].map(one => one.getBoundingClientRect());
            return Math.abs(inside.top + inside.height / 2 - outside.top - outside.height / 2) < 1;
        })"""
    )


def test_no_word_of_a_segmented_picker_is_broken(at):
    tab = at("/symbols")
    tab.set_viewport_size({"width": 320, "height": 700})
    assert tab.evaluate(
        """() => [...document.querySelectorAll('.segmented label.choice')].every(one => one.offsetHeight < 50)
            && document.documentElement.scrollWidth <= 320"""
    )
