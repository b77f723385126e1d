// Views that look otherwise while they come into sight and go out of it: those that go over once, and all where the style
// sheet cannot follow what is scrolled. See Sources/Views/Scrolling/Effects.

const follows = CSS.supports("animation-timeline: view()")
const chosen = follows ? ".phased-once" : ".phased[data-style*='--before'], .phased-once"
// By what scrolls around them.
const observers = new Map()
const known = new WeakSet()
const thresholds = [0, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.99]

function changed(entries) {
	for (const { target, intersectionRatio, boundingClientRect: box, rootBounds } of entries) {
		const least = Math.min(Math.max(+(target.dataset.phaseAt ?? 0.5), 0.01), 0.99)
		const isSideways = target.matches(".phased-along-x") ||
			(!target.matches(".phased-along-y") && target.closest(".scroll")?.matches(".scrolls-x"))
		const room = rootBounds ?? { left: 0, top: 0, width: innerWidth, height: innerHeight }
		let distance = isSideways
			? box.left + box.width / 2 - room.left - room.width / 2
			: box.top + box.height / 2 - room.top - room.height / 2
		if (isSideways && getComputedStyle(target).direction === "rtl") distance = -distance
		target.dataset.phase = intersectionRatio >= least ? "0" : distance < 0 ? "-1" : "1"
	}
}

function observerOf(node) {
	let around = node.parentElement.closest(".scroll")
	if (around && getComputedStyle(around).overflow.split(" ").every((each) => each === "visible")) around = null
	if (!observers.has(around)) observers.set(around, new IntersectionObserver(changed, { root: around, threshold: thresholds }))
	return observers.get(around)
}

function find() {
	for (const node of document.querySelectorAll(chosen)) {
		if (known.has(node)) continue
		known.add(node)
		observerOf(node).observe(node)
	}
	for (const [around, observer] of observers) {
		if (!around || around.isConnected) continue
		observer.disconnect()
		observers.delete(around)
	}
}

if (!matchMedia("(prefers-reduced-motion: reduce)").matches) {
	let frame = 0
	const plan = () => (frame ||= requestAnimationFrame(() => ((frame = 0), find())))
	new MutationObserver(plan).observe(document, { subtree: true, childList: true, attributeFilter: ["class"] })
	find()
}
