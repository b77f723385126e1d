// What moves: with a frame that says so, what it changes goes over to its new looks and places, what comes and goes does
// so gently. Pages on which something moves bring this script along: see Sources/Views/Animation.

const reduced = matchMedia("(prefers-reduced-motion: reduce)")

// The looks that go over. Sizes go over where an element was changed itself, places everywhere.
const properties = `opacity scale rotate translate transform filter color background-color background-position
	background-size border-top-color border-right-color border-bottom-color border-left-color border-top-width
	border-right-width border-bottom-width border-left-width border-top-left-radius border-top-right-radius
	border-bottom-left-radius border-bottom-right-radius outline-color box-shadow text-shadow width height min-width
	min-height max-width max-height padding-top padding-right padding-bottom padding-left margin-top margin-right
	margin-bottom margin-left top right bottom left row-gap column-gap font-size font-weight letter-spacing line-height
	fill fill-opacity stroke stroke-width stroke-dasharray stroke-dashoffset stroke-opacity clip-path d x y cx cy r rx ry
	object-position transform-origin accent-color text-decoration-color`.split(/\s+/)

// No more elements are looked after in a frame.
const most = 400
// What is made of the ways in which things come and go where nothing else is said.
const faded = { keyframe: { opacity: 0 } }

// The animations that are under way, by element and by property: { animation, target }.
const running = new WeakMap()
// The frame of the moment.
let frame

const elementOf = (id) => document.querySelector(`[data-n="${id}"]`)
const hasPlace = (node) => node instanceof HTMLElement
const isShown = (node) => node.getClientRects().length > 0

// An animation as the server writes it: milliseconds, waiting, how often, direction, easing.
function timing(text) {
	const [duration, delay, iterations, direction, easing] = (text ?? "none").split(";")
	if (!easing) return null
	return { duration: +duration, delay: +delay, iterations: +iterations, direction, easing, fill: "backwards" }
}

// The nearest word on how what changes in an element shows. Only what this frame says of motion counts.
function timingOf(node, isMoved) {
	for (let next = node; next && next !== document.documentElement; next = next.parentElement) {
		if (next.dataset.animates) return timing(next.dataset.animates)
		if (isMoved(next)) return timing(next.dataset.motion.slice(next.dataset.motion.indexOf(";") + 1))
	}
	return null
}

function looks(node) {
	const style = getComputedStyle(node)
	return Object.fromEntries(properties.map((name) => [name, style.getPropertyValue(name)]))
}

// The same as if nothing of ours was under way there.
function restingLooks(node) {
	const ours = [...(running.get(node)?.values() ?? [])]
	const effects = ours.map(({ animation }) => animation.effect)
	for (const { animation } of ours) animation.effect = null
	const rest = looks(node)
	ours.forEach(({ animation }, index) => (animation.effect = effects[index]))
	return rest
}

// Plays one property of an element, in the place of what was under way with it.
function play(node, name, keyframes, options, target) {
	const own = running.get(node) ?? new Map()
	running.set(node, own)
	own.get(name)?.animation.cancel()
	const animation = node.animate(keyframes, options)
	const entry = { animation, target }
	own.set(name, entry)
	animation.onfinish = animation.oncancel = () => own.get(name) === entry && own.delete(name)
	return animation
}

function camel(name) {
	return name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())
}

// Lets an element go over from looks to those that it has now. One with other words in it has its size at once.
function goOver(node, from, options, texts = []) {
	const now = restingLooks(node)
	const own = running.get(node)
	for (const name of properties) {
		const under = own?.get(name)
		if (under && under.target === now[name]) continue
		if (from[name] === now[name]) {
			under?.animation.cancel()
			continue
		}
		if (/^(width|height)$/.test(name) && texts.some((each) => node.contains(each))) continue
		const [one, other] = name === "rotate" || name === "scale" || name === "translate"
			? alike(name, from[name], now[name]) : [from[name], now[name]]
		if (options) play(node, name, { [camel(name)]: [one, other] }, options, now[name])
	}
}

