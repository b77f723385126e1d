// Shows the time and the values of charts where the pointer is, or where the arrow keys lead, in all charts of the page at
// once and without the server; switches series on and off in the legend; and tells the server what is chosen, where a
// program wants to know. Charts bring this script along.

const steps = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10, Home: -1e9, End: 1e9 }
// What was read of a path.
const paths = new WeakMap()
// The names of the series that are switched off, by their chart.
const off = new WeakMap()

// The cursor of the chart that the pointer or the focus is in, and how far in it the pointer stands, from 0 to 1.
let active, left
// What all charts show, in seconds since 1970.
let moment
let frame
// The range that is being chosen: the cursor of its chart and both ends; and where a button was pressed.
let band, press

const ranges = "[data-selection=range]"

const all = (selector, root = document) => [...root.querySelectorAll(selector)]

const find = ({ parentNode }, selector) => parentNode.querySelector(selector)

function make(name, ...content) {
	const node = document.createElement(name)
	node.append(...content)
	return node
}

// The horizontal coordinates of a chart: where what is seen begins, how wide it is, and what they stand for.
function section(cursor) {
	const { dataset } = cursor
	// Without time a place is all that there is, in the one chart alone.
	if (!dataset.x) return { place: (time) => time, time: (time) => time }
	const [start, , width] = find(cursor, "[viewBox]").getAttribute("viewBox").split(" ").map(Number)
	const [origin, unit] = dataset.x.split(" ").map(Number)
	return {
		start,
		width,
		length: width * unit,
		place: (time) => ((time - origin) / unit - start) / width,
		time: (place) => origin + unit * (start + place * width),
	}
}

// The points of a path, run by run, and the ground below them.
function read(path) {
	const text = path.getAttribute("d") ?? ""
	let known = paths.get(path)
	if (known?.text === text) return known
	paths.set(path, (known = { text, runs: [], ground: new Map() }))
	let x, y, isGround, isHalf
	for (const [, command, rest] of text.matchAll(/(\w)([^a-z]*)/gi)) {
		const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number)
		const add = () => (isGround ? known.ground.set(x, y) : known.runs.at(-1).push([x, y]))
		const size = { l: 2, c: 6, h: 1, v: 1 }[command]
		if (command < "Z") {
			;[x, y] = numbers
			isGround = command === "L"
			if (!isGround) known.runs.push([])
			add()
		}
		for (let end = size; end <= numbers.length; end += size) {
			if (command !== "v") x += numbers[end - Math.min(size, 2)]
			if (command !== "h") y += numbers[end - 1]
			// Two steps lead to a point.
			if (size > 1 || (isHalf = !isHalf) === false) add()
		}
	}
	return known
}

// What a chart shows: each with its name, its place and text, and from where to where it is the one that is meant.
function samples(cursor) {
	const { parentNode, dataset } = cursor
	if (!dataset.x) {
		const rows = all("[data-at]", parentNode).flatMap((row, index) =>
			all("td", row).map(({ textContent }, column) => {
				const name = all("th", parentNode)[column + 1].textContent
				const isMeant = ({ dataset }) => dataset.series === name
				const node = all(".sector", parentNode)[index] ?? all("[data-series]", parentNode).find(isMeant) ?? parentNode
				return { name, node, row, text: () => textContent, place: row.dataset.at / 100, from: -1, to: 2 }
			}),
		)
		return rows.filter(({ node }) => node.dataset.off == null)
	}
	const { start, width } = section(cursor)
	const [origin, unit, size, isLog] = dataset.y.split(" ").map(Number)
	const found = []
	const value = (y) => (isLog ? 10 ** (origin - y * unit) : origin - y * unit)
	const write = (number) =>
		(number / size).toLocaleString("en", { maximumSignificantDigits: 4 }).replace("-", "−") + dataset.unit
	const add = (node, text, ...numbers) => {
		const [place, from, to] = numbers.map((x) => (x - start) / width)
		const name = node.dataset.series ?? dataset.name
		if (node.dataset.off == null && place > -1e-3 && place < 1.001) found.push({ name, node, text, place, from, to })
	}
	// Lines before the areas below them.
	for (const group of [...all(".line", parentNode), ...all(".area", parentNode)]) {
		for (const { runs, ground } of all("path", group).map(read)) {
			for (const run of runs) {
				for (const [x, y] of run) {
					const low = group.matches(".area") ? ground.get(x) : null
					const text = () =>
						low == null || isLog ? write(value(y))
						: group.dataset.range != null ? write(value(low)) + " – " + write(value(y))
						: write(value(y) - value(low))
					add(group, text, x, run[0][0], run.at(-1)[0])
				}
			}
		}
	}
	for (const mark of all(".chart-moving :is(.bar, .point)", parentNode)) {
		const [x, cx, length] = ["x", "cx", "width"].map((name) => (parseFloat(mark.getAttribute(name)) || 0) * width / 100)
		add(mark, () => mark.textContent.replace(/.*: /, ""), x + cx + length / 2, x + cx, x + cx + length)
	}
	return found
}

