// Guides of one's own. What the style sheet cannot say is done here: stacks that align their views by a guide of a view
// deep inside, or by one that the program has made, move their views; and a stack has room for what has been moved out of
// it. See Sources/Views/Layout/Guides.

const root = document.documentElement
const shares = { leading: 0, middle: 0.5, trailing: 1, top: 0, center: 0.5, bottom: 1, baseline: 0.75 }
shares["last-baseline"] = 0.75
const builtIn = new Set(Object.keys(shares))
// No more views are looked at, and none is arranged more often by what it does itself.
const most = 1000
const mostRounds = 20

let frame = 0
let rounds = 0
let unit = 1
// What has been set, by element: names of properties.
let shown = new Map()
const known = new Set()

const isRight = (node) => getComputedStyle(node).direction === "rtl"

// The edge of an element where an axis begins, and how long it is there.
function extent(node, axis, isRTL) {
	const { left, right, top, width, height } = node.getBoundingClientRect()
	return axis === "y" ? [top, height] : [isRTL ? -right : left, width]
}

// By which guide a stack aligns its views on an axis, and where that is in a view that does not say so.
function alignmentOf(stack, axis) {
	const { classList, dataset } = stack
	const isPile = classList.contains("zstack")
	if (!isPile && !classList.contains(axis === "x" ? "vstack" : "hstack")) return
	const family = isPile && axis === "x" ? "justify-" : "align-"
	const word = [...classList].find((each) => each.startsWith(family))?.slice(family.length) ?? "center"
	const nearest = axis === "x" && word === "center" ? "middle" : word
	const own = dataset.aligned?.split(";").map((text) => text.split(" ")).find(([each]) => each === axis)
	return { key: own?.[1] ?? nearest, share: shares[nearest] ?? 0, line: own?.slice(2).map(Number) }
}

const place = ([width, height, length], node) => {
	const { width: w, height: h } = node.getBoundingClientRect()
	return width * w + height * h + length * unit
}

const mean = (numbers) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length

// The stacks that guides reach, each with the views that it aligns by them.
function find() {
	const stacks = new Map([...document.querySelectorAll("[data-aligned]")].slice(0, most).map((node) => [node, []]))
	for (const node of [...document.querySelectorAll("[data-guides]")].slice(0, most)) {
		for (const text of node.dataset.guides.split(";")) {
			const [key, ...numbers] = text.split(" ")
			climb(node, key, numbers.map(Number), stacks)
		}
	}
	return stacks
}

// A guide counts for each stack around that aligns by it, up to a view that says it anew. What lies before or behind
// another view tells nobody else of it.
function climb(node, key, line, stacks) {
	for (let child = node; child.parentElement && child.id !== "page"; child = child.parentElement) {
		const stack = child.parentElement
		if (child !== node && ` ${child.dataset.guides?.replaceAll(";", "; ") ?? ""}`.includes(` ${key} `)) return
		for (const axis of ["x", "y"]) {
			if (alignmentOf(stack, axis)?.key !== key) continue
			if (!stacks.has(stack)) stacks.set(stack, [])
			stacks.get(stack).push({ axis, child, node, line })
		}
		const { over } = stack.dataset
		if (over && [...stack.children].at(+over) !== child) return
	}
}

function set(node, name, value) {
	if (!shown.has(node)) shown.set(node, new Set())
	shown.get(node).add(name)
	if (node.style.getPropertyValue(name) !== value) node.style.setProperty(name, value)
}

