// Counts in the texts and bars that say how long it is to a time, or since. They bring this script along; the server sends
// nothing for them.

const units = [["year", 31557600], ["month", 2629800], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]]
const language = document.documentElement.lang || "en"

function words(seconds, count) {
	const first = units.findIndex(([, size]) => seconds >= size)
	const said = []
	for (const [unit, size] of units.slice(first < 0 ? -1 : first).slice(0, count)) {
		const number = Math.floor(seconds / size)
		seconds -= number * size
		if (said.length && !number) continue
		said.push(new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(number))
	}
	return said.join(", ")
}

function clock(seconds, showsHours) {
	const two = (number) => String(number).padStart(2, "0")
	const hours = showsHours ? Math.floor(seconds / 3600) : 0
	const minutes = Math.floor(seconds / 60) - hours * 60
	return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

function show(element) {
	const { clock: style, start: from, end: until, pause, counts, hours } = element.dataset
	const now = Date.now() / 1000
	const start = Number(from)
	const away = Math.floor(Math.abs(now - start))
	const isDown = counts === "down"
	const end = until === undefined ? Infinity : Number(until)
	const time = Math.min(Math.max(Math.min(now, pause === undefined ? now : Number(pause)), start), end)
	if (element.tagName === "PROGRESS") {
		const over = end > start ? (time - start) / (end - start) : 1
		element.value = element.max * (isDown ? 1 - over : over)
		return
	}
	let text
	if (style === "relative") text = words(away, 2)
	else if (style === "offset") text = (start < now ? "-" : "+") + words(away, 1)
	else if (until === undefined) text = clock(away, hours !== "no")
	else text = clock(isDown ? Math.ceil(end - time) : Math.floor(time - start), hours !== "no")
	if (element.textContent !== text) element.textContent = text
}

// Once for each second of the clock, and at once for those that have come meanwhile.
function tick() {
	if (!document.hidden) document.querySelectorAll("[data-clock]").forEach(show)
	setTimeout(tick, 1000 - (Date.now() % 1000))
}

tick()
document.addEventListener("visibilitychange", () => {
	if (!document.hidden) document.querySelectorAll("[data-clock]").forEach(show)
})