// What may be meant at a place from 0 to 1, the nearest first.
function near(cursor, place) {
	const distance = (sample) => Math.abs(sample.place - place)
	return samples(cursor)
		.filter(({ from, to }) => from < place + 0.01 && to > place - 0.01)
		.sort((a, b) => distance(a) - distance(b))
}

// What stands at a time, as people read it and as the server does.
function clock(time, cursor) {
	if (!cursor.dataset.x) return near(cursor, time)[0]?.row.cells[0].textContent ?? ""
	// The first offset, and others with the moments from which on they hold.
	let [offset, ...later] = cursor.dataset.zone.split(" ").map(Number)
	while (time >= later[0]) [, offset, ...later] = later
	// Sat, 28 Feb 2026 09:30:00 GMT
	const text = new Date(Math.round(time + offset) * 1e3).toUTCString()
	const { length } = section(cursor)
	return length > 3e7 ? text.slice(5, 16) : length > 86400 ? text.slice(5, 11) + text.slice(16, 22) : text.slice(17, 25)
}

const ends = () => [band.from, band.to].sort((a, b) => a - b)

// Tells the server what a drag, a click or the Enter key has chosen; the same again chooses nothing.
function choose(cursor) {
	press = null
	const value = !band && find(cursor, "[data-selection=value]")
	const input = value || find(cursor, ranges)
	const values = (band ? ends() : value && moment != null ? [moment] : []).map((time) =>
		cursor.dataset.x ? +time.toFixed(3) : near(cursor, time)[0]?.row.dataset.x,
	)
	const text = values[0] ? `[${values}]` : ""
	input.value = input.value === text ? "" : text
	input.dispatchEvent(new Event("input", { bubbles: true }))
	if (band) band.isTold = true
}

function show() {
	frame = 0
	for (const legend of all(".chart-legend")) {
		const names = off.get(legend.parentNode)
		legend.inert = false
		legend.ariaHidden = null
		for (const item of all("span", legend)) item.ariaPressed = !names?.has(item.textContent)
		for (const node of all("[data-series]", legend.parentNode))
			node.toggleAttribute("data-off", !!names?.has(node.dataset.series))
	}
	if (!active?.isConnected) active = moment = band = press = null
	if (active && left != null) moment = section(active).time(near(active, left)[0]?.place ?? left)
	for (const cursor of all(".chart-cursor")) {
		cursor.hidden = false
		const place = moment == null ? -1 : section(cursor).place(moment)
		const put = (name, part) => cursor.style.setProperty(name, part * 100 + "%")
		cursor.replaceChildren()
		const words = []
		if (band?.cursor === cursor) {
			const [from, to] = ends().map(section(cursor).place)
			put("--from", Math.max(from - cursor.dataset.half, 0))
			put("--to", Math.max(1 - to - cursor.dataset.half, 0))
			cursor.append(make("mark"))
			words.push(ends().map((end) => clock(end, cursor)).join(" – "))
		}
		find(cursor, "[data-on]")?.removeAttribute("data-on")
		if (place < -1e-3 || place > 1.001 || (!cursor.dataset.x && cursor !== active)) continue
		const time = clock(moment, cursor)
		const box = make("div", make("b", words[0] ?? time))
		box.className = place > 0.5 ? "before" : ""
		words.push(time)
		const found = near(cursor, place)
		for (const name of new Set(samples(cursor).map(({ name }) => name))) {
			const { text, node } = found.find((sample) => sample.name === name) ?? {}
			if (!text) continue
			const row = make("div", make("span", name), make("b", text()))
			row.style.color = getComputedStyle(node).color
			if (node.matches(".sector")) node.dataset.on = ""
			box.append(row)
			words.push(`${name} ${text()}`)
		}
		put("--at", place)
		if (!find(cursor, ".sector")) cursor.append(make("i"))
		cursor.append(box)
		cursor.ariaValueText = words.join(", ")
		cursor.ariaValueNow = Math.round(place * 100)
	}
	observer.takeRecords()
}

