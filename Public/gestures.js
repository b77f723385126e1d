// Gestures: what fingers, pointers and keys do with elements that have some. The server is told at most 30 times a second;
// what follows a finger meanwhile follows it here, as it has been seen to do. Pages with gestures bring this script along:
// see Sources/Views/Gestures.

// How long two presses are one, how far a finger that stands still moves, and how often the server is told.
const between = 350
const tremor = 10
const pace = 33

let number = 0
// What the server may not have carried out yet: [number, element and gesture, words].
let waiting = []
let waitingPage
let toldAt = 0
let timer

const field = () => document.querySelector('input[name="@gesture"]:not([disabled])')

// Tells the server. What has only changed since the last word takes the place of that.
function tell(node, index, phase, ...numbers) {
	const { page } = document.body.dataset
	if (page !== waitingPage) waiting = []
	waitingPage = page
	const name = `${node.dataset.n} ${index}`
	const words = [name, phase, ...numbers.map((each) => +Math.min(Math.max(each, -1e6), 1e6).toFixed(2) || 0)].join(" ")
	const last = waiting.findLastIndex((each) => each.name === name)
	if (phase === "c" && last >= 0 && waiting[last].phase === "c" && !waiting[last].isTold) waiting.splice(last, 1)
	waiting.push({ number: ++number, name, phase, words, values: numbers })
	clearTimeout(timer)
	const rest = phase === "c" ? toldAt + pace - performance.now() : 0
	if (rest > 0) timer = setTimeout(send, rest)
	else send()
	return number
}

function send() {
	const to = field()
	if (!to) return
	const done = +(to.dataset.done ?? 0)
	if (number <= done) {
		for (const each of waiting) each.number += done
		number += done
	}
	waiting = waiting.filter((each) => each.number > done || !each.isTold)
	// Of what is under way the last word says it all.
	waiting = waiting.filter(({ phase, name }, at) => phase !== "c" || !waiting.slice(at + 1).some((each) => each.name === name && each.phase === "c"))
	waiting = waiting.slice(-32)
	if (!waiting[0]) return
	for (const each of waiting) each.isTold = true
	toldAt = performance.now()
	to.value = `${waitingPage} ${waiting.map((each) => `${each.number} ${each.words}`).join(",")}`
	to.dispatchEvent(new Event("input", { bubbles: true }))
}

// What an element has: kinds with their measures, in the order in which the server counts them.
function gesturesOf(node) {
	const words = node.dataset.gesture.split(" ").filter((word) => word && word !== "only")
	return words.map((word, index) => {
		const [, mark, kind, ...measures] = word.split(/^([!&]?)(\w+):?/)
		const list = (measures.pop() ?? "").split(":")
		return { node, index, mark, kind, measures: list, space: list.at(-1) }
	})
}

// The gestures that something at an element may be, by kind: those inside come before those around, unless these come
// first or count beside them.
function gesturesAt(target) {
	const all = []
	for (let node = target.closest("[data-gesture]"); node; node = node.parentElement.closest("[data-gesture]")) {
		if (/(^| )only/.test(node.dataset.gesture)) all.length = 0
		all.push(...gesturesOf(node))
	}
	const taken = new Map()
	for (const each of all) {
		const other = taken.get(each.kind)
		if (each.mark !== "&" && (!other || (each.mark === "!" && other !== each.node))) taken.set(each.kind, each.node)
	}
	return all.filter((each) => each.mark === "&" || taken.get(each.kind) === each.node)
}

// The browser's pixels in one of the server's, which grow with the text.
const unit = () => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16

// Where the space of a gesture begins: in the window, or in the element as it is when the gesture begins.
function originOf({ node, space }) {
	if (space === "w") return [0, 0]
	const around = space === "v" ? node.closest(".scroll") : space > 0 ? node.closest(`[data-space~="${space}"]`) : node
	const { left, top } = (around ?? document.documentElement).getBoundingClientRect()
	return [left, top]
}

const point = (event, [left, top]) => [(event.clientX - left) / unit(), (event.clientY - top) / unit()]

// Fingers

// The fingers that are down, and what they may be doing.
const fingers = new Map()
let active = []
let lastTap
// A press that follows a gesture is none.
let isClickMeant = true

const isField = (node) => node.closest("input, textarea, select, [contenteditable], audio, video, summary")

