// Tables whose rows are selected by pointer and keyboard, whose columns are made wider, and whose rows are saved as a file.
// The server is told in commands, of which it knows the rest: most rows of a long table are not in the document. Pages
// with such a table bring this script along.

let number = 0
// For each field what the server may not have carried out yet.
const waiting = new WeakMap()

const scroller = (node) => node.closest(".table")
const fieldOf = (node) => scroller(node)?.querySelector(":scope > .table-commands > input:enabled")
const isRow = (node) => node?.matches("tr[aria-selected]")

function rowOf(node) {
	const row = node.closest?.("tr[aria-selected]")
	return row && fieldOf(row) ? row : null
}

// Tells the server what to do: "only", "toggle" or "extend" with a row, "all", "none", "open", "resize".
function command(node, verb, ...numbers) {
	const field = fieldOf(node)
	const { page } = document.body.dataset
	const { done } = field.dataset
	const former = waiting.get(field)
	const words = [verb, ...numbers].join(" ")
	// What was done before this and leaves no trace after it is not told.
	const isUseless = (old) =>
		verb === "only" ? /^(only|toggle|extend|all|none)/.test(old)
		: verb === "extend" ? /^extend/.test(old)
		: verb === "resize" && old.startsWith(`resize ${numbers[0]} `)
	const list = former?.page === page ? former.list.filter(([n, old]) => n > (done ?? 0) && !isUseless(old)) : []
	number = Math.max(number, done ?? 0) + 1
	list.push([number, words])
	waiting.set(field, { page, list: list.slice(-32) })
	field.value = `${page} ${list.slice(-32).map((each) => each.join(" ")).join(",")}`
	field.dispatchEvent(new Event("input", { bubbles: true }))
}

// Rows

// The Tab key leads to one row, and the arrow keys on from there.
function move(row) {
	for (const other of row.parentElement.querySelectorAll(':scope > [tabindex="0"]')) other.tabIndex = -1
	row.tabIndex = 0
	row.focus()
}

const isControl = (node) => node.closest("a, button, input, select, textarea, label, summary, audio, video")

addEventListener("mousedown", (event) => {
	const { target, shiftKey, ctrlKey, metaKey } = event
	// No text is to be marked from one row to another.
	if ((shiftKey || ctrlKey || metaKey) && rowOf(target) && !isControl(target)) event.preventDefault()
})

addEventListener("click", (event) => {
	const { target, shiftKey, ctrlKey, metaKey } = event
	const row = rowOf(target)
	if (!row) return
	const isBox = !!target.closest(".selection")
	if (isControl(target) && !(isBox && shiftKey)) return
	// Who marks text does not mean the row.
	const isChord = shiftKey || ctrlKey || metaKey
	if (!isChord && !getSelection().isCollapsed) return
	if (isBox) event.preventDefault()
	move(row)
	command(row, shiftKey ? "extend" : ctrlKey || metaKey || isBox ? "toggle" : "only", row.dataset.n)
})

addEventListener("dblclick", ({ target }) => {
	const row = rowOf(target)
	if (row && "opens" in fieldOf(row).dataset && !isControl(target)) command(row, "open", row.dataset.n)
})

// The row above or below; none as long as it is not in the document.
function neighbour(row, way) {
	let next = row[way]
	while (next?.matches(".away") && +next.dataset.rows === 0) next = next[way]
	return isRow(next) ? next : null
}

function pressRow(event, row) {
	const { key, shiftKey, ctrlKey, metaKey } = event
	const isChord = ctrlKey || metaKey
	const { n } = row.dataset
	if (key === "ArrowDown" || key === "ArrowUp") {
		const next = neighbour(row, key === "ArrowDown" ? "nextElementSibling" : "previousElementSibling")
		// One that is far from what is seen has to be seen first.
		if (next) move(next)
		else row.scrollIntoView({ block: "nearest" })
		if (next && shiftKey) command(next, "extend", next.dataset.n)
		else if (next && !isChord) command(next, "only", next.dataset.n)
	} else if (key === " ") command(row, "toggle", n)
	else if (key.toLowerCase() === "a" && isChord) command(row, "all")
	else if (key === "Escape") command(row, "none")
	else if (key === "Enter" && "opens" in fieldOf(row).dataset) command(row, "open", n)
	else return
	event.preventDefault()
}

