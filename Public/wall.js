// Gives figures on a wall the whole screen, where the browser lets them have it. The button for it brings this script along.

let isLeaving = false

const button = () => document.querySelector(".wall-switch:has(.wall) button")

addEventListener("click", ({ target }) => {
	if (!target.closest?.(".wall-switch button")) return
	if (document.fullscreenElement) {
		isLeaving = true
		document.exitFullscreen()
	} else if (!button()) document.documentElement.requestFullscreen?.().catch(() => {})
})

// A browser keeps the Escape key for itself that ends the whole screen: the wall ends with it.
addEventListener("fullscreenchange", () => {
	if (document.fullscreenElement) return
	if (!isLeaving) button()?.click()
	isLeaving = false
})