// What is not turned, scaled or moved is so by nothing.
function alike(name, ...values) {
	const nothing = { rotate: "0deg", scale: "1", translate: "0px" }[name]
	return values.map((value) => (value === "none" ? nothing : value))
}

// Places

// Where an element stands, whatever has been done to it for the eye.
function placeOf(node) {
	return { parent: node.offsetParent, left: node.offsetLeft, top: node.offsetTop }
}

// How far an element still is from its place.
function rest(node) {
	const { animation, target } = running.get(node)?.get("place") ?? {}
	const share = 1 - (animation?.effect.getComputedTiming().progress ?? 1)
	return target ? [target[0] * share, target[1] * share] : [0, 0]
}

// What may have to make room: what stands around what has changed, up to the page.
function neighbours(nodes) {
	const all = new Set()
	for (const start of nodes) {
		for (let node = start; node && node !== document.body && all.size < most; node = node.parentElement) {
			for (const each of [node, ...(node.parentElement?.children ?? [])]) {
				if (all.size < most && hasPlace(each) && !each.closest(".leaving")) all.add(each)
			}
		}
	}
	return all
}

// Has what stands elsewhere now come from where it stood.
function slide(places, isMoved) {
	const shifts = new Map()
	for (const [node, before] of places) {
		if (!node.isConnected || !isShown(node) || !before.isShown) continue
		const now = placeOf(node)
		if (now.parent !== before.parent) continue
		let [x, y] = [before.left - now.left + before.rest[0], before.top - now.top + before.rest[1]]
		shifts.set(node, [x, y])
		// What is inside of something that slides goes along with it.
		for (let next = node.parentElement; next && next !== now.parent; next = next.parentElement) {
			const outer = shifts.get(next)
			if (!outer) continue
			x -= outer[0]
			y -= outer[1]
			break
		}
		if (Math.abs(x) < 0.5 && Math.abs(y) < 0.5) continue
		const options = timingOf(node, isMoved)
		const { translate } = getComputedStyle(node)
		if (options?.iterations !== 1 || /%/.test(translate)) continue
		const keyframes = [{ translate: `${x}px ${y}px` }, { translate: "0px 0px" }]
		play(node, "place", keyframes, { ...options, composite: "add" }, [x, y])
	}
}

// Coming and going

// How an element comes or goes, as the server writes it: properties, classes, exact values, an animation.
function wayOf(text) {
	if (text == null) return faded
	const [pairs, classes, styles, own] = text.split("|")
	const keyframe = {}
	for (const pair of pairs.split(";").filter(Boolean)) {
		const [name, value] = pair.split(/:(.*)/s)
		keyframe[camel(name)] = value
	}
	return { keyframe, classes, styles, own: own ? timing(own) : null }
}

// The keyframe of an element at the far end of its way.
function farKeyframe(node, { keyframe, classes, styles }) {
	if (!classes && !styles) return keyframe
	const [name, style] = [node.className, node.style.cssText]
	const here = looks(node)
	node.className = `${name} ${classes}`
	node.style.cssText = `${style};${styles}`
	const there = looks(node)
	node.className = name
	node.style.cssText = style
	const changed = properties.filter((each) => here[each] !== there[each])
	return { ...Object.fromEntries(changed.map((each) => [camel(each), there[each]])), ...keyframe }
}

function come(node, options) {
	const way = wayOf(node.dataset.in)
	options = way.own ?? options
	if (!options || !isShown(node)) return
	const keyframe = farKeyframe(node, way)
	if (Object.keys(keyframe)[0]) node.animate([{ ...keyframe, offset: 0 }], { ...options, iterations: 1 })
}

