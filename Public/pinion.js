// Messages go up, frames come down. One stream serves all tabs.

export const backoff = (failures) => 500 + Math.random() * Math.min(14500, 500 * 2 ** failures)

const rest = (sleeper, time) => new Promise((resolve) => setTimeout((sleeper.wake = resolve), time))

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b)

export function eventParser(decoder = new TextDecoder(), rest = "") {
	return (chunk) => {
		const blocks = (rest + decoder.decode(chunk, { stream: true })).split("\n\n")
		rest = blocks.pop()
		return blocks.map((block) => /(?:event: (\w+)\n)?data: (.*)/s.exec(block)).filter(Boolean)
	}
}

export const mapCaret = (before, after, caret) =>
	after.endsWith(before.slice(caret)) ? after.length - before.length + caret : Math.min(caret, after.length)

// Unless the person has typed on.
export function settle(field, [count, value = field.value]) {
	if (field.edits > count) return false
	field.edits = field.sent = count
	if (same(value, field.value)) return false
	field.value = value
	return true
}

export const unsent = (fields) =>
	Object.entries(fields)
		.filter(([, { edits, sent, node }]) => edits > sent && !node?.matches(":disabled"))
		.map(([name, { edits, base, value }]) => [name, [edits, base, value]])

// One is under way until it is answered.
export class Messages {
	n = 0
	actions = [] // with the fields as they were

	// A double click is one, unless each counts.
	act(action, fields, each) {
		if (each || !this.actions.some((other) => other.action === action)) this.actions.push({ action, edits: unsent(fields) })
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
		else this.uncertain ||= !status || (status > 499 && status !== 503) // it may be heard
		if (skipped || !status || status > 499) return false
		this.sent = this.uncertain = null
		this.n = n ?? sent.n
		if (sent.action) this.actions.shift()
		if (this.ack === sent.ack) this.ack = undefined
		return true
	}

	// Returns the action that may have run.
	restart() {
		const lost = this.uncertain && this.sent.action && this.actions.shift()
		for (const waiting of this.actions) delete waiting.edits
		this.n = 0
		this.sent = this.uncertain = this.ack = undefined
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
	const tabs = new Map()
	const sleeper = {}
	let hello, abort, heard, pause

	function drop(time) {
		hello = null
		pause = time
		abort?.abort()
	}

	function spread(event, data) {
		if (event === "hello") hello = { event, data }
		if (event === "bye") drop(data.in * Math.random())
		for (const { port, stream, number } of tabs.values()) {
			if (!data.page || !number || data.page === number || stream !== hello?.data.stream) port.postMessage({ event, data })
		}
	}

	async function run() {
		if (abort) return
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
			spread("down", { gone })
			if (tabs.size) await rest(sleeper, pause ?? backoff(failures))
		}
		abort = null
	}

	return (port) => {
		port.onmessage = ({ data }) => {
			const { page, verb } = data
			if (verb !== "leave") tabs.set(page, { port, ...data })
			else if (tabs.get(page)?.port === port) tabs.delete(page)
			if (verb === "join" && hello) port.postMessage(hello)
			run()
			sleeper.wake?.()
			if (verb === "drop" || !tabs.size || Date.now() - heard > 30e3) drop(0)
		}
	}
}

function setAttribute(node, name, value) {
	if (value != null) node.setAttribute(name, value)
	else if (name === "open" && node.modal) node.close((node.modal = false))
	else node.removeAttribute(name)
	mean(node, name, value)
}

function mean(node, name, value) {
	if (name === "data-disabled") node.disabled = value != null
	if (/^data-(color|background)/.test(name)) node.style.setProperty("-" + name.slice(4), value ?? "")
}

export function tree(root) {
	const nodes = new Map()

	function add(node) {
		const id = +node.dataset.n
		if (id) {
			nodes.get(id)?.remove()
			nodes.set(id, node)
		}
		for (const { name, value } of [...node.attributes]) mean(node, name, value)
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
			const range = new Range()
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
				node.moveBefore(child, next) // with focus
			} catch {
				node.insertBefore(child, next)
			}
		},
		x(node) {
			node.remove()
		},
		k(node, ids) {
			for (const [id, child] of nodes) if (child.parentNode === node && !ids.includes(id)) child.remove()
		},
	}

	// What one takes out another may put back.
	function apply(operations) {
		for (const [operation, id, ...rest] of operations) {
			const node = nodes.get(id)
			if (operation === "title") document.title = id
			else if (node) perform[operation](node, ...rest)
		}
		for (const [id, node] of nodes) if (!node.isConnected) nodes.delete(id)
		for (const node of document.querySelectorAll("[data-modal][open]:not(:modal)")) {
			node.modal = true
			node.removeAttribute("open")
			node.showModal()
		}
	}

	add(root)
	apply([])
	return apply
}

function morph(old, fresh) {
	if (old.nodeName !== fresh.nodeName) return old.replaceWith(fresh)
	for (const { name } of [...old.attributes, ...fresh.attributes]) setAttribute(old, name, fresh.getAttribute(name))
	const children = [...fresh.children]
	const text = children[0] ? "" : fresh.textContent
	while (old.children[children.length]) old.lastElementChild.remove()
	if (!old.children[0] && old.textContent !== text) old.textContent = text
	children.forEach((child, index) => (old.children[index] ? morph(old.children[index], child) : old.append(child)))
}

const make = (tag, properties) => Object.assign(document.createElement(tag), properties)