// Has the Tab key lead to a row of each table, and the focus stay in the table when what had it goes.
let focused

addEventListener("focusin", ({ target }) => {
	focused = target.closest(".framed-table, .table") && { node: target, table: target.closest(".framed-table, .table") }
})

function prepare() {
	for (const field of document.querySelectorAll(".table > .table-commands > input")) {
		const body = scroller(field).querySelector(":scope > table > tbody")
		if (body.querySelector(':scope > tr[tabindex="0"]')) continue
		const row = body.querySelector(":scope > tr[aria-selected=true]") ?? body.querySelector(":scope > tr[aria-selected]")
		if (row) row.tabIndex = 0
	}
	for (const grip of document.querySelectorAll(".grip")) grip.ariaValueNow = widthOf(grip)
	if (!focused || focused.node.isConnected || document.activeElement !== document.body) return
	focused.table.querySelector('tbody > tr[tabindex="0"]')?.focus()
}

// Columns

const widthOf = ({ parentElement }) => Math.round(parentElement.getBoundingClientRect().width)

function resize(grip, width) {
	grip.parentElement.width = Math.round(Math.min(Math.max(width, grip.ariaValueMin), grip.ariaValueMax))
	grip.ariaValueNow = widthOf(grip)
}

// The width that it has, which is no less than its words take.
const tellWidth = (grip) => command(grip, "resize", grip.parentElement.dataset.n, widthOf(grip))

addEventListener("pointerdown", (event) => {
	const { target, pointerId, clientX: from, button } = event
	if (!target.matches?.(".grip") || button || !fieldOf(target)) return
	event.preventDefault()
	target.focus()
	target.setPointerCapture(pointerId)
	const width = widthOf(target)
	const way = getComputedStyle(target).direction === "rtl" ? -1 : 1
	target.onpointermove = ({ clientX }) => resize(target, width + (clientX - from) * way)
	target.onpointerup = target.onpointercancel = () => {
		target.onpointermove = target.onpointerup = target.onpointercancel = null
		if (widthOf(target) !== width) tellWidth(target)
	}
})

function pressGrip(event, grip) {
	const width = widthOf(grip)
	const way = getComputedStyle(grip).direction === "rtl" ? -1 : 1
	const widths = {
		ArrowRight: width + 10 * way,
		ArrowLeft: width - 10 * way,
		Home: grip.ariaValueMin,
		End: grip.ariaValueMax,
	}
	if (!(event.key in widths)) return
	event.preventDefault()
	resize(grip, widths[event.key])
	tellWidth(grip)
}

addEventListener("keydown", (event) => {
	const { target, altKey, isComposing, defaultPrevented } = event
	if (altKey || isComposing || defaultPrevented || !target.matches) return
	if (target.matches(".grip") && fieldOf(target)) pressGrip(event, target)
	else if (isRow(target) && rowOf(target)) pressRow(event, target)
})

// Files

async function save(button) {
	delete button.dataset.failed
	button.ariaBusy = "true"
	try {
		const { page } = document.body.dataset
		const body = new URLSearchParams({ _page: page, action: button.value })
		const response = await fetch(location, { method: "POST", body, redirect: "manual" })
		if (!/^text\/csv/.test(response.headers.get("Content-Type"))) throw response
		const href = URL.createObjectURL(await response.blob())
		const link = document.createElement("a")
		Object.assign(link, { href, download: button.dataset.file }).click()
		setTimeout(() => URL.revokeObjectURL(href), 6e4)
	} catch {
		button.dataset.failed = ""
	}
	button.ariaBusy = null
}

addEventListener(
	"click",
	(event) => {
		const button = event.target.closest?.("button[data-file]")
		if (!button || button.disabled) return
		event.preventDefault()
		save(button)
	},
	true,
)

new MutationObserver(prepare).observe(document, { subtree: true, childList: true, attributeFilter: ["tabindex", "width"] })
prepare()