// A picture of an element that has gone stays until its way is over: for the eye alone.
function go({ node, rect, width, height, parent, next }, options) {
	const way = wayOf(node.dataset.out)
	options = way.own ?? options
	if (!options || !parent.isConnected || !rect.width || !rect.height) return
	const ghost = node.cloneNode(true)
	for (const each of [ghost, ...ghost.querySelectorAll("*")]) {
		if (each.matches("script, dialog, input[type=hidden]")) {
			each.remove()
			continue
		}
		each.style.cssText = each.dataset.style ?? ""
		for (const name of ["id", "name", "for", "form", "popovertarget", "data-scene", "data-gesture", "data-match", "data-focus"]) each.removeAttribute(name)
		for (const name of Object.keys(each.dataset)) if (/^(n|away|window|motion|live)$/.test(name)) delete each.dataset[name]
	}
	ghost.inert = true
	ghost.ariaHidden = "true"
	ghost.classList.add("leaving")
	Object.assign(ghost.style, { width: `${width}px`, height: `${height}px`, left: "0", top: "0" })
	parent.insertBefore(ghost, next?.parentNode === parent ? next : null)
	const start = ghost.getBoundingClientRect()
	Object.assign(ghost.style, { left: `${rect.left - start.left}px`, top: `${rect.top - start.top}px` })
	const keyframe = farKeyframe(ghost, way)
	const away = () => !ghost.dataset.n && ghost.remove()
	if (!Object.keys(keyframe)[0]) return away()
	const animation = ghost.animate([keyframe], { ...options, iterations: 1, fill: "both" })
	animation.onfinish = animation.oncancel = away
	setTimeout(away, options.duration + options.delay + 1e3)
}

// What has the name of one that is gone comes from where that was.
function match(node, before, options) {
	const after = node.getBoundingClientRect()
	if (!after.width || !after.height || !options) return
	const kind = +node.dataset.match.split(" ")[0]
	const from = { offset: 0, transformOrigin: "0 0" }
	if (kind & 2) from.scale = `${before.width / after.width} ${before.height / after.height}`
	if (kind & 1) from.translate = `${before.left - after.left}px ${before.top - after.top}px`
	node.animate([from, { offset: 1, transformOrigin: "0 0" }], { ...options, iterations: 1 })
}

function replaceText(node, options) {
	const kind = node.closest("[data-text]")?.dataset.text
	if (!options || !kind || kind === "identity") return
	const way = { up: "0.7em", down: "-0.7em" }[kind]
	const from = { offset: 0, opacity: 0 }
	if (way && getComputedStyle(node).display !== "inline") Object.assign(from, { translate: `0 ${way}`, filter: "blur(2px)" })
	node.animate([from], { ...options, iterations: 1, duration: Math.min(options.duration, 600) })
}

// Frames

function snapshot(node) {
	const { offsetWidth: width, offsetHeight: height } = node
	return { node, rect: node.getBoundingClientRect(), width, height }
}

// Called before a frame's operations are carried out.
document.body.moving = (operations) => {
	if (reduced.matches || document.hidden) return
	const moved = operations.filter(([kind, , name]) => kind === "a" && name === "data-motion")
	if (!moved[0] && !document.querySelector("[data-animates]")) return
	const changed = new Map()
	const texts = []
	const going = new Map()
	const around = []
	const take = (node) => node && hasPlace(node) && going.size < most && going.set(node, snapshot(node))
	for (const [kind, id, ...rest] of operations.slice(0, most)) {
		const node = kind === "title" ? null : elementOf(id)
		if (!node) continue
		around.push(node, ...(/[imk]/.test(kind) ? [...node.children].slice(0, most) : []))
		if (kind === "a" && /^(class|data-style|style|hidden|d|x|y|r|[cr][xy]|width|height|points|transform|fill|stroke)$/.test(rest[0])) changed.set(node, looks(node))
		if (kind === "t") {
			texts.push(node)
			for (const child of node.children) take(child)
		}
		if (kind === "x") take(node)
		if (kind === "k") for (const child of node.children) if (!rest[0].includes(+child.dataset.n)) take(child)
	}
	const places = new Map()
	for (const node of neighbours(around)) places.set(node, { ...placeOf(node), rest: rest(node), isShown: isShown(node) })
	const matches = new Map()
	for (const node of document.querySelectorAll("[data-match]:not(.leaving *)")) matches.set(node.dataset.match, { node, rect: node.getBoundingClientRect() })
	const records = []
	const observer = new MutationObserver((more) => records.push(...more))
	observer.observe(document.body, { childList: true, subtree: true })
	frame = { moved: new Set(moved.map(([, id]) => id)), changed, texts, going, places, matches, records, observer }
	queueMicrotask(finish)
}

