// Pinion in the browser: messages go up, frames come down and change document (tree) and fields (settle).
// One stream (hub) serves all tabs, from a SharedWorker.

export const backoff = (failures) => 500 + Math.random() * Math.min(14500, 500 * 2 ** failures)

const rest = (sleeper, time) => new Promise((resolve) => setTimeout((sleeper.wake = resolve), time))

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b)

// Chunks may be cut anywhere, even within a character.
export function eventParser(decoder = new TextDecoder(), rest = "") {
	return (chunk) => {
		const blocks = (rest + decoder.decode(chunk, { stream: true })).split("\n\n")
		rest = blocks.pop()
		return blocks.map((block) => /(?:event: (\w+)\n)?data: (.*)/s.exec(block)).filter(Boolean)
	}
}

export const mapCaret = (before, after, caret) =>
	after.endsWith(before.slice(caret)) ? after.length - before.length + caret : Math.min(caret, after.length)

// The field rule, for a frame's [edit count] or [edit count, value].
export function settle(field, [count, value = field.value]) {
	if (field.edits > count || same(value, field.value)) return false
	field.value = value
	return true
}

// [name, [edit count, base revision, value]]
export const unsent = (fields) =>
	Object.entries(fields)
		.filter(([, { edits, sent, node }]) => edits > sent && !node?.matches(":disabled"))
		.map(([name, { edits, base, value }]) => [name, [edits, base, value]])

// One message under way, the same again until it is answered.
export class Messages {
	n = 0
	actions = [] // not answered yet, with the fields as they stood then

	// A double click is one.
	act(action, fields) {
		if (!this.actions.some((other) => other.action === action)) this.actions.push({ action, edits: unsent(fields) })
	}

	next(seen, fields) {
		const { ack, actions, sent } = this
		const [{ action, edits = unsent(fields) } = {}] = actions
		const open = edits.filter(([name, [count]]) => fields[name]?.sent < count)
		if (sent || !(open[0] || action || ack)) return sent
		for (const [name, [count]] of open) fields[name].sent = count
		return (this.sent = { n: this.n + 1, seen, fields: open[0] && Object.fromEntries(open), action, ack })
	}

	answer(status, n) {
		const { sent } = this
		const skipped = status === 409 && n < sent.n
		if (skipped) sent.n = n + 1
		else this.uncertain ||= !status || (status > 499 && status !== 503) // it may have been heard
		if (skipped || !status || status > 499) return false
		this.sent = this.uncertain = null
		this.n = n ?? sent.n
		if (sent.action) this.actions.shift()
		if (this.ack === sent.ack) this.ack = undefined
		return true
	}

	// The page was made anew. Returns the action that may have run or not.
	restart() {
		const lost = this.uncertain && this.sent.action && this.actions.shift()
		for (const waiting of this.actions) delete waiting.edits
		this.sent = this.uncertain = this.ack = undefined
		this.n = 0
		return lost
	}
}

async function post(message) {
	try {
		const response = await fetch("/live", {
			method: "POST",
			body: new Blob([JSON.stringify(message)], { type: "application/json" }),
			keepalive: message.close,
			signal: AbortSignal.timeout(30e3),
		})
		return { ...(await response.json().catch(() => {})), status: response.status }
	} catch {
		return { status: 0 }
	}
}

