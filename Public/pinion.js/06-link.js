// A tab's line to the hub: in the worker that all tabs share or, if there is none, in the tab.

class Link {
	losses = 0

	// `hear` takes what the hub says, `about` returns what it has to know of the page.
	constructor(hear, about) {
		this.hear = hear
		this.about = about
	}

	open() {
		this.close()
		if (window.SharedWorker && this.losses < 3) {
			const worker = new SharedWorker(import.meta.url, { type: "module" })
			worker.onerror = () => this.lose(3)
			this.port = worker.port
		} else {
			const channel = new MessageChannel()
			hub()(channel.port1)
			this.port = channel.port2
		}
		const { port } = this
		port.onmessage = ({ data: { event, data } }) => {
			if (port !== this.port) return
			this.losses = 0
			// While there is a stream the hub has something to say more often.
			this.waitFor(() => this.tell("ping"), 20e3)
			this.hear(event, data)
		}
		this.tell("join")
	}

	close() {
		this.tell("leave")
		this.port = null
		clearTimeout(this.timer)
	}

	// Says something to the hub; what has a verb is answered, unless it is the last.
	tell(verb) {
		this.port?.postMessage({ verb, ...this.about() })
		// A hub that is there answers sooner.
		if (verb && this.port) this.waitFor(() => this.lose(this.losses + 1), 4e3)
	}

	waitFor(act, time) {
		clearTimeout(this.timer)
		this.timer = setTimeout(act, time)
	}

	// The worker was ended, or never began.
	lose(losses) {
		this.losses = losses
		this.open()
	}
}