// The operations have been carried out.
function finish() {
	const { moved, changed, texts, going, places, matches, records, observer } = frame
	records.push(...observer.takeRecords())
	observer.disconnect()
	const isMoved = (node) => moved.has(+node.dataset.n) && node.dataset.motion
	const page = document.querySelector("main[data-motion]")
	if (page && isMoved(page) && page.dataset.motion.endsWith(";none")) return
	for (const [node, from] of changed) if (node.isConnected) goOver(node, from, timingOf(node, isMoved), texts)
	const added = new Set()
	const removed = []
	for (const { target, addedNodes, removedNodes, nextSibling } of records) {
		for (const node of addedNodes) if (hasPlace(node) && node.isConnected) added.add(node)
		for (const node of removedNodes) if (going.has(node)) removed.push({ ...going.get(node), parent: target, next: nextSibling })
	}
	const fresh = [...added].filter((node) => !places.has(node) && !going.has(node) && !node.closest(".leaving") && !added.has(node.parentElement))
	const matched = new Set()
	for (const node of fresh) {
		const options = timingOf(node, isMoved)
		for (const each of [node, ...node.querySelectorAll("[data-match]")]) {
			const before = matches.get(each.dataset.match)
			if (!each.dataset.match || !before || before.node.isConnected) continue
			matched.add(node).add(before.node)
			match(each, before.rect, options)
		}
		if (!matched.has(node) || node.dataset.in) come(node, options)
	}
	slide(places, isMoved)
	for (const each of removed) {
		if (each.node.isConnected || matched.has(each.node) || /^(TR|TD|TH|TBODY|DIALOG|SCRIPT|OPTION)$/.test(each.node.tagName)) continue
		go(each, timingOf(each.parent, (node) => isMoved(node)) ?? own(each.node, isMoved))
	}
	for (const node of texts) if (node.isConnected) replaceText(node, timingOf(node, isMoved))
	frame = null
}

// What goes by itself has the word on it at itself.
const own = (node, isMoved) => (node.dataset.animates ? timing(node.dataset.animates) : isMoved(node) ? timingOf(node, isMoved) : null)

// A page that has just been opened, on which something has begun to move already: from the looks that it had to those that
// it has.
function begin() {
	if (reduced.matches) return
	const isMoved = (node) => node.dataset.motion
	for (const node of document.querySelectorAll("[data-from]")) {
		const options = timingOf(node, isMoved)
		if (!options) continue
		if (node.dataset.from === "new") {
			come(node, options)
			continue
		}
		const [classes, styles] = node.dataset.from.split("|")
		const [name, style] = [node.className, node.style.cssText]
		node.className = classes
		node.style.cssText = styles
		const from = looks(node)
		node.className = name
		node.style.cssText = style
		goOver(node, from, options)
	}
}

// What the server is told: whether less motion is wanted, and whether somebody can see the page.
function tell() {
	const field = document.querySelector('input[name="@motion"]')
	if (!field) return
	const value = `${+reduced.matches}${+!document.hidden}`
	if (field.value === value) return
	field.value = value
	field.dispatchEvent(new Event("input", { bubbles: true }))
}

reduced.addEventListener("change", () => {
	const isOurs = (each) => !(each instanceof CSSAnimation || each instanceof CSSTransition)
	if (reduced.matches) for (const each of document.getAnimations()) if (isOurs(each)) each.cancel()
	tell()
})
addEventListener("visibilitychange", tell)
addEventListener("pageshow", tell)
begin()
tell()