export function hub() {
	const tabs = new Map() // page → {port, page, seen, stream, number there}
	const sleeper = { wake() {} }
	let hello, abort, heard, pause, runs

	function drop(time) {
		hello = null
		pause = time
		abort?.abort()
	}

	function spread(event, data) {
		if (event === "hello") hello = { event, data }
		if (event === "bye") drop(data.in * Math.random())
		for (const { port, stream, number } of tabs.values()) {
			if (!data.page || data.page === number || stream !== hello?.data.stream) port.postMessage({ event, data })
		}
	}

	async function run() {
		if (runs) return
		runs = true
		for (let failures = 0; tabs.size; failures++) {
			const pages = [...tabs.keys()].slice(0, 64)
			let gone = []
			abort = new AbortController()
			pause = null
			heard = Date.now()
			try {
				const { ok, status, body } = await fetch("/live", {
					headers: { "Pinion-Pages": pages.map((page) => page + "@" + tabs.get(page).seen).join(", ") },
					signal: abort.signal,
				})
				if (!ok && status < 500) gone = pages
				const parse = eventParser()
				const reader = body.getReader()
				for (let part; ok && !(part = await reader.read()).done; failures = 0) {
					heard = Date.now()
					for (const [, event, data] of parse(part.value)) spread(event, JSON.parse(data))
				}
			} catch {}
			hello = null
			spread("down", { gone, pages: {} })
			if (tabs.size) await rest(sleeper, pause ?? backoff(failures))
		}
		runs = false
	}

	return (port) => {
		port.onmessage = ({ data }) => {
			const { page, verb } = data
			if (verb !== "leave") tabs.set(page, { port, ...data })
			else if (tabs.get(page)?.port === port) tabs.delete(page)
			if (verb === "join" && hello) port.postMessage(hello)
			run()
			sleeper.wake()
			if (verb === "drop" || !tabs.size || Date.now() - heard > 30e3) drop(0)
		}
	}
}

function setAttribute(node, name, value) {
	if (value != null) node.setAttribute(name, value)
	else if (name === "open" && node.modal) node.close((node.modal = false))
	else node.removeAttribute(name)
	if (name === "data-disabled") node.disabled = value != null
}

export function tree(root) {
	const nodes = new Map()

	function add(node) {
		const id = +node.getAttribute("data-n")
		if (id) {
			nodes.get(id)?.remove()
			nodes.set(id, node)
		}
		for (const child of node.children) add(child)
	}

	function behind(node, after) {
		const sibling = nodes.get(after)
		return sibling?.parentNode === node ? sibling.nextSibling : node.querySelector(":scope > [data-n]")
	}

	const perform = {
		t(node, text) {
			node.textContent = text
		},
		a: setAttribute,
		i(node, after, html) {
			const range = document.createRange()
			range.selectNodeContents(node)
			const fragment = range.createContextualFragment(html)
			for (const child of fragment.children) add(child)
			node.insertBefore(fragment, behind(node, after))
		},
		m(node, after, id) {
			const child = nodes.get(id)
			if (!child || child.contains(node)) return
			const next = behind(node, after)
			try {
				node.moveBefore(child, next) // keeps the focus
			} catch {
				node.insertBefore(child, next)
			}
		},
		x(node) {
			node.remove()
		},
		k(node, ids) {
			for (const child of [...node.children]) {
				const id = +child.getAttribute("data-n")
				if (id && !ids.includes(id)) child.remove()
			}
		},
	}

	// What one operation takes out another may put back: nodes are forgotten last.
	function apply(operations) {
		for (const [operation, id, ...rest] of operations) {
			const node = nodes.get(id)
			if (operation === "title") document.title = id
			else if (node) perform[operation](node, ...rest)
		}
		for (const [id, node] of nodes) if (!node.isConnected) nodes.delete(id)
		for (const node of document.querySelectorAll("[data-disabled]")) node.disabled = true
		for (const node of document.querySelectorAll("dialog[data-modal][open]:not(:modal)")) {
			node.modal = true
			node.removeAttribute("open")
			node.showModal()
		}
	}

	add(root)
	apply([])
	return apply
}

export function morph(old, fresh) {
	if (old.nodeName !== fresh.nodeName) return old.replaceWith(fresh)
	for (const { name } of [...old.attributes, ...fresh.attributes]) setAttribute(old, name, fresh.getAttribute(name))
	const children = [...fresh.children]
	const text = children[0] ? "" : fresh.textContent
	while (old.children[children.length]) old.lastElementChild.remove()
	if (!old.firstElementChild && old.textContent !== text) old.textContent = text
	children.forEach((child, index) => (old.children[index] ? morph(old.children[index], child) : old.append(child)))
}

const make = (tag, properties) => Object.assign(document.createElement(tag), properties)

function valueOf(nodes) {
	const [{ type, value, checked, options = nodes }] = nodes
	const chosen = [...options].filter((each) => each.checked || each.selected).map((each) => each.value)
	if (type === "checkbox") return checked
	return type === "select-multiple" ? chosen : type === "radio" ? (chosen[0] ?? "") : value
}

