// An open page: what was typed and pressed goes up, frames come down, and a page that the server has lost is opened again.

const rest = (time) => new Promise((resolve) => setTimeout(resolve, time))

function start() {
	const { body, documentElement: html } = document
	const messages = new Messages()
	const pressed = new Map() // action → the button that has started it
	const link = new Link(hear, () => ({ page, seen: revision, stream, number, isLost, isVisible: !document.hidden }))
	const bar = new Bar(() => link.tell("retry"))
	const announcer = make("div", { id: "pinion-announcer", role: "status" })
	html.append(bar.element, announcer)

	let page, revision, effect, apply, fields
	let touched = new Set() // fields that a frame has to do with
	let stream, attaching
	let answered // how many messages were answered when the stream was asked for
	let number = 0 // of the page on the stream; 0 while it is not on it
	let isMissed, isSending, isLost, isReopening, leaving
	let isReachable, whenReachable
	let composing, held // the field that an input method is at work in, and what the server has said of it
	let openedAt = -Infinity
	let toldAt = 0
	let reopenings = 0

	// Begins with the page that is in the document.
	function begin() {
		page = body.dataset.page
		revision = +body.dataset.revision
		effect = 0
		isLost = isReopening = attaching = held = null
		answered = 0
		fields = new Fields()
		apply = tree(body, {
			added(node) {
				fields.add(node)
			},
			removed(node) {
				fields.remove(node)
			},
			touched(node, operation) {
				const field = fields.of(node)
				if (field && !touched.has(field)) look(field)
				touched.add(field)
				if (operation === "t") node.dataset.live = ""
			},
		})
		fields.regroup(initialOf)
		lookAtAll()
		openedAt = performance.now()
	}

	const look = (field) => fields.look(field, revision)
	const lookAtAll = () => {
		for (const field of fields.all.values()) look(field)
	}

	// The page, and above it the dialogs, the top one first.
	const layers = () => [...document.querySelectorAll("body, :modal")].reverse()

	// Messages

	function act(action, button) {
		lookAtAll()
		bar.note = ""
		messages.act(action, fields, button?.dataset.each)
		press(action, button)
		send()
	}

	// A pressed button looks so at once, and busy if its action takes its time.
	function press(action, button) {
		if (!button || pressed.has(action)) return
		button.dataset.pressed = ""
		const timer = setTimeout(() => {
			button.setAttribute("aria-busy", "true")
			bar.waiting = isReachable ? "" : button.textContent.trim()
			bar.show()
		}, 300)
		pressed.set(action, { button, timer })
	}

	function release(action) {
		const { button, timer } = pressed.get(action) ?? {}
		if (!button) return
		pressed.delete(action)
		clearTimeout(timer)
		delete button.dataset.pressed
		setAttribute(button, "aria-busy", button.busy ?? null)
		bar.waiting = ""
	}

	// Somebody types, or presses something: the next attempt may come sooner, and a worker that is dead is missed.
	function tellOfKey() {
		const now = performance.now()
		if (now - toldAt < 1e3) return
		toldAt = now
		link.tell("key")
	}

	const hasNews = () => messages.sent || messages.actions[0] || messages.effect || unsent(fields.dirty)[0]

	// Sends what there is to be said, one message after the other, while the server can be reached.
	async function send() {
		if (hasNews()) tellOfKey()
		if (isSending) return
		isSending = true
		for (let failures = 0; !isLost && hasNews(); ) {
			if (!isReachable) {
				await new Promise((resolve) => (whenReachable = resolve))
				continue
			}
			const message = messages.next(revision, fields)
			bar.pendingSince ??= performance.now()
			bar.show()
			const answer = await post({ page, ...message })
			const { status, n, title } = answer
			if (status === 410) isLost = true
			else if (messages.answer(status, n)) {
				failures = 0
				bar.pendingSince = null
				for (const field of fields.dirty) if (field.edits === field.sent) fields.dirty.delete(field)
				if (message.action) release(message.action)
				if (status > 399 && status !== 409) refuse(answer.fields ?? {}, title)
				receive(answer)
			} else {
				if (!status) link.tell("doubt")
				if (status !== 409 || failures++) await rest(Math.max(pause(failures++), answer.after ?? 0))
			}
		}
		bar.pendingSince = null
		isSending = false
		if (leaving && (isLost || !messages.effect)) return location.assign(leaving)
		if (isLost) reopen()
		bar.show()
	}

	// Says why something was not taken, and marks its fields.
	function refuse(reasons, title) {
		const names = Object.keys(reasons)
		bar.note = reasons[names[0]] ?? title
		for (const name of names) {
			const node = fields.get(name)?.node
			if (!node || node.ariaInvalid) continue
			node.ariaInvalid = "true"
			node.setAttribute("aria-describedby", bar.text.id)
			node.addEventListener("input", () => accept(node), { once: true })
		}
	}

	function accept(node) {
		if (node.getAttribute("aria-describedby") !== bar.text.id) return
		node.removeAttribute("aria-invalid")
		node.removeAttribute("aria-describedby")
	}

	// Frames

	function receive(frame) {
		if (frame.b > revision) return attach()
		if (frame.q > revision) {
			for (const name in frame.fields) {
				const field = fields.get(name)
				if (field !== fields.focus) look(field)
			}
			revision = frame.q
			if (frame.ops) keepFocus(() => apply(frame.ops))
			regroup()
			for (const name in frame.fields) take(fields.get(name), frame.fields[name])
			link.tell()
		}
		for (const [id, kind, argument] of frame.effects ?? []) {
			if (id <= effect) continue
			messages.effect = effect = id
			perform(kind, argument)
		}
		send()
	}

	// What a frame has changed in fields is no edit.
	function regroup() {
		fields.regroup()
		for (const field of touched) if (field?.node) field.value = valueOf(field.nodes)
		touched.clear()
	}

	function take(field, echo) {
		if (field?.nodes?.includes(composing)) held = echo
		else if (field && settle(field, echo) && field.node) assign(field)
	}

	function perform(kind, argument) {
		if (kind === "navigate") leaving = argument
		if (kind === "focus") fields.get(argument)?.node.focus()
		if (kind === "blur" && document.activeElement.closest("[data-focus]")?.dataset.focus === argument) document.activeElement.blur()
		if (kind === "announce") announcer.textContent = argument
		if (kind === "download") make("a", { href: argument, download: "" }).click()
	}

	// Gives the focus back that a change has taken: to its element, to what has its name now, or to what had it last on
	// the layers that are left, the top one first.
	function keepFocus(change) {
		const before = document.activeElement
		const name = before.name
		change()
		if (before === body || document.activeElement !== body) return
		regroup()
		for (const node of [before, fields.get(name)?.node, ...layers().map(({ last }) => last)]) {
			if (document.activeElement === body) node?.focus()
		}
	}

	// The stream

	function hear(event, data) {
		if (event === "state") {
			if (data.name === "connecting" && bar.state?.name !== data.name) answered = messages.n
			bar.hear(data)
			showState()
		}
		if (isLost || leaving) return
		if (data.gone?.includes(page)) lose()
		else if (event === "hello") {
			stream = data.stream
			isMissed = attaching = null
			follow(data.pages?.[page] ?? 0, data.n?.[page], answered)
		} else if (event === "closed") data.page === number && lose()
		else if (!event && data.page !== number) isMissed = true
		else if (!event) receive(data)
	}

	function showState() {
		const { name, isReachable: may } = bar.state
		html.classList.toggle("online", !!number && /live|silent/.test(name))
		isReachable = may
		if (html.classList.contains("online")) dispatchEvent(new Event("pinion-online"))
		if (may || isLost) whenReachable?.()
	}

	// The page has this number on the stream, or none yet. A server that has carried out fewer messages than were answered
	// before it was asked did not answer them: something else did, in its place.
	function follow(it, n, answered) {
		if (n < answered) return lose()
		number = it
		showState()
		link.tell()
		if (stream && !number) attach()
	}

	// Puts the page on the stream, or has the stream go on from what the page has seen. Asks until there is an answer,
	// or another stream.
	async function attach() {
		if (attaching) return
		const mine = (attaching = {})
		let answer, before
		for (let failures = 0; !answer?.status; ) {
			if (failures) await rest(pause(failures))
			if (attaching !== mine) return
			if (failures && !isReachable) continue
			before = messages.n
			answer = await post({ page, seen: revision, attach: stream })
			if (attaching !== mine) return
			if (!answer.status) link.tell("doubt")
			failures++
		}
		attaching = null
		if (answer.status === 410) return lose()
		if (answer.status !== 200) return link.tell("drop")
		follow(answer.page, answer.n, before)
		if (isMissed) attach((isMissed = false))
	}

	// The server has lost the page.
	function lose() {
		isLost = true
		attaching = null
		whenReachable?.()
		send()
	}

	async function reopen() {
		if (isReopening) return
		isReopening = true
		number = 0
		showState()
		reopenings = performance.now() - openedAt < stable ? reopenings + 1 : 0
		link.tell("lost")
		for (let failures = reopenings; ; failures++) {
			await rest(pause(failures) / 2)
			while (!isReachable) await new Promise((resolve) => (whenReachable = resolve))
			try {
				const response = await fetch(location, {
					headers: { "Pinion-Scene": document.querySelector("[data-scene]")?.dataset.scene ?? "" },
					signal: AbortSignal.timeout(30e3),
				})
				const { ok, status, url, redirected } = response
				const fresh = new DOMParser().parseFromString(await response.text(), "text/html")
				const isPage = ok && fresh.body.dataset.page
				if (isPage && !redirected) return adopt(fresh)
				if (isPage || /^40[34]$/.test(status)) return location.assign(url)
			} catch {}
			link.tell("doubt")
		}
	}

	// Makes the page what a fresh one is, with what was typed.
	function adopt(fresh) {
		lookAtAll()
		const typed = fields.all
		keepFocus(() => {
			morph(body, fresh.body)
			document.title = fresh.title
			begin()
		})
		for (const [name, field] of fields.all) {
			const { edits, value } = typed.get(name) ?? {}
			const initial = initialOf(field.nodes)
			field.value = edits ? value : initial
			if (!same(field.value, valueOf(field.nodes))) assign(field)
			Object.assign(field, { edits: 0, sent: 0, value: initial })
			fields.dirty.delete(field)
			look(field)
		}
		const lost = messages.restart()
		if (lost) {
			bar.note = "Your last action is not confirmed."
			release(lost.action)
		}
		link.tell("join")
		send()
	}

	// What the person does

	const on = (types, act) => types.split(" ").map((type) => addEventListener(type, act, true))

	on("input change toggle", ({ target }) => {
		look(fields.of(target))
		send()
	})
	on("focusin focusout", ({ target }) => {
		target.closest("body, dialog").last = target
		setTimeout(() => {
			fields.lookForFocus(revision)
			send()
		})
	})
	on("compositionstart", ({ target }) => (composing = target))
	on("compositionend", ({ target }) => {
		composing = null
		look(fields.of(target))
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
		if (!event.defaultPrevented) moveAmong(event)
		// The server may be about to enable the button.
		if (!isSending || isComposing || key !== "Enter" || !target.matches("input")) return
		const button = [...(target.form ?? [])].find(({ name }) => name === "action") ?? {}
		if (button.disabled) act(button.value)
	})
	// The second Escape closes a dialog without asking.
	on("cancel close", (event) => {
		if (!event.target.modal) return
		event.preventDefault()
		act(event.target.dataset.dismiss)
	})
	on("online", () => link.tell("online"))
	on("visibilitychange", () => link.tell(document.hidden ? undefined : "visible"))
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
