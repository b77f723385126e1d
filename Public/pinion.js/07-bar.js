// What is said of the connection: why it is not live, since when, and when the next attempt is made. It is said after
// three seconds of trouble. What the server alone can change says then as of when it was true: see the style sheet.

const reasons = {
	null: "Connecting",
	network: "The server cannot be reached",
	silent: "The server does not answer",
	restarting: "The server is restarting",
	elsewhere: "This network answers in the server's place",
	gone: "Opening the page again",
	401: "A proxy wants a sign-in",
	407: "A proxy wants a sign-in",
	429: "The server is busy",
	503: "The server is busy",
}

// The script of pages in other languages brings their words.
const word = (name, value) => (window.words?.[name] ?? name).replace("%@", () => value)

const make = (tag, properties) => Object.assign(document.createElement(tag), properties)

class Bar {
	element = make("div", { id: "pinion-status" })
	// Assistive technology is told the reason, once, and not each second.
	text = this.element.appendChild(make("span", { id: "pinion-note", role: "status" }))
	time = this.element.appendChild(make("span", { ariaHidden: true }))
	button = this.element.appendChild(make("button", { textContent: "Retry now" }))
	note = ""
	// What the button says that was pressed.
	waiting = ""
	// Since when a message is under way.
	pending = null

	// Takes what the hub says of the connection, which has a clock of its own.
	hear(state) {
		this.state = state
		this.ahead = performance.now() - state.now
		this.show()
	}

	show() {
		const { note, waiting, pending, state: { why, since, due } = {} } = this
		const { dataset, style, lang } = document.documentElement
		const now = performance.now()
		const trouble = since == null ? 0 : now - this.ahead - since
		const isSaid = trouble >= 3e3 || (trouble && waiting)
		const text = isSaid
			? word(navigator.onLine ? (reasons[why] ?? "The server has a problem (%@)") : "No network", why) +
				(waiting && word(". “%@” waits", waiting))
			: word(note || (pending && now - pending >= 3e3 ? "Waiting for the server…" : ""))
		if (this.text.textContent !== text) this.text.textContent = text
		const after = Math.ceil((due + this.ahead - now) / 1e3)
		this.time.textContent = isSaid
			? " · " + word("%@ s", Math.floor(trouble / 1e3)) + (after > 0 ? word(", next attempt in %@ s", after) : "")
			: ""
		if (trouble < 3e3) delete dataset.since
		else if (!dataset.since) {
			dataset.since = new Date(Date.now() - trouble).toLocaleTimeString(lang)
			style.setProperty("--since", `"${dataset.since}"`)
		}
		clearTimeout(this.timer)
		if (since != null || pending) this.timer = setTimeout(() => this.show(), 250)
	}
}