function arrangeAxis(stack, axis, guides) {
	const alignment = alignmentOf(stack, axis)
	if (!alignment) return
	const isRTL = axis === "x" && isRight(stack)
	// What it leaves as room by itself.
	const sides = axis === "y" ? ["padding-block-start", "padding-block-end"] : ["padding-inline-start", "padding-inline-end"]
	for (const side of sides) stack.style.removeProperty(side)
	const children = [...stack.children].filter((child) => child.getClientRects()[0])
	if (!children[0]) return
	const name = `--guide-${axis}`
	// Views that have gone on in the next line stand beside no others.
	if (axis === "y" && stack.classList.contains("hstack") && isBroken(children)) return
	const [start, length] = extent(stack, axis, isRTL)
	const style = getComputedStyle(stack)
	const insets = sides.map((side) => parseFloat(style.getPropertyValue(side)))
	const borders = sides.map((side) => parseFloat(style.getPropertyValue(side.replace("padding", "border") + "-width")))
	const first = insets[0] + borders[0]
	const last = length - insets[1] - borders[1]
	const places = children.map((child) => {
		const [edge, size] = extent(child, axis, isRTL)
		const own = guides.filter((guide) => guide.axis === axis && guide.child === child)
		const usual = alignment.share * size
		const found = own.length
			? mean(own.map(({ node, line }) => extent(node, axis, isRTL)[0] - edge + place(line, node)))
			: alignment.line
				? place(alignment.line, child)
				: usual
		const shift = usual - found
		// The style sheet moves it already.
		const isMoved =
			own.length && own[0].node === child && builtIn.has(alignment.key) && !own[0].line[axis === "x" ? 1 : 0]
		const former = isMoved ? shift : parseFloat(child.style.getPropertyValue(name)) || 0
		return { child, size, shift, isMoved, former, from: edge - start - former }
	})
	// Of guides of one's own it only counts where the views stand to each other: one of them stands at the edge, if the stack
	// is not longer than they are.
	const low = Math.min(...places.map(({ from, shift }) => from + shift))
	const isAsLong = Math.abs(last - first - Math.max(...places.map(({ size }) => size))) < 1
	const surplus = alignment.line && isAsLong ? low - first : 0
	for (const { child, shift, isMoved, former } of places) {
		const rest = Math.round((shift - surplus) * 64) / 64
		if (isMoved || !(rest || former)) continue
		child.dataset.guided = ""
		set(child, name, `${rest}px`)
	}
	if (stack.dataset.over) return
	const high = Math.max(...places.map(({ from, shift, size }) => from + shift + size))
	const beyond = [first - low + surplus, high - surplus - last]
	sides.forEach((side, index) => {
		if (beyond[index] > 0.02) set(stack, side, `${Math.round((insets[index] + beyond[index]) * 64) / 64}px`)
	})
}

function isBroken(children) {
	const boxes = children.map((child) => child.getBoundingClientRect())
	const isRTL = isRight(children[0].parentElement)
	return boxes.some((box, index) => {
		const before = boxes[index - 1]
		return before && (isRTL ? box.right > before.right - 1 : box.left < before.left + 1)
	})
}

function arrange() {
	frame = 0
	unit = parseFloat(getComputedStyle(root).fontSize) / 16
	const former = shown
	shown = new Map()
	const stacks = find()
	// Those inside first.
	for (const stack of [...document.querySelectorAll(".vstack, .hstack, .zstack")].reverse()) {
		const guides = stacks.get(stack)
		if (!guides) continue
		for (const axis of ["x", "y"]) arrangeAxis(stack, axis, guides)
		observe([stack, ...stack.children, ...guides.map(({ node }) => node)])
	}
	for (const [node, names] of former) {
		for (const name of names) if (!shown.get(node)?.has(name)) node.style.removeProperty(name)
	}
}

function observe(nodes) {
	for (const node of nodes) {
		if (known.has(node)) continue
		known.add(node)
		sizes.observe(node)
	}
	for (const node of known) {
		if (node.isConnected) continue
		known.delete(node)
		sizes.unobserve(node)
	}
}

const plan = () => (frame ||= requestAnimationFrame(arrange))

function happened() {
	rounds = 0
	plan()
}

const sizes = new ResizeObserver(() => rounds++ < mostRounds && plan())
const attributeFilter = ["class", "data-guides", "data-aligned", "data-style", "dir"]
new MutationObserver(happened).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter })
addEventListener("resize", happened)
document.fonts?.addEventListener("loadingdone", happened)
arrange()
