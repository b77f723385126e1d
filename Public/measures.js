// How large elements are whose program wants to know it, and where they stand: told to the server through a hidden field,
// once they are there and whenever they change. Pages with such elements bring this script along.

// The least time between two reports, in milliseconds.
const pause = 50
const most = 512

const root = document.documentElement
const page = document.scrollingElement
const known = new WeakSet()

// How often something has happened that is no answer to what the server has changed.
let causes = 0
let frame, timer
let toldAt = -pause

const field = () => document.querySelector('[data-n][name="@measures"]')

// Whether an element scrolls what is in it; a vertical one whose height nothing limits does not: the page does.
const scrolls = (node) => node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1

// Where a space stands in the window, and how large it is.
function spaceOf(word, node) {
	const around = word === "v" ? node.parentElement?.closest(".scroll") : word !== "w" && node.closest(`[data-space~="${word.slice(1)}"]`)
	if (!around) return [0, 0, innerWidth, innerHeight]
	const { left, top, width, height } = around.getBoundingClientRect()
	if (!around.matches(".scroll") || scrolls(around)) return [left, top, width, height]
	return [left, top + page.scrollTop, width, innerHeight]
}

function contentOf(node) {
	if (scrolls(node)) return [node.scrollLeft, node.scrollTop, node.scrollWidth, node.scrollHeight]
	const { width, height } = node.getBoundingClientRect()
	return [0, page.scrollTop, width, height]
}

// Which of the views in what scrolls stands first of those that are seen.
function firstOf(node) {
	const { left, top } = scrolls(node) ? node.getBoundingClientRect() : { left: 0, top: 0 }
	const list = node.querySelector(".targets") ?? node.firstElementChild
	const isSeen = (child) => {
		const rect = child.getBoundingClientRect()
		return rect.left + rect.right > 2 * left && rect.top + rect.bottom > 2 * top
	}
	return [+[...(list?.children ?? [])].find(isSeen)?.dataset.n || 0, parseInt(node.dataset.scrolled) || 0, 0, 0]
}

// The box that counts of an element, in the window, and its size without what turns or scales it.
function boxOf(node, isContent) {
	let { left, top, width, height } = node.getBoundingClientRect()
	const { offsetWidth = width, offsetHeight = height } = node
	if (Math.abs(width - offsetWidth) > 1) width = offsetWidth
	if (Math.abs(height - offsetHeight) > 1) height = offsetHeight
	if (!isContent) return [left, top, width, height]
	const style = getComputedStyle(node)
	const [a, b, c, d] = ["Left", "Top", "Right", "Bottom"].map(
		(side) => (parseFloat(style[`padding${side}`]) || 0) + (parseFloat(style[`border${side}Width`]) || 0),
	)
	return [left + a, top + b, Math.max(width - a - c, 0), Math.max(height - b - d, 0)]
}

// What an element is asked: one or more of its boxes.
const asked = (node) => node.dataset.measure.split(",").map((request) => measure(node, request))

function measure(node, request) {
	const [number, ...words] = request.split(" ")
	const [left, top, width, height] =
		node.type === "hidden" ? [0, 0, innerWidth, innerHeight] : boxOf(node, words[0] === "c")
	const numbers = [width, height]
	// Points grow with the letters, as all lengths of a program do.
	const unit = parseFloat(getComputedStyle(root).fontSize) / 16
	for (const word of words) {
		if (word === "c") continue
		if (word === "f") {
			numbers.push(...firstOf(node).map((each) => each * unit))
			continue
		}
		if (word === "o") {
			numbers.push(...contentOf(node))
			continue
		}
		const [x, y, ...size] = spaceOf(word, node)
		numbers.push(left - x, top - y, ...size)
	}
	return [number, ...numbers.map((each) => Math.round((each / unit) * 64) / 64)].join(" ")
}

