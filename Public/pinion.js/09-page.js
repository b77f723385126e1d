// An open page: what was typed and pressed goes up, frames come down, and a page that the server has lost is opened
// again.

const rest = (time) => new Promise((resolve) => setTimeout(resolve, time))

// Has the page load a style sheet, if it has not: those of the program count more. Resolves when it is there, or after a
// while without it.
const bring = (address) =>
	document.querySelector(`[href="${address}"]`) ??
	new Promise((resolve) => {
		const link = make("link", { rel: "stylesheet", href: address, onload: resolve, onerror: resolve })
		document.querySelector("link").after(link)
		setTimeout(resolve, timeout)
	})

const focusName = () => document.activeElement.closest("[data-focus]")?.dataset.focus

function start() {
	const { body, documentElement: html } = document
	const messages = new Messages()
	const bar = new Bar()
	const link = new Link(hear, () => ({ page, seen: fields.revision, stream, number, isVisible: !document.hidden }))
	const announcer = make("div", { id: "pinion-announcer", role: "status" })
	bar.button.onclick = () => link.tell("retry")
	html.append(bar.element, announcer)
	let page, effect, fields, apply
	// Frames wait for the style sheets of what they show.
	let sheets
	// Frames came before the answer that tells the page's number.
	let stream, attaching, isMissed
	// Of the page on the stream; 0 while it is not on it.
	let number
	let isSending, isLost, leaving, wake
	// The field that an input method is at work in, and what the server has said of it meanwhile.
	let composing, held
	let beganAt
	let toldAt = 0
	let reopenings = 0

	// Begins with the page that is in the document.
	function begin() {
		page = body.dataset.page
		effect = 0
		isLost = attaching = held = null
		fields = new Fields(+body.dataset.revision)
		apply = tree(body, fields)
		fields.settle(initialOf)
		fields.lookAtAll()
		beganAt = performance.now()
	}

	// The page, and above it the dialogs, the top one first.
	const layers = () => [...document.querySelectorAll("body, :modal")].reverse()

	// Messages

	// A pressed button looks so at once, and busy if its action takes its time.
	function act(action, button) {
		fields.lookAtAll()
		bar.note = ""
		const started = messages.act(action, fields, button)
		if (started?.button) {
			button.dataset.pressed = ""
			started.timer = setTimeout(() => {
				button.ariaBusy = "true"
				bar.waiting = button.textContent.trim()
				bar.show()
			}, 300)
		}
		key()
	}

	function release({ button, timer }) {
		clearTimeout(timer)
		bar.waiting = ""
		if (!button) return
		delete button.dataset.pressed
		button.ariaBusy = button.busy ?? null
	}

	// Somebody types, or presses something: the next attempt may come sooner, and a worker that is dead is missed.
	function key() {
		if (performance.now() - toldAt > 1e3) link.tell("key", (toldAt = performance.now()))
		send()
	}

	// Resolves when the server can be reached, or has said that the page is lost.
	const reachable = () => bar.state?.isReachable || new Promise((resolve) => (wake = resolve))

	// Sends what there is to be said, one message after the other, while the server can be reached.
	async function send() {
		fields.edit(fields.focus, focusName())
		if (isSending) return
		isSending = true
		for (let failures = 0, message; !isLost && (message = messages.next(fields.revision, fields)); ) {
			await reachable()
			if (isLost) break
			bar.pending ??= performance.now()
			bar.show()
			const answer = await post({ page, ...message })
			const { status, n, after } = answer
			if (status === 410) isLost = true
			else if (messages.answer(status, n)) {
				failures = 0
				bar.pending = null
				for (const field of fields.dirty) if (field.edits === field.sent) fields.dirty.delete(field)
				if (message.action) release(messages.done)
				// The server marks the fields that it has refused.
				if (status > 399 && status !== 409) bar.note = Object.values(answer.fields ?? {})[0] ?? answer.title
				receive(answer)
			} else {
				if (!status) link.tell("doubt")
				if (status !== 409 || failures) await rest(Math.max(pause(failures), after))
				failures++
			}
		}
		if (leaving) return location.assign(leaving)
		if (isLost) return reopen()
		isSending = false
		bar.show()
	}

	// Frames

	async function receive({ b, q, ops, fields: echoes, effects = [] }) {
		const mine = page
		for (const [operation, address] of ops ?? []) {
			if (operation === "sheet") sheets = Promise.all([sheets, bring(address)])
		}
		if (sheets) await sheets
		if (page !== mine) return
		if (b > fields.revision) return attach()
		if (q > fields.revision) {
			for (const name in echoes) fields.look(fields.get(name))
			fields.revision = q
			if (ops) keepFocus(() => apply(ops), body.moving?.(ops))
			for (const name in echoes) take(fields.get(name), echoes[name])
			link.tell()
		}
		for (const [id, kind, argument] of effects) {
			if (id <= effect) continue
			messages.effect = effect = id
			if (kind === "navigate") leaving = argument
			if (kind === "focus") fields.get(argument)?.node.focus()
			if (kind === "blur" && focusName() === argument) document.activeElement.blur()
			if (kind === "announce") {
				// What stands outside of the top dialog is not read out; nor what has just come with its words in it.
				;[...document.querySelectorAll("html, :modal")].pop().append(announcer)
				setTimeout(() => (announcer.textContent = argument), 100)
			}
			if (kind === "download") make("a", { href: argument, download: "" }).click()
		}
		send()
	}

	function take(field, echo) {
		if (composing && field?.node === composing) held = echo
		else if (field && settle(field, echo)) assign(field)
	}

	// Gives the focus back that a change has taken: to its element, to what has its name now, or to what had it last on
	// the layers that are left.
	function keepFocus(change) {
		const before = document.activeElement
		const { name } = before
		change()
		fields.settle()
		if (before === body) return
		for (const node of [before, fields.get(name)?.node, ...layers().map(({ last }) => last)]) {
			if (document.activeElement === body) node?.focus()
		}
	}

	// The stream

	function hear(event, data) {
		if (event === "state") {
			bar.hear(data)
			showState()
		}
		if (isLost || leaving) return
		if (data.gone?.includes(page)) lose()
		else if (event === "hello") {
			stream = data.stream
			isMissed = attaching = null
			follow(data.pages?.[page], data.n?.[page] < messages.n)
		} else if (event === "closed") data.page === number && lose()
		else if (!event && data.page !== number) isMissed = true
		else if (!event) receive(data)
	}

	function showState() {
		const { name, isReachable } = bar.state
		html.classList.toggle("online", !!number && /live|silent/.test(name))
		if (isReachable) wake?.()
	}

	// The page has this number on the stream, or none yet.
	function follow(it, isBehind) {
		number = it
		bar.pending = null
		showState()
		link.tell()
		if (stream && (isBehind || !number)) attach()
	}

	// Puts the page on the stream, or has the stream go on from what the page has seen. A server that has carried out fewer
	// messages than were answered did not answer them: something else did, in its place.
	async function attach() {
		if (attaching) return
		const mine = (attaching = {})
		bar.pending ??= performance.now()
		for (let failures = 0; ; failures++) {
			const answered = messages.n
			const { status, page: it, n } = await post({ page, seen: fields.revision, attach: stream })
			if (attaching !== mine) return
			if (status) {
				attaching = null
				if (status === 410 || n < answered) return lose()
				if (status !== 200) return link.tell("drop")
				follow(it)
				if (isMissed) attach((isMissed = false))
				return
			}
			link.tell("doubt")
			await rest(pause(failures))
		}
	}

	// The server has lost the page.
	function lose() {
		isLost = true
		wake?.()
		send()
	}

	async function reopen() {
		number = 0
		showState()
		reopenings = performance.now() - beganAt < timeout ? reopenings + 1 : 0
		for (let failures = reopenings; ; failures++) {
			await rest(pause(failures) / 2)
			await reachable()
			try {
				const response = await fetch(location, {
					headers: { "Pinion-Scene": document.querySelector("[data-scene]")?.dataset.scene ?? "" },
					signal: AbortSignal.timeout(30e3),
				})
				const { ok, status, url, redirected, headers } = response
				const fresh = new DOMParser().parseFromString(await response.text(), "text/html")
				const isPage = ok && fresh.body.dataset.page
				if (isPage && !redirected) {
					const links = [...fresh.querySelectorAll("[rel=stylesheet]")].reverse()
					await Promise.all(links.map((node) => bring(node.getAttribute("href"))))
					return adopt(fresh)
				}
				if (isPage || (isProblem(headers) && /40[34]/.test(status))) return location.assign(url)
			} catch {}
			link.tell("doubt")
		}
	}

	// Makes the page what a fresh one is, with what was typed.
	function adopt(fresh) {
		fields.lookAtAll()
		const typed = fields.all
		keepFocus(() => {
			morph(body, fresh.body)
			document.title = fresh.title
			begin()
		})
		for (const [name, field] of fields.all) {
			if (!field.node) continue
			const { edits, value } = typed.get(name) ?? {}
			const initial = initialOf(field.nodes)
			field.value = edits ? value : initial
			if (!same(field.value, valueOf(field.nodes))) assign(field)
			field.edits = field.sent = 0
			field.value = initial
			fields.look(field)
		}
		isSending = false
		const lost = messages.restart()
		if (lost) {
			bar.note = "Your last action is not confirmed."
			release(lost)
		}
		link.tell("join")
		send()
	}

	// What the person does

	const on = (types, act) => types.split(" ").map((type) => addEventListener(type, act, true))

	on("input change toggle", ({ target }) => {
		fields.look(fields.of(target))
		key()
	})
	on("focusin focusout", ({ target }) => {
		target.closest("html, body, dialog").last = target
		setTimeout(send)
	})
	on("compositionstart", ({ target }) => (composing = target))
	on("compositionend", ({ target }) => {
		composing = null
		fields.look(fields.of(target))
		if (held) take(fields.of(target), held)
		held = null
		send()
	})
	on("submit", (event) => {
		const { submitter } = event
		if (submitter?.name !== "action") return
		event.preventDefault()
		if (!submitter.disabled) act(submitter.value, submitter)
	})
	on("keydown", (event) => {
		const { key, isComposing, target } = event
		pressShortcut(event, layers)
		// The server may be about to enable the button.
		if (!isSending || isComposing || key !== "Enter" || !target.matches("input")) return
		const button = [...(target.form ?? [])].find(({ name }) => name === "action")
		if (button?.disabled) act(button.value)
	})
	// The second Escape closes a dialog without asking.
	on("cancel close", (event) => {
		if (!event.target.modal) return
		event.preventDefault()
		act(event.target.dataset.dismiss)
	})
	on("online", () => link.tell("online"))
	on("visibilitychange", () => link.tell(document.hidden ? "ping" : "visible"))
	on("pagehide", ({ persisted }) => {
		link.close()
		if (!persisted) post({ page, close: true })
	})
	on("pageshow", ({ persisted }) => {
		if (!persisted) return
		isSending = leaving = false
		link.open()
		send()
	})

	begin()
	link.open()
	send()
}

if ("onconnect" in globalThis) {
	const connect = hub()
	onconnect = ({ ports }) => connect(ports[0])
} else if (globalThis.document?.body?.dataset.page) start()
