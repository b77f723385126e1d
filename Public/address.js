// Shows in the address what the page keeps there, and tells the server when the person has gone back or forward. Pages
// that keep something there bring this script along.
//
// On pages whose views lie above each other each of them is scrolled to where it was left: an entry of the history has a
// key, by which its place is known, and the trail of the entries before it, among which the way back is looked for.

let steps, top, timer
// The key of the entry that is gone back to; what is scrolled meanwhile is not where the person was.
let awaited

const input = () => document.querySelector("input[data-address]")
const hasViews = () => input()?.dataset.top != null
// The part of an address that says which views lie above each other.
const viewsOf = (search) => search.split(/[?&]/).filter((item) => item[0] === "~").join("&")
const freshKey = () => Math.random().toString(36).slice(2)

// Where entries are scrolled to and what had the focus in them, by their keys.
const places = read()
const focused = new Map()
let key = history.state?.key ?? freshKey()

function read() {
	try {
		return new Map(JSON.parse(sessionStorage["pinion-places"]))
	} catch {
		return new Map()
	}
}

// Sets the state of the present entry, so that it is found again.
function mark(trail = history.state?.trail ?? []) {
	history.replaceState({ key, trail }, "")
}

function settle(at) {
	scrollTo({ top: places.get(at) ?? 0, behavior: "instant" })
	const node = focused.get(at)
	if (node?.isConnected && document.activeElement === document.body) node.focus({ preventScroll: true })
	awaited = null
}

function push(address, isOther) {
	const trail = [...(history.state?.trail ?? []), { key, search: location.search }].slice(-64)
	focused.set(key, document.activeElement)
	key = freshKey()
	history.pushState({ key, trail }, "", address)
	if (!isOther) return
	scrollTo({ top: 0, behavior: "instant" })
	// What has led here is covered now.
	document.querySelector("button.back:not([hidden] *)")?.focus({ preventScroll: true })
}

// Goes back to the entry that shows the same, if there is one.
function goBack(value) {
	const trail = history.state?.trail ?? []
	const at = trail.findLastIndex(({ search }) => search === value)
	if (at < 0) return false
	key = trail[at].key
	history.go(at - trail.length)
	document.activeElement?.closest("[hidden]") && document.activeElement.blur()
	settle(key)
	return true
}

function show() {
	const { value, dataset } = input() ?? {}
	if (value == null) return
	clearTimeout(timer)
	const step = +dataset.address - (steps ?? 0)
	const isOther = dataset.top !== top
	if (value !== location.search) {
		const address = location.pathname + value + location.hash
		try {
			if (step > 0) push(address, viewsOf(value) !== viewsOf(location.search))
			else if (!(step < 0 && goBack(value))) history.replaceState(history.state, "", address)
		} catch {
			// A browser takes only so many in a while.
			timer = setTimeout(show, 1e3)
			return
		}
	} else if (isOther && awaited) settle(awaited)
	steps = +dataset.address
	top = dataset.top
}

new MutationObserver(show).observe(document, {
	subtree: true,
	attributeFilter: ["value", "data-address", "data-top"],
})

addEventListener("popstate", () => {
	const field = input()
	if (!field) return
	key = history.state?.key ?? key
	if (field.value === location.search) return
	if (viewsOf(field.value) !== viewsOf(location.search)) awaited = key
	else if (hasViews()) settle(key)
	field.value = location.search
	field.dispatchEvent(new Event("input", { bubbles: true }))
})

addEventListener("scroll", () => awaited || places.set(key, scrollY), { passive: true })
// Who scrolls does not wait for a place.
for (const type of ["wheel", "touchmove", "keydown"]) addEventListener(type, () => (awaited = null), { passive: true })

addEventListener("pagehide", () => {
	try {
		sessionStorage["pinion-places"] = JSON.stringify([...places].slice(-128))
	} catch {}
})

if (hasViews()) {
	history.scrollRestoration = "manual"
	if (places.has(key)) settle(key)
	mark()
}
steps = +(input()?.dataset.address ?? 0)
show()
