// Tells the server what it cannot know of this browser: colours, contrast, motion, the size of letters, whether the tab is
// seen. Pages whose views ask for it bring this script along.

const asks = {
	"scheme:dark": "(prefers-color-scheme: dark)",
	"contrast:more": "(prefers-contrast: more)",
	"motion:reduce": "(prefers-reduced-motion: reduce)",
	"transparency:reduce": "(prefers-reduced-transparency: reduce)",
	"colors:inverted": "(inverted-colors: inverted)",
}

// The size of letters that are told none: the page's own may be another.
function textSize() {
	const probe = document.createElement("span")
	probe.style.fontSize = "medium"
	document.documentElement.append(probe)
	const size = parseFloat(getComputedStyle(probe).fontSize)
	probe.remove()
	return size
}

const size = textSize()
let timer

function tell() {
	const field = document.querySelector("input[data-traits]")
	if (!field) return
	const words = Object.keys(asks).filter((word) => matchMedia(asks[word]).matches)
	words.push("size:" + size, "scale:" + devicePixelRatio, "zone:" + Intl.DateTimeFormat().resolvedOptions().timeZone)
	if (document.hidden) words.push("seen:no")
	const text = words.join(" ")
	if (field.value === text) return
	field.value = text
	field.dispatchEvent(new Event("input", { bubbles: true }))
}

for (const ask of Object.values(asks)) matchMedia(ask).addEventListener("change", tell)
addEventListener("visibilitychange", tell)
addEventListener("resize", () => {
	clearTimeout(timer)
	timer = setTimeout(tell, 300)
})
// A page that was opened again knows nothing yet.
new MutationObserver(tell).observe(document.body, { attributeFilter: ["data-page"] })
tell()
