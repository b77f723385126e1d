// Arrows, Home and End move among the tabs of a list, and among the items of an open menu. A tab is chosen as well. Pages
// with tabs or menus bring this script along.

addEventListener(
	"keydown",
	(event) => {
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
	},
	true,
)