function initialOf(nodes) {
	const form = make("form")
	form.append(...nodes.map((node) => node.cloneNode(true)))
	form.reset()
	return valueOf([...form.elements])
}

function assign({ node, nodes, value }) {
	const { type, options = nodes, value: before, selectionStart, selectionEnd } = node
	if (type === "checkbox") node.checked = value
	else if (type === "radio" || type === "select-multiple") {
		for (const each of options) each.checked = each.selected = [value].flat().includes(each.value)
	} else {
		node.value = value
		if (node !== document.activeElement || selectionStart == null) return
		const map = (caret) => mapCaret(before, node.value, caret)
		node.setSelectionRange(map(selectionStart), map(selectionEnd))
	}
}

function start() {
	const { body, documentElement: html } = document
	const messages = new Messages()
	const sleeper = { wake() {} }
	let page, revision, effect, apply
	let records
	let port, silence
	let stream
	let number = 0 // the page's there; 0: no frames come
	let asking, missed
	let busy
	let lost
	let leaving // when the server knows
	let composing, held // where an input method works; what waits
	let outside // had the focus last
	let note = ""
	let timer

	function open() {
		page = body.dataset.page
		revision = +body.dataset.revision
		effect = 0
		records = new WeakMap()
		apply = tree(body)
		lost = busy = asking = null
	}

	const status = make("div", { id: "pinion-status", role: "status", hidden: true })
	const announcer = make("div", { id: "pinion-announcer", role: "status" })
	html.append(status, announcer)

	function report() {
		html.classList.toggle("online", !!number)
		const text = note || (number && !messages.sent ? "" : "Waiting for the server…")
		timer = text ? (timer ?? setTimeout(() => (status.hidden = false), 2e3)) : clearTimeout(timer)
		status.textContent = text
		if (!text || note) status.hidden = !text
	}

	// Notes what stands in the fields, whoever put it there.
	function look() {
		const all = { __proto__: null }
		for (const node of document.querySelectorAll("[data-n][name]:not(button, [type=file])")) {
			;(all[node.name] ??= []).push(node)
		}
		for (const name in all) {
			const nodes = all[name]
			const [node] = nodes
			const field = records.get(node) ?? { node, edits: 0, sent: 0, value: initialOf(nodes) }
			const value = valueOf(nodes)
			if (!same(value, field.value)) {
				if (field.edits++ === field.sent) field.base = revision
				field.value = value
			}
			field.nodes = nodes
			records.set(node, (all[name] = field))
		}
		return all
	}

	function act(action) {
		note = ""
		messages.act(action, look())
		pump()
	}

	async function pump() {
		look()
		if (busy) return
		busy = true
		for (let failures = 0, message; !lost && (message = messages.next(revision, look())); ) {
			report()
			const answer = await post({ page, ...message })
			const { status, n, title, fields = {} } = answer
			if (status === 410) lost = true
			else if (messages.answer(status, n)) {
				failures = 0
				if (status > 399 && status !== 409) note = Object.values(fields)[0] ?? title
				receive(answer)
			} else await rest(sleeper, backoff(failures++))
		}
		if (leaving && (lost || !messages.ack)) return location.assign(leaving)
		if (lost) return reopen()
		busy = false
		report()
	}

	function receive(frame) {
		look()
		if (frame.b > revision) return attach()
		if (frame.q > revision) {
			revision = frame.q
			if (frame.ops) keepFocus(() => apply(frame.ops))
			const all = look()
			for (const name in frame.fields) hear(all[name], frame.fields[name])
			tell()
		}
		for (const [id, kind, argument] of frame.effects ?? []) {
			if (id <= effect) continue
			messages.ack = effect = id
			if (kind === "navigate") leaving = argument
			if (kind === "focus") look()[argument]?.node.focus()
			if (kind === "announce") announcer.replaceChildren(argument)
			if (kind === "download") make("a", { href: argument, download: "" }).click()
		}
		pump()
	}

	function hear(field, echo) {
		if (field?.node === composing) held = echo
		else if (field && settle(field, echo)) assign(field)
	}

	function keepFocus(change) {
		const before = document.activeElement
		change()
		for (const node of [before, look()[before.name]?.node, outside]) {
			if (before !== body && document.activeElement === body) node?.focus()
		}
	}

	const tell = (verb) => port?.postMessage({ page, seen: revision, stream, number, verb })

	function connect(alone) {
		tell("leave")
		if (window.SharedWorker && !alone) {
			const worker = new SharedWorker(import.meta.url, { type: "module" })
			worker.onerror = () => connect(true)
			port = worker.port
		} else {
			const channel = new MessageChannel()
			hub()(channel.port1)
			port = channel.port2
		}
		port.onmessage = ({ data: { event, data } }) => {
			clearTimeout(silence)
			silence = setTimeout(connect, 40e3)
			if (lost || leaving) return
			if (data.gone?.includes(page)) lose()
			else if (data.gone) {
				stream = data.stream
				missed = asking = null
				known(data.pages[page] ?? 0)
			} else if (data.page !== number) missed = true
			else if (event) lose()
			else receive(data)
		}
		tell("join")
	}

	function known(it) {
		number = it
		sleeper.wake()
		report()
		tell()
		if (stream && !number) attach()
	}

	// Asks for the frames from here on.
	async function attach() {
		if (asking) return
		const mine = (asking = {})
		const answer = await post({ page, seen: revision, attach: stream })
		if (asking !== mine) return
		asking = null
		if (answer.status === 410) return lose()
		if (answer.status !== 200) return tell("drop")
		known(answer.page)
		if (missed) attach((missed = false))
	}

	function lose() {
		lost = true
		sleeper.wake()
		pump()
	}

	// Makes the page anew, in place.
	async function reopen() {
		number = 0
		tell("leave")
		for (let failures = 0; ; failures++) {
			report()
			await rest(sleeper, backoff(failures))
			try {
				const response = await fetch(location, { signal: AbortSignal.timeout(30e3) })
				const { ok, status, url } = response
				if (ok && new URL(url).pathname === location.pathname) return adopt(await response.text())
				if (status < 500) return location.assign(url)
			} catch {}
		}
	}

	function adopt(text) {
		const fresh = new DOMParser().parseFromString(text, "text/html")
		const typed = look()
		keepFocus(() => {
			morph(body, fresh.body)
			document.title = fresh.title
			open()
		})
		for (const [name, field] of Object.entries(look())) {
			const { edits, value } = typed[name] ?? {}
			field.value = edits ? value : initialOf(field.nodes)
			if (!same(field.value, valueOf(field.nodes))) assign(field)
			records.delete(field.node)
		}
		if (messages.restart()) note = "Your last action is not confirmed."
		tell("join")
		pump()
	}

	const on = (types, act) => types.split(" ").map((type) => addEventListener(type, act, true))
	on("input change", pump)
	on("compositionstart", ({ target }) => (composing = target))
	on("compositionend", ({ target }) => {
		composing = null
		if (held) hear(look()[target.name], held)
		held = null
		pump()
	})
	on("focusin", ({ target }) => target.closest("dialog") || (outside = target))
	on("submit", (event) => {
		const { name, value, disabled } = event.submitter ?? {}
		if (name !== "action") return
		event.preventDefault()
		if (!disabled) act(value)
	})
	// The server may be about to enable the button.
	on("keydown", ({ key, isComposing, target }) => {
		if (!busy || isComposing || key !== "Enter" || !target.matches("input")) return
		const button = target.form?.querySelector("[name=action]")
		if (button?.disabled) act(button.value)
	})

	// The second Escape closes without asking.
	on("cancel close", (event) => {
		if (!event.target.modal) return
		event.preventDefault()
		act(event.target.dataset.dismiss)
	})
	on("online visibilitychange", () => {
		tell()
		sleeper.wake()
	})
	on("pagehide", ({ persisted }) => {
		tell("leave")
		if (!persisted) post({ page, close: true })
	})
	on("pageshow", ({ persisted }) => {
		if (persisted) connect((busy = leaving = false))
		pump()
	})

	open()
	connect()
	pump()
}

if ("onconnect" in globalThis) {
	const connect = hub()
	onconnect = ({ ports }) => connect(ports[0])
} else if (globalThis.document?.body?.dataset.page) start()