addEventListener("pointerdown", (event) => {
	const { target, pointerId, button, pointerType } = event
	const around = target.closest?.("[data-gesture]")
	if (button || !around || isField(target)) return
	isClickMeant = true
	fingers.set(pointerId, { ...where(event), at: event.timeStamp })
	if (fingers.size === 1) {
		active = gesturesAt(target).map((gesture) => ({
			...gesture, pointerId, origin: originOf(gesture), from: where(event), track: [], pointerType,
			isOn: false, at: event.timeStamp,
		}))
		for (const each of active) {
			if (each.kind === "hold") beginHold(each)
			if (each.kind === "drag" && +each.measures[0] === 0) {
				begin(each)
				drag(each, event)
			}
		}
	} else {
		// A second finger: what one does is over.
		for (const each of active) if (each.kind === "tap" || (each.kind === "hold" && !each.isOn)) stop(each)
		if (fingers.size === 2) for (const each of active) if (/pinch|turn/.test(each.kind)) beginTwo(each)
	}
})

const where = ({ clientX, clientY }) => ({ clientX, clientY })
const away = (one, other) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) / unit()

addEventListener("pointermove", (event) => {
	const finger = fingers.get(event.pointerId)
	if (!finger) return hover(event)
	Object.assign(finger, where(event))
	for (const each of active) {
		const distance = away(event, each.from)
		if (each.kind === "tap" && distance > tremor) stop(each)
		if (each.kind === "hold" && !each.isDone && distance > +each.measures[1]) stop(each)
		if (each.kind === "drag" && each.pointerId === event.pointerId && !(fingers.size > 1 && active.some(({ kind }) => /pinch|turn/.test(kind)))) {
			if (!each.isOn && distance >= Math.max(+each.measures[0], 1) && isFree(each)) begin(each)
			if (each.isOn) drag(each, event)
		}
		if (/pinch|turn/.test(each.kind) && each.two) moveTwo(each)
	}
	if (active.some(({ isOn, kind }) => isOn && kind === "drag")) event.preventDefault()
})

// Not while another one of its kind inside or around it is under way.
const isFree = (gesture) => gesture.mark === "&" || !active.some((each) => each !== gesture && each.isOn && each.kind === gesture.kind && each.mark !== "&" && each.node !== gesture.node)

function begin(gesture) {
	gesture.isOn = true
	follow(gesture)
	gesture.node.classList.add("held")
	if (gesture.kind !== "hold") getSelection()?.removeAllRanges()
	try {
		if (gesture.kind === "drag" && +gesture.measures[0] > 0) gesture.node.setPointerCapture(gesture.pointerId)
	} catch {}
}

function drag(gesture, event) {
	const { track, origin, from } = gesture
	track.push([event.timeStamp, event.clientX, event.clientY])
	while (track.length > 2 && track[0][0] < event.timeStamp - 100) track.shift()
	const [[time, x, y], last] = [track[0], track.at(-1)]
	const span = Math.max(last[0] - time, 16) / 1000
	// What has stood still is not thrown.
	const speed = [(last[1] - x) / span / unit(), (last[2] - y) / span / unit()]
	gesture.values = [...point(event, origin), ...point(from, origin), ...(track.length > 1 ? speed : [0, 0])]
	if (Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > 3) isClickMeant = false
	change(gesture)
}

function change(gesture) {
	const told = tell(gesture.node, gesture.index, "c", ...gesture.values)
	predict(gesture, told)
}

function beginHold(gesture) {
	tell(gesture.node, gesture.index, "c")
	gesture.isOn = true
	gesture.timer = setTimeout(() => {
		gesture.isDone = true
		isClickMeant = false
		for (const each of active) if (each.kind === "tap") stop(each)
		tell(gesture.node, gesture.index, "e")
	}, +gesture.measures[0])
}

function beginTwo(gesture) {
	const [one, other] = [...fingers.values()]
	const rect = gesture.node.getBoundingClientRect()
	const middle = { clientX: (one.clientX + other.clientX) / 2, clientY: (one.clientY + other.clientY) / 2 }
	const [x, y] = point(middle, [rect.left, rect.top])
	gesture.two = { distance: Math.max(away(one, other), 1), angle: angleOf(one, other), turned: 0, last: angleOf(one, other) }
	gesture.middle = [x, y, (x * unit()) / (rect.width || 1), (y * unit()) / (rect.height || 1)]
}

const angleOf = (one, other) => (Math.atan2(other.clientY - one.clientY, other.clientX - one.clientX) * 180) / Math.PI

