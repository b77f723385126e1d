// What is said of the connection: why it is not live, since when, and when the next attempt is made. It is said after
// three seconds of trouble. What the server alone can change says then as of when it was true: see the style sheet.

const visible = 3e3

const reasons = {
	network: "The server cannot be reached",
	silent: "The server does not answer",
	restarting: "The server is restarting",
	elsewhere: "This network answers in the server's place",
	proxy: "A proxy wants a sign-in",
	gone: "The page is being opened again",
}

function reasonOf({ why, status }) {
	if (!navigator.onLine && /network|silent/.test(why)) return "No network"
	if (why !== "problem") return reasons[why] ?? "Connecting"
	return status === 429 || status === 503 ? "The server is busy" : `The server has a problem (${status})`
}

const make = (tag, properties) => Object.assign(document.createElement(tag), properties)

class Bar {
	element = make("div", { id: "pinion-status", hidden: true })
	// Assistive technology is told the reason, once, and not each second.
	text = this.element.appendChild(make("span", { id: "pinion-note", role: "status" }))
	time = this.element.appendChild(make("span", { ariaHidden: true }))
	button = this.element.appendChild(make("button", { type: "button", textContent: "Retry now" }))
	since = null
	due = 0
	pendingSince = null
	waiting = "" // the label of a pressed button
	note = ""

	constructor(retry) {
		this.button.onclick = retry
	}

	// Takes what the hub says of the connection.
	hear(state) {
		const now = performance.now()
		this.state = state
		this.since = state.ago == null ? null : now - state.ago
		this.due = now + state.after
		this.show()
	}

	show() {
		const { since, note, waiting, pendingSince, state } = this
		const now = performance.now()
		const html = document.documentElement
		const trouble = since == null ? 0 : now - since
		const isLate = pendingSince != null && now - pendingSince >= visible
		const isSaid = trouble >= visible || (trouble > 300 && waiting)
		let text = note
		if (isSaid) text = `${reasonOf(state)}${waiting && `. “${waiting}” waits`}`
		else if (!note && isLate) text = "Waiting for the server…"
		if (this.text.textContent !== text) this.text.textContent = text
		const after = Math.ceil((this.due - now) / 1e3)
		const next = state?.name === "down" && after > 0 ? `, next attempt in ${after} s` : ""
		this.time.textContent = isSaid ? ` · ${Math.floor(trouble / 1e3)} s${next}` : ""
		this.button.hidden = !isSaid
		this.element.hidden = !text
		if (trouble >= visible && !html.dataset.since) {
			html.dataset.since = new Date(Date.now() - trouble).toLocaleTimeString(html.lang)
			html.style.setProperty("--since", `"As of ${html.dataset.since}"`)
		} else if (!trouble) delete html.dataset.since
		clearTimeout(this.timer)
		if (since != null || pendingSince != null) this.timer = setTimeout(() => this.show(), 250)
	}
}
