"""Looks of exact sizes: in the first picture, without JavaScript, and when they change."""

SIZES = """() => {
    const size = (node) => { const { width, height } = node.getBoundingClientRect(); return [width, height] }
    const named = (text) => [...document.querySelectorAll("main p")].find((each) => each.textContent === text)
    const look = (text, ...names) => names.map((name) => getComputedStyle(named(text))[name])
    return {
        wide: size(named("W")),
        gradient: look("W", "backgroundImage")[0].replace(/light-dark.*?\\)|color-mix.*?\\)/g, "c"),
        padded: look("P", "paddingLeft", "paddingTop", "backgroundColor"),
        picture: size(document.querySelector("main img")),
        columns: getComputedStyle(document.querySelector(".lazy-grid")).gridTemplateColumns.split(" ").length,
        gap: getComputedStyle(document.querySelector(".lazy-grid")).rowGap,
        turned: look("T", "rotate", "translate"),
        isNew: named("New") ? [...size(named("New")), ...look("New", "opacity")] : null,
    }
}"""

FIRST = {
    "wide": [44, 23],
    "gradient": "linear-gradient(to right, rgb(179, 38, 30) 0%, rgb(29, 92, 224) 25%)",
    "padded": ["7px", "3px", "color(srgb 0.2 0.4 0.8)"],
    "picture": [40, 25],
    "columns": 2,
    "gap": "9px",
    "turned": ["30deg", "5px -2px"],
    "isNew": None,
}


def test_sizes_are_those_of_the_program(new_browser, gallery):
    tab = new_browser().new_tab()
    tab.open(gallery.url + "/exact")
    tab.live()
    assert tab.evaluate(SIZES) == FIRST
    tab.click("Wider")
    tab.wait_for_text("New")
    sizes = tab.evaluate(SIZES)
    assert (sizes["wide"], sizes["isNew"]) == ([131.5, 23], [61.25, 30, "0.35"])


def test_sizes_need_no_script(browser, gallery):
    context = browser.new_context(java_script_enabled=False)
    tab = context.new_page()
    tab.goto(gallery.url + "/exact")
    # What is evaluated here is no script of the page's.
    assert tab.evaluate(SIZES) == FIRST
    context.close()
