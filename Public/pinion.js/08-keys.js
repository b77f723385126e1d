// Keys: shortcuts of the page's controls, and arrows in tabs and menus.

// Presses the control whose shortcut these keys are, unless they write something.
function pressShortcut(event, layers) {
	const { key, ctrlKey, metaKey, altKey, shiftKey } = event
	const chord = (ctrlKey || metaKey ? "Control+" : "") + (altKey ? "Alt+" : "") + (shiftKey ? "Shift+" : "") + key
	if (event.target.matches("input, textarea, select") && !/Control|Alt|Escape/.test(chord)) return
	const node = layers()[0].querySelector(`[aria-keyshortcuts=${JSON.stringify(chord)} i]`)
	if (!node) return
	event.preventDefault()
	node.click()
}

// Arrows, Home and End move among the tabs of a list, and among the items of an open menu. A tab is chosen as well.
function moveAmong(event) {
	const { key, target } = event
	const list = target.closest("[role=tablist], details.menu[open]")
	if (!list || target.matches("input, textarea, select")) return
	const isTabs = list.matches("[role=tablist]")
	const items = [...list.querySelectorAll(isTabs ? "[role=tab]:enabled" : ".items > :is(button:enabled, a)")]
	const at = items.indexOf(target)
	const places = {
		[isTabs ? "ArrowRight" : "ArrowDown"]: at + 1,
		[isTabs ? "ArrowLeft" : "ArrowUp"]: Math.max(at, 0) - 1,
		Home: 0,
		End: -1,
	}
	const item = key in places && items.at(places[key] % items.length)
	if (!item) return
	event.preventDefault()
	item.focus()
	if (isTabs) item.click()
}