const soon = () => (frame ||= requestAnimationFrame(show))

function hide() {
	active = left = moment = band = press = null
	soon()
}

function point({ type, target, button, clientX, clientY, pointerId }) {
	const cursor = press?.cursor ?? target.closest?.(".chart")?.querySelector(".chart-cursor")
	const box = cursor?.getBoundingClientRect()
	const x = (clientX - box?.left) / box?.width
	const isInside = x >= 0 && x <= 1 && clientY >= box.top && clientY <= box.bottom
	const isPie = cursor && find(cursor, ".sector")
	if (!press && (!isInside || (isPie && !target.matches(".sector")))) return left != null && hide()
	active = cursor
	left = isPie ? samples(cursor).find(({ node }) => node === target).place : Math.min(Math.max(x, 0), 1)
	const time = section(cursor).time(near(cursor, left)[0]?.place ?? left)
	if (type === "pointerdown" && !button && find(cursor, "[data-selection]")) {
		band = null
		press = { cursor, time, x: clientX }
		target.setPointerCapture(pointerId)
	}
	if (press && find(cursor, ranges) && (band || Math.abs(clientX - press.x) > 4)) band = { cursor, from: press.time, to: time }
	if (type === "pointerup" && press) {
		// What is shown is what is chosen.
		show()
		choose(cursor)
	}
	soon()
}

function toggle({ target }) {
	const item = target.closest?.(".chart-legend li")
	if (!item) return
	const chart = item.closest(".chart")
	const names = off.get(chart) ?? new Set()
	if (!names.delete(item.textContent)) names.add(item.textContent)
	off.set(chart, names)
	soon()
}

// Goes from value to value, whichever series it is of.
function go(cursor, step) {
	const places = [...new Set(samples(cursor).map(({ place }) => place))].sort((a, b) => a - b)
	const now = moment == null ? 2 : section(cursor).place(moment)
	// Those that lie before it, and, on the way to the right, at it.
	const count = places.filter((place) => place < now + (step > 0 ? 1e-6 : -1e-6)).length
	const index = Math.min(Math.max(count + step - (step > 0), 0), places.length - 1)
	active = cursor
	left = null
	moment = section(cursor).time(places[index] ?? 1)
	soon()
}

for (const type of ["pointermove", "pointerdown", "pointerup"]) addEventListener(type, point)
addEventListener("pointercancel", hide)
addEventListener("click", toggle)
// A finger leaves the values behind.
document.documentElement.addEventListener("mouseleave", () => left != null && hide())
addEventListener("focusout", ({ target }) => target === active && hide())
addEventListener("keydown", (event) => {
	const { target, key, shiftKey } = event
	if (event.ctrlKey || event.altKey || event.metaKey) return
	if (key === "Escape" && press) hide()
	else if (/^( |Enter)$/.test(key) && target.matches(".chart-legend span")) toggle(event)
	else if (!target.matches(".chart-cursor")) return
	else if (key === "Escape" && moment != null) hide()
	else if (key === "Enter" && find(target, "[data-selection]")) choose(target)
	else if (steps[key]) {
		if (shiftKey && moment == null) go(target, steps[key])
		const from = band?.from ?? moment
		go(target, steps[key])
		band = shiftKey && find(target, ranges) ? { cursor: target, from, to: moment } : null
	} else return
	event.preventDefault()
})

const observer = new MutationObserver(() => {
	// The server shows what has been chosen.
	if (band?.isTold) band = null
	soon()
})
observer.observe(document, { subtree: true, childList: true, attributeFilter: ["d", "viewBox", "hidden", "inert", "width"] })
show()
