// Arrow keys, Home and End go from row to row of a list of which rows are chosen; where one is, it goes along. Lists of which
// rows are chosen bring this script along.

addEventListener("keydown", (event) => {
	const { key, target, defaultPrevented, isComposing, altKey, ctrlKey, metaKey } = event
	if (defaultPrevented || isComposing || altKey || ctrlKey || metaKey) return
	const list = target.closest?.(".choices")
	const rows = list && [...list.querySelectorAll("button.choose, li > button.button-link")].filter(({ disabled }) => !disabled)
	const at = rows?.indexOf(target)
	if (!rows || at < 0) return
	const places = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }
	const next = rows[places[key]]
	if (!next) return
	event.preventDefault()
	next.focus()
	if (!next.hasAttribute("aria-pressed")) next.click()
})
