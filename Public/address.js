// Shows in the address what the page keeps there, and tells the server when the person has gone back or forward. Pages
// that keep something there bring this script along.

let steps, timer

const input = () => document.querySelector("input[data-address]")

function show() {
	const { value, dataset } = input() ?? {}
	if (value == null) return
	clearTimeout(timer)
	const isStep = +dataset.address > steps
	if (value !== location.search) {
		try {
			history[isStep ? "pushState" : "replaceState"](null, "", location.pathname + value + location.hash)
		} catch {
			// A browser takes only so many in a while.
			timer = setTimeout(show, 1e3)
			return
		}
	}
	steps = +dataset.address
}

new MutationObserver(show).observe(document, { subtree: true, attributeFilter: ["value", "data-address"] })

addEventListener("popstate", () => {
	const field = input()
	if (!field || field.value === location.search) return
	field.value = location.search
	field.dispatchEvent(new Event("input", { bubbles: true }))
})

show()