// Shows the first of several views that finds room, each tried as wide as it would like to be.
function choose(node) {
	const axes = +node.dataset.fits
	const children = [...node.children]
	const show = (shown) => children.forEach((child) => child.toggleAttribute("data-fitted", child === shown))
	node.dataset.fit = node.dataset.trial = ""
	show()
	const { clientWidth, clientHeight } = node
	const fits = (child) => {
		show(child)
		const { width, height } = child.getBoundingClientRect()
		return !(axes & 1 && width > clientWidth + 0.5) && !(axes & 2 && clientHeight && height > clientHeight + 0.5)
	}
	const found = children.find(fits) ?? children.at(-1)
	show(found)
	delete node.dataset.trial
}

const isShown = (node) => node.type === "hidden" || node.getClientRects()[0]

const scrolled = new WeakMap()

// Scrolls to an element as often as its program says so.
function follow(node) {
	const text = node.dataset.scrollTo
	if (scrolled.get(node) === text) return
	scrolled.set(node, text)
	const [, x, y] = text.split(" ").map(Number)
	const side = (part) => (part == null ? "nearest" : part < 0.34 ? "start" : part > 0.66 ? "end" : "center")
	node.scrollIntoView({ inline: side(x), block: side(y), behavior: "instant" })
}

// Scrolls to an edge or to a distance, as often as its program says so: the element, or the page if that scrolls it.
function go(node) {
	const text = node.dataset.scrolled
	if (scrolled.get(node) === text) return
	scrolled.set(node, text)
	const [, x, y] = text.split(" ")
	const around = scrolls(node) ? node : page
	const { left, top, right, bottom } = node.getBoundingClientRect()
	const isRTL = getComputedStyle(node).direction === "rtl"
	const unit = parseFloat(getComputedStyle(root).fontSize) / 16
	const at = (word, length) => (word === "start" ? 0 : word === "end" ? length : Math.min(+word * unit, length))
	const options = { behavior: "instant" }
	if (x !== "-" && around === node) {
		options.left = at(x, node.scrollWidth - node.clientWidth) * (isRTL ? -1 : 1)
	} else if (x !== "-") {
		options.left = page.scrollLeft + left + at(x, Math.max(right - left - innerWidth, 0))
	}
	if (y !== "-" && around === node) options.top = at(y, node.scrollHeight - node.clientHeight)
	else if (y !== "-") options.top = page.scrollTop + top + at(y, Math.max(bottom - top - innerHeight, 0))
	around.scrollTo(options)
}

function observe(nodes) {
	for (const node of nodes) {
		if (known.has(node)) continue
		known.add(node)
		sizes.observe(node)
	}
}

function tell() {
	frame = 0
	const places = [...document.querySelectorAll("[data-fits]")]
	if (places[0]) {
		observe(places)
		places.forEach(choose)
		changes.takeRecords()
	}
	for (const node of document.querySelectorAll("[data-scroll-to]")) follow(node)
	for (const node of document.querySelectorAll("[data-scrolled]")) go(node)
	const target = field()
	if (!target) return
	const nodes = [...document.querySelectorAll("[data-measure]")].slice(0, most)
	observe(nodes)
	const entries = nodes.filter(isShown).flatMap(asked).join(";")
	if (target.value.replace(/^\d+;/, "") === entries || timer || !entries) return
	const wait = toldAt + pause - performance.now()
	if (wait > 0) {
		timer = setTimeout(() => {
			timer = 0
			tell()
		}, wait)
		return
	}
	toldAt = performance.now()
	target.value = `${causes};${entries}`
	target.dispatchEvent(new Event("input", { bubbles: true }))
}

// At most once before each picture that the browser shows.
const plan = () => (frame ||= requestAnimationFrame(tell))

function happened() {
	causes++
	plan()
}

const sizes = new ResizeObserver(plan)
const changes = new MutationObserver(plan)
changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
const on = (types, act) => types.split(" ").map((type) => addEventListener(type, act, { capture: true, passive: true }))
on("resize scroll wheel touchmove pointerdown keydown load transitionrun toggle visibilitychange", happened)
on("transitionend animationend input", plan)
document.fonts?.addEventListener("loadingdone", happened)
tell()
