// What is scrolled to somewhere else than its beginning at first, and stays there while what is in it grows, as long as
// nobody scrolls away: see Sources/Views/Scrolling/View+DefaultScrollAnchor.swift.

const page = document.scrollingElement
// By element: where it was, and how large what is in it was.
const known = new WeakMap()
const observed = new WeakSet()
let frame = 0

const scrolls = (node) => node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1

const partOf = (node, role) => {
	const part = node.dataset.anchor.split(";").find((each) => each.startsWith(role))
	return part?.split(" ").slice(1).map(Number)
}

// Where an anchor is, in what scrolls: the element itself, or the page around it.
function target(node, [x, y]) {
	const sign = getComputedStyle(node).direction === "rtl" ? -1 : 1
	if (scrolls(node)) {
		const [width, height] = [node.scrollWidth - node.clientWidth, node.scrollHeight - node.clientHeight]
		return { around: node, left: sign * x * width, top: y * height }
	}
	const { top, height } = node.getBoundingClientRect()
	return { around: page, left: page.scrollLeft, top: Math.max(page.scrollTop + top + y * (height - innerHeight), 0) }
}

function go(node, anchor) {
	const { around, left, top } = target(node, anchor)
	around.scrollTo({ left, top, behavior: "instant" })
}

// Whether it is where it is kept.
function isThere(node, anchor) {
	const { around, left, top } = target(node, anchor)
	return Math.abs(around.scrollLeft - left) < 3 && Math.abs(around.scrollTop - top) < 3
}

function keep() {
	frame = 0
	for (const node of document.querySelectorAll("[data-anchor]")) {
		const first = partOf(node, "first")
		const kept = partOf(node, "kept")
		if (!known.has(node)) {
			known.set(node, true)
			// A page that the browser has brought back stands where it was left.
			if (first && (scrolls(node) ? !node.scrollTop : !page.scrollTop && !location.hash)) go(node, first)
			if (kept) known.set(node, isThere(node, kept))
		} else if (kept && known.get(node)) {
			go(node, kept)
		}
		observe(node)
	}
}

function observe(node) {
	for (const each of [node, ...node.children]) {
		if (observed.has(each)) continue
		observed.add(each)
		sizes.observe(each)
	}
}

const plan = () => (frame ||= requestAnimationFrame(keep))
const sizes = new ResizeObserver(plan)
new MutationObserver(plan).observe(document, { subtree: true, childList: true, attributeFilter: ["data-anchor"] })

// A person scrolls, not what has grown.
function scrolled({ target: around }) {
	if (frame) return
	for (const node of document.querySelectorAll("[data-anchor]")) {
		const kept = partOf(node, "kept")
		if (!kept || !known.has(node) || (around !== node && around !== document)) continue
		known.set(node, isThere(node, kept))
	}
}
addEventListener("scroll", scrolled, { capture: true, passive: true })
keep()