function moveTwo(gesture) {
	const [one, other] = [...fingers.values()]
	if (!other) return
	const { two, kind, middle, measures } = gesture
	let value
	if (kind === "pinch") value = away(one, other) / two.distance
	else {
		const now = angleOf(one, other)
		two.turned += ((now - two.last + 540) % 360) - 180
		two.last = now
		value = two.turned
	}
	const isFar = Math.abs(kind === "pinch" ? value - 1 : value) >= +measures[0]
	if (!gesture.isOn && isFar) begin(gesture)
	if (!gesture.isOn) return
	isClickMeant = false
	const time = performance.now()
	const speed = gesture.before ? (value - gesture.before.value) / Math.max((time - gesture.before.time) / 1000, 0.016) : 0
	gesture.before = { value, time }
	gesture.values = [value, speed, ...middle]
	change(gesture)
}

// A gesture comes to nothing.
function stop(gesture) {
	clearTimeout(gesture.timer)
	if (gesture.isOn) tell(gesture.node, gesture.index, gesture.isDone ? "r" : "x", ...(gesture.values ?? []))
	finishOne(gesture)
}

function finishOne(gesture) {
	gesture.isOn = false
	gesture.node.classList.remove("held")
	unfollow(gesture)
	active = active.filter((each) => each !== gesture)
}

// A gesture was done.
function end(gesture) {
	tell(gesture.node, gesture.index, "e", ...(gesture.values ?? []))
	finishOne(gesture)
}

addEventListener("pointerup", (event) => {
	if (!fingers.has(event.pointerId)) return
	const isLast = fingers.size === 1
	for (const each of [...active]) {
		if (each.kind === "drag" && each.isOn && each.pointerId === event.pointerId) {
			drag(each, event)
			end(each)
		} else if (/pinch|turn/.test(each.kind) && each.isOn) end(each)
		else if (each.kind === "hold" && isLast) stop(each)
	}
	fingers.delete(event.pointerId)
	if (!isLast) return
	tap(active.filter(({ kind }) => kind === "tap"), event)
	active = []
})

addEventListener("pointercancel", (event) => {
	if (!fingers.delete(event.pointerId)) return
	for (const each of [...active]) stop(each)
	active = []
})

// One of several quick presses: what takes one waits for a second one only where that is something else.
function tap(taps, event) {
	if (!taps[0]) return
	const isAgain = lastTap && event.timeStamp - lastTap.at < between && away(lastTap, event) < 2 * tremor
	const count = isAgain ? lastTap.count + 1 : 1
	clearTimeout(lastTap?.timer)
	lastTap = { ...where(event), at: event.timeStamp, count }
	const most = Math.max(...taps.map(({ measures }) => +measures[0]))
	for (const each of taps) {
		if (+each.measures[0] !== count) continue
		const done = () => tell(each.node, each.index, "e", ...point(event, each.origin))
		if (count < most) lastTap.timer = setTimeout(done, between)
		else done()
	}
	if (count >= most) lastTap = null
}

// What was dragged has not been pressed.
addEventListener(
	"click",
	(event) => {
		if (isClickMeant || !event.isTrusted || !event.detail) return
		isClickMeant = true
		event.preventDefault()
		event.stopImmediatePropagation()
	},
	true,
)
addEventListener("dragstart", (event) => event.target.closest?.('[data-gesture*="drag"]') && event.preventDefault(), true)
addEventListener("contextmenu", (event) => fingers.size && event.target.closest?.('[data-gesture*="hold"], [data-gesture*="drag"]') && event.preventDefault())

// Pointers over elements

const hovered = new Map()

function hover(event) {
	if (event.pointerType === "touch") return
	const over = event.target.closest?.('[data-gesture*="hover"]') ? gesturesAround(event.target) : []
	for (const [key, gesture] of hovered) {
		if (over.some((each) => each.key === key)) continue
		hovered.delete(key)
		if (gesture.node.isConnected) tell(gesture.node, gesture.index, "x")
	}
	for (const each of over) {
		const isNew = !hovered.has(each.key)
		hovered.set(each.key, each)
		if (isNew || +each.measures[0]) tell(each.node, each.index, "c", ...point(event, originOf(each)))
	}
}

function gesturesAround(target) {
	const all = []
	for (let node = target.closest("[data-gesture]"); node; node = node.parentElement.closest("[data-gesture]")) {
		for (const each of gesturesOf(node)) if (each.kind === "hover") all.push({ ...each, key: `${node.dataset.n} ${each.index}` })
	}
	return all
}

addEventListener("pointerover", (event) => fingers.size || hover(event))
document.documentElement.addEventListener("pointerleave", (event) => hover({ ...where(event), pointerType: "mouse", target: document.documentElement }))

// A wheel with the control key, which is what a pad makes of two fingers.
let wheel