function valueOf(nodes) {
	const [{ type, value, checked, open, options = nodes }] = nodes
	const chosen = [...options].filter((each) => each.checked || each.selected).map((each) => each.value)
	if (type === "checkbox") return checked
	if (type === "select-multiple") return chosen
	return type === "radio" ? (chosen[0] ?? "") : (open ?? value)
}

function initialOf(nodes) {
	const form = make("form")
	form.append(...nodes.map((node) => node.cloneNode(true)))
	form.reset()
	return valueOf(form.children)
}

function assign(field) {
	const { node, nodes, value } = field
	const { type, value: before, selectionStart, selectionEnd, open, options = nodes } = node
	if (/box|radio|multiple/.test(type)) {
		for (const each of options) each.checked = each.selected = value === true || [value].flat().includes(each.value)
	} else node[open == null ? "value" : "open"] = value
	if (node === document.activeElement && selectionStart != null) {
		const map = (caret) => mapCaret(before, node.value, caret)
		node.setSelectionRange(map(selectionStart), map(selectionEnd))
	}
	field.value = valueOf(nodes)
}

function start() {
	const { body, documentElement: html } = document
	const messages = new Messages()
	const sleeper = {}
	let page, revision, effect, apply, records, note, timer, port, stream, silence
	let asking, missed, busy, lost, leaving, composing, held
	let number = 0

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
	const focus = make("i") // a field
	html.append(status, announcer)
	const layers = () => [...document.querySelectorAll("body, :modal")].reverse()

	function report() {
		html.classList.toggle("online", !!number)
		const text = note || (number && !messages.sent ? "" : "Waiting for the server…")
		timer = text ? (timer ?? setTimeout(() => (status.hidden = false), 2e3)) : clearTimeout(timer)
		status.textContent = text
		if (!text || note) status.hidden = !text
	}

	// What changed is an edit, unless by a frame.
	function look(framed) {
		const all = Object.groupBy(document.querySelectorAll("[data-n][name]:not(button, [type=file])"), ({ name }) => name)
		if (!framed) focus.value = document.activeElement.closest("[data-focus]")?.dataset.focus
		all["@focus"] = [focus]
		for (const [name, nodes] of Object.entries(all)) {
			const [node] = nodes
			const field = records.get(node) ?? { node, edits: 0, sent: 0, value: initialOf(nodes) }
			const value = valueOf(nodes)
			if (!same(value, field.value)) {
				if (!framed && field.edits++ === field.sent) field.base = revision
				field.value = value
			}
			field.nodes = nodes
			records.set(node, (all[name] = field))
		}
		return all
	}

	function act(action, each) {
		note = ""
		messages.act(action, look(), each)
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
			const all = look(true)
			for (const name in frame.fields) hear(all[name], frame.fields[name])
			tell()
		}
		for (const [id, kind, argument] of frame.effects ?? []) {
			if (id <= effect) continue
			messages.ack = effect = id
			if (kind === "navigate") leaving = argument
			const all = look()
			if (kind === "focus") all[argument]?.node.focus()
			if (kind === "blur" && focus.value === argument) document.activeElement.blur()
			if (kind === "announce") announcer.textContent = argument
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
		for (const node of [before, look(true)[before.name]?.node, ...layers().map(({ last }) => last)]) {
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
				known(data.pages?.[page] ?? 0)
			} else if (data.page !== number) missed = true
			else if (event) lose()
			else receive(data)
		}
		tell("join")
	}

	function known(it) {
		number = it
		report()
		tell()
		sleeper.wake?.()
		if (stream && !number) attach()
	}

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
		sleeper.wake?.()
		pump()
	}

	async function reopen() {
		number = 0
		tell("leave")
		for (let failures = 0; ; failures++) {
			report()
			await rest(sleeper, backoff(failures) / 2)
			try {
				const response = await fetch(location, {
					headers: { "Pinion-Scene": document.querySelector("[data-scene]")?.dataset.scene ?? "" },
					signal: AbortSignal.timeout(30e3),
				})
				if (response.ok && !response.redirected) return adopt(await response.text())
				if (response.status < 500) return location.assign(response.url)
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
	on("input change toggle", pump)
	on("focusin focusout", () => setTimeout(pump))
	on("compositionstart", ({ target }) => (composing = target))
	on("compositionend", ({ target }) => {
		composing = null
		if (held) hear(look()[target.name], held)
		held = null
		pump()
	})
	on("focusin", ({ target }) => (target.closest("body, dialog").last = target))
	on("submit", (event) => {
		const { name, disabled, value, dataset } = event.submitter ?? {}
		if (name !== "action") return
		event.preventDefault()
		if (!disabled) act(value, dataset.each)
	})
	on("keydown", (event) => {
		const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing, target } = event
		const chord = (ctrlKey || metaKey ? "Control+" : "") + (altKey ? "Alt+" : "") + (shiftKey ? "Shift+" : "") + key
		const node = layers()[0].querySelector(`[aria-keyshortcuts=${JSON.stringify(chord)} i]`)
		if (node && (/Control|Alt|Escape/.test(chord) || !target.matches("input, textarea, select"))) {
			event.preventDefault()
			node.click()
		}
		// The server may be about to enable it.
		if (!busy || isComposing || key !== "Enter" || !target.matches("input")) return
		const button = [...(target.form ?? [])].find(({ name }) => name === "action") ?? {}
		if (button.disabled) act(button.value)
	})

	// The second Escape closes without asking.
	on("cancel close", (event) => {
		if (!event.target.modal) return
		event.preventDefault()
		act(event.target.dataset.dismiss)
	})
	on("online visibilitychange", () => {
		tell()
		sleeper.wake?.()
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
