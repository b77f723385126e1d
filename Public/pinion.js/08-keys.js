// Keys: the shortcuts of the page's controls.

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