addEventListener(
	"wheel",
	(event) => {
		const gesture = event.ctrlKey && event.target.closest?.('[data-gesture*="pinch"]') && gesturesAt(event.target).find(({ kind }) => kind === "pinch")
		if (!gesture) return
		event.preventDefault()
		if (wheel?.node !== gesture.node) {
			const rect = gesture.node.getBoundingClientRect()
			const [x, y] = point(event, [rect.left, rect.top])
			wheel = { ...gesture, value: 1, middle: [x, y, (x * unit()) / rect.width, (y * unit()) / rect.height] }
			begin(wheel)
		}
		wheel.value *= Math.exp(-event.deltaY / 100)
		wheel.values = [wheel.value, 0, ...wheel.middle]
		change(wheel)
		clearTimeout(wheel.timer)
		wheel.timer = setTimeout(() => (wheel = end(wheel)), 250)
	},
	{ passive: false },
)

// Keys

// The drag of the arrow keys that is under way, and Enter being held.
let keyed, entered

function middleOf(gesture) {
	const rect = gesture.node.getBoundingClientRect()
	return { clientX: rect.left + rect.width / 2, clientY: rect.top + rect.height / 2 }
}

function letGo(phase) {
	if (!keyed) return
	clearTimeout(keyed.timer)
	if (phase === "e") end(keyed)
	else stop(keyed)
	keyed = null
}

function step(gesture, x, y) {
	if (keyed?.node !== gesture.node) {
		letGo("e")
		const from = middleOf(gesture)
		keyed = { ...gesture, origin: originOf(gesture), from, to: { ...from }, isOn: false }
		begin(keyed)
	}
	keyed.to.clientX += x * unit()
	keyed.to.clientY += y * unit()
	keyed.values = [...point(keyed.to, keyed.origin), ...point(keyed.from, keyed.origin), 0, 0]
	change(keyed)
	clearTimeout(keyed.timer)
	keyed.timer = setTimeout(() => letGo("e"), 900)
}

function once(gesture, value) {
	const rect = gesture.node.getBoundingClientRect()
	const [x, y] = point(middleOf(gesture), [rect.left, rect.top])
	const numbers = [value, 0, x, y, 0.5, 0.5]
	tell(gesture.node, gesture.index, "c", ...numbers)
	tell(gesture.node, gesture.index, "e", ...numbers)
}

addEventListener("keydown", (event) => {
	const { target, key, shiftKey, ctrlKey, metaKey, altKey, isComposing, defaultPrevented, repeat } = event
	if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented || !target.dataset?.gesture || isField(target)) return
	const gestures = gesturesAt(target)
	const of = (kind) => gestures.find((each) => each.kind === kind)
	const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key]
	const far = shiftKey ? 100 : 20
	if (way && of("drag")) step(of("drag"), way[0] * far, way[1] * far)
	else if (key === "Escape" && keyed) letGo("x")
	else if (/^[+=-]$/.test(key) && of("pinch")) once(of("pinch"), key === "-" ? 1 / 1.1 : 1.1)
	else if (/^r$/i.test(key) && of("turn")) once(of("turn"), shiftKey ? -15 : 15)
	else if ((key === "Enter" || key === " ") && !target.matches("a, button")) {
		if (keyed) letGo("e")
		else if (of("tap") || of("hold")) {
			if (!repeat) pressKey(of("hold"), gestures.filter(({ kind }) => kind === "tap"))
		} else return
	} else return
	event.preventDefault()
})

function pressKey(hold, taps) {
	entered = { hold, taps }
	if (!hold) return
	tell(hold.node, hold.index, "c")
	entered.timer = setTimeout(() => {
		entered.isDone = true
		tell(hold.node, hold.index, "e")
	}, +hold.measures[0])
}

addEventListener("keyup", ({ key }) => {
	if (!entered || (key !== "Enter" && key !== " ")) return
	const { hold, taps, timer, isDone } = entered
	entered = null
	clearTimeout(timer)
	if (hold && !isDone) tell(hold.node, hold.index, taps[0] ? "x" : "e")
	if (hold && (isDone || !taps[0])) tell(hold.node, hold.index, "r")
	if (isDone) return
	// Of presses that come several at a time, the fewest: who uses a keyboard cannot be quick enough.
	const fewest = Math.min(...taps.map(({ measures }) => +measures[0]))
	for (const each of taps) {
		if (+each.measures[0] === fewest) tell(each.node, each.index, "e", ...point(middleOf(each), originOf(each)))
	}
})

addEventListener("focusout", () => letGo("e"))
addEventListener("blur", () => {
	for (const each of [...active]) stop(each)
	fingers.clear()
})

// What follows the finger

