// Long lists, of which only the rows near those that are seen stand in the document. What stands in the place of the
// others is made as high as they are, and the server is told which rows are seen. Pages with such a list bring this
// script along.

// How many rows have to be there before those that are seen, and after them.
const margin = 20
// No browser lays out what is higher than this, in pixels.
const highest = 12e6

const states = new WeakMap()

const rectOf = (node) => node.getBoundingClientRect()
const itemOf = (spacer) => spacer.closest("li, tr, [role=listitem]")

function scrollerOf(node) {
	for (let next = node.parentElement; next && next !== document.body; next = next.parentElement) {
		if (next.scrollHeight > next.clientHeight && /auto|scroll/.test(getComputedStyle(next).overflowY)) return next
	}
	return document.scrollingElement
}

// What there is of a list, by its hidden field.
function look(field) {
	const spacers = [...document.querySelectorAll(`[data-away="${field.name}"]`)]
	const items = spacers.map(itemOf)
	const [start, count, total] = field.dataset.window.split(" ").map(Number)
	// A row that is kept for its focus may stand before the others.
	const index = +spacers[0].dataset.rows < start ? spacers.length - 2 : 0
	const [before, after] = [items[index], items[index + 1]]
	const scroller = scrollerOf(before)
	const { top, bottom } = scroller === document.scrollingElement ? { top: 0, bottom: innerHeight } : rectOf(scroller)
	const state = states.get(field) ?? { sum: 0, rows: 0, seen: [], toldAt: 0 }
	states.set(field, state)
	return {
		field, state, spacers, before, after, start, count, total, scroller,
		top: Math.max(0, top), bottom: Math.min(innerHeight, bottom),
	}
}

function size({ spacers, state }) {
	for (const spacer of spacers) {
		const { style } = spacer.cells?.[0] ?? spacer
		const height = `${Math.round(spacer.dataset.rows * (state.height ?? 0))}px`
		if (style.height !== height) style.height = height
	}
}

// How high a row is, with what stands between two: what all that were seen are in the mean.
function measure({ field, state, before, after, count, total }) {
	const { window } = field.dataset
	const height = rectOf(after).top - rectOf(before).bottom
	if (state.window === window || !count || height <= 0) return
	state.window = window
	state.sum += height
	state.rows += count
	state.height = Math.min(state.sum / state.rows, highest / total)
}

// The index of the row that stands at a height of the window, with its fraction.
function indexAt(y, { before, after, start, count, state }) {
	const [first, last] = [rectOf(before).bottom, rectOf(after).top]
	if (y < first) return start - (first - y) / state.height
	if (y < last) return start + ((y - first) / (last - first)) * count
	return start + count + (y - last) / state.height
}

// Remembers where the rows stand that are seen, in case others come above them.
function hold({ state, before, after, scroller, top, bottom }) {
	state.seen = []
	state.scroll = scroller.scrollTop
	state.end = scroller.scrollHeight - scroller.clientHeight
	if (!state.scroll) return
	for (let row = before.nextElementSibling; row !== after; row = row.nextElementSibling) {
		const rect = rectOf(row)
		if (rect.bottom > top && rect.top < bottom) state.seen.push([row, rect.top])
	}
}

// Whether somebody went to the end, of which no row is there yet, in a list that has become no longer since. The list
// is as high as its rows are in the mean, so the end moves when they come.
function isSentToEnd({ state, scroller: { scrollTop }, total }) {
	const isAtEnd = (y) => y > 0 && y > state.end - 2
	const isSentJustNow = scrollTop !== state.scroll && isAtEnd(scrollTop)
	return total === state.total && (isSentJustNow || (!state.seen.length && isAtEnd(state.scroll)))
}

// Where the page is scrolled to: where it was, if the browser took it back because what stands above had become lower.
function placeOf({ state, scroller: { scrollTop, scrollHeight, clientHeight } }) {
	return scrollTop < state.scroll && scrollTop > scrollHeight - clientHeight - 2 ? state.scroll : scrollTop
}

// Scrolls so that they stand there again.
function keepPlace({ state, scroller }, place) {
	const [row, top] = state.seen.find(([row]) => row.isConnected) ?? []
	if (!row) return
	const moved = rectOf(row).top - top + scroller.scrollTop - state.scroll
	if (Math.abs(place + moved - scroller.scrollTop) > 0.5) scroller.scrollTop = place + moved
}

function focusedRow({ before }) {
	let node = document.activeElement
	while (node && node.parentElement !== before.parentElement) node = node.parentElement
	return (node && !node.matches(".away, :has(> .away)") && +node.dataset.n) || 0
}

function columnsOf({ before: { parentElement } }) {
	const { display, gridTemplateColumns } = getComputedStyle(parentElement)
	return /grid/.test(display) ? gridTemplateColumns.split(" ").length : 1
}

// Tells the server which rows are seen, if others have to come.
function tell(list) {
	const { field, state, start, count, total, top, bottom } = list
	if (!state.height) return
	const clamp = (index) => Math.min(Math.max(index, 0), total)
	const [first, last] = [clamp(Math.floor(indexAt(top, list))), clamp(Math.ceil(indexAt(bottom, list)))]
	const [columns, focused] = [columnsOf(list), focusedRow(list)]
	const isThere = start <= clamp(first - margin) && start + count >= clamp(last + margin) && start % columns === 0
	if (isThere && focused === (state.focused ?? 0)) return
	const value = `${first} ${last - first} ${columns} ${focused}`
	if (field.value === value || state.timer) return
	const wait = state.toldAt + 100 - performance.now()
	if (wait > 0) {
		state.timer = setTimeout(() => {
			state.timer = 0
			if (field.isConnected) tell(look(field))
		}, wait)
		return
	}
	state.toldAt = performance.now()
	state.focused = focused
	field.value = value
	field.dispatchEvent(new Event("input", { bubbles: true }))
}

const lists = () =>
	[...document.querySelectorAll("input[data-window]")]
		.filter((field) => itemOf(field).getClientRects()[0])
		.map(look)

function follow() {
	for (const list of lists()) {
		hold(list)
		tell(list)
	}
}

function change() {
	for (const list of lists()) {
		const { state, scroller, start, total } = list
		const isNew = !state.rows
		const [isAtEnd, place] = [isSentToEnd(list), placeOf(list)]
		size(list)
		measure(list)
		size(list)
		// A page that was opened in the middle.
		if (isNew && start && !scroller.scrollTop) scroller.scrollTop = rectOf(list.before).bottom - list.top
		else if (isAtEnd) scroller.scrollTop = scroller.scrollHeight
		else keepPlace(list, place)
		state.total = total
		hold(list)
		tell(list)
	}
}

new MutationObserver(change).observe(document, {
	subtree: true,
	childList: true,
	attributeFilter: ["data-rows", "data-window", "style"],
})
addEventListener("scroll", follow, { capture: true, passive: true })
addEventListener("resize", change)
addEventListener("focusin", follow)

// With this script the links need no other page.
addEventListener("click", (event) => {
	const spacer = event.target.closest?.(".away")
	if (!spacer || !event.target.closest("a") || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return
	event.preventDefault()
	itemOf(spacer).scrollIntoView({ block: spacer.querySelector("input") ? "start" : "end" })
})

change()