// What the server has changed while a gesture is under way, at which of its values: from two of these follows a line that
// the rest is on, until the server says otherwise.
let followed

// The values that looks can follow: how far a finger has come, how much two have magnified or turned.
const inputs = ({ kind, values: [a, b, c, d] }) => (kind === "drag" ? [a - c, b - d] : [kind === "pinch" ? a - 1 : a])

function follow(gesture) {
	followed = { gesture, told: new Map(), seen: new Map(), inputs: null }
}

function unfollow(gesture) {
	if (!followed || followed.gesture.node !== gesture.node) return
	for (const node of followed.seen.keys()) left.set(node, number)
	followed = null
}

// What has followed a gesture that is over, and the number of its last word: when the server has heard that, it has the
// say.
const left = new Map()

function settle() {
	const done = +(field()?.dataset.done ?? 0)
	for (const [node, last] of left) {
		if (done < last) continue
		left.delete(node)
		if (!followed?.seen.has(node)) node.style.cssText = node.dataset.style ?? ""
	}
}

const numbersOf = (text) => text.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? []

// Called with each value: shows at once what it will come to.
function predict(gesture, told) {
	if (!followed) return
	followed.gesture = gesture
	followed.inputs = inputs(gesture)
	followed.told.set(told, followed.inputs)
	if (followed.told.size > 200) followed.told.delete(followed.told.keys().next().value)
	for (const node of followed.seen.keys()) show(node)
}

// The server has given an element other exact values, in answer to what it was told up to now.
function learn(node) {
	const at = followed.told.get(+(field()?.dataset.done ?? 0))
	const text = node.dataset.style ?? ""
	const numbers = numbersOf(text)
	const samples = followed.seen.get(node) ?? []
	if (!at) return
	samples.push({ at, numbers, text })
	followed.seen.set(node, samples.slice(-6))
	show(node)
}

// By how much each number of an element grows with each of the values: what the samples say, if they all say the same.
function slopes(samples) {
	const last = samples.at(-1)
	const others = samples.filter(({ numbers }) => numbers.length === last.numbers.length)
	return last.numbers.map((value, place) => {
		const all = last.at.map((_, axis) => {
			let slope = null
			for (const one of others) {
				const run = last.at[axis] - one.at[axis]
				const rise = value - one.numbers[place]
				const isAlone = last.at.every((each, other) => other === axis || Math.abs(each - one.at[other]) < 0.01)
				if (Math.abs(run) > 1e-3 && (isAlone || last.at.length === 1)) slope = rise / run
			}
			return slope
		})
		if (last.at.length === 1) return all.map((slope) => slope ?? 0)
		return solve(others, last, place, all)
	})
}

// Of two values that change at once: what fits all samples best.
function solve(samples, last, place, known) {
	if (known[0] !== null && known[1] !== null) return known
	let [xx, xy, yy, xv, yv] = [0, 0, 0, 0, 0]
	for (const { at, numbers } of samples) {
		const [x, y, v] = [last.at[0] - at[0], last.at[1] - at[1], last.numbers[place] - numbers[place]]
		xx += x * x
		xy += x * y
		yy += y * y
		xv += x * v
		yv += y * v
	}
	const area = xx * yy - xy * xy
	if (area > 1e-2) return [(xv * yy - yv * xy) / area, (yv * xx - xv * xy) / area]
	// Along one line: only the way along it is known.
	const length = xx + yy
	const share = length > 1e-4 ? (xx >= yy ? xv / xx : yv / yy) : 0
	return xx >= yy ? [share, 0] : [0, share]
}

function show(node) {
	const samples = followed.seen.get(node)
	const last = samples?.at(-1)
	if (!last || samples.length < 2 || !node.isConnected) return
	const grow = slopes(samples)
	let place = 0
	const text = last.text.replace(/-?\d+(\.\d+)?/g, (word) => {
		const slope = grow[place++]
		const rise = slope.reduce((sum, each, axis) => sum + each * (followed.inputs[axis] - last.at[axis]), 0)
		return rise && Number.isFinite(rise) ? +(+word + rise).toFixed(4) : word
	})
	node.style.cssText = text
}

// After a frame.
new MutationObserver((records) => {
	settle()
	if (!followed?.inputs) return
	const changed = new Set(records.filter(({ target, attributeName }) => attributeName === "data-style" && target.dataset.n).map(({ target }) => target))
	for (const node of changed) learn(node)
	// What the frame has left as it was is where the finger has it.
	for (const node of followed.seen.keys()) if (!changed.has(node)) show(node)
}).observe(document, { subtree: true, attributeFilter: ["data-style", "data-done"] })
