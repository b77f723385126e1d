// Pinion's half in the browser. The files of this folder are sent as one module, /pinion.js, in the order of their
// names and without the lines that are only a comment.

// The connection of a browser, with all its tabs, to the server: a state machine without input or output. `next` tells
// what to do now, and `due` when to ask again.
//
// waiting     no tab needs the server
// connecting  the stream has been asked for
// live        the stream has said something not long ago
// silent      it has not, or a message had no answer, and the server is asked whether it is there
// down        the next attempt is made when it is due

const pauses = [1, 2, 4, 8, 10]

// Milliseconds before an attempt; the first has the number 0.
export function pause(attempt, random = Math.random) {
	return 1e3 * (attempt > 0 ? (pauses[attempt - 1] ?? 10) * (0.75 + random() / 2) : random())
}

const quiet = 15e3 // The server says something every 10 s.
const timeout = 5e3 // for an answer
const stable = 5e3 // A stream that ends sooner counts as a failed attempt.
const restart = 30e3 // So long a server that said bye is said to be restarting.

export class Connection {
	name = "waiting"
	due = Infinity
	// Of the trouble, if there is any: why, the status of the answer, and when it began.
	why = null
	status = 0
	since = null
	attempt = -1
	triedAt = -Infinity
	askedAt = -Infinity
	openedAt = 0
	heardAt = 0
	backAt = 0
	// Whether the server itself has answered last: then messages may go.
	isReachable = false
	// Whether no tab is visible.
	isHidden = false

	constructor(now, random = Math.random) {
		this.now = now
		this.random = random
	}

	get isOpen() {
		return this.name === "live" || this.name === "silent"
	}

	// Returns what is due: to `connect`, instead of any attempt under way, or to `ask` the server whether it is there.
	next() {
		const now = this.now()
		if (now < this.due) return
		if (this.name === "live") {
			this.name = "silent"
			this.askedAt = now
			this.due = now + timeout
			return "ask"
		}
		if (this.name === "silent") {
			this.since = this.heardAt
			return this.fail("silent")
		}
		if (this.name === "connecting") {
			this.attempt++
			if (now - this.triedAt >= timeout) {
				this.why = "silent"
				this.isReachable = false
			}
		}
		this.name = "connecting"
		this.triedAt = now
		this.due = now + Math.max(timeout, this.pause(this.attempt + 1))
		return "connect"
	}

	pause(attempt) {
		return this.isHidden ? 6 * pause(9, this.random) : pause(attempt, this.random)
	}

	// A tab needs the server.
	want() {
		if (this.name !== "waiting") return
		this.name = "down"
		this.due = this.now()
		this.since ??= this.due
	}

	// No tab needs it any more.
	rest() {
		this.name = "waiting"
		this.due = Infinity
		this.why = this.since = null
		this.attempt = -1
	}

	// The stream is open.
	open() {
		this.openedAt = this.now()
		this.why = this.since = null
		this.isReachable = true
		this.name = "live"
		this.hear()
	}

	// The stream has said something.
	hear() {
		if (this.name === "down" && this.why === "silent") this.open()
		if (!this.isOpen) return
		this.name = "live"
		this.heardAt = this.now()
		this.due = this.heardAt + quiet
		if (this.heardAt - this.openedAt >= stable) this.attempt = -1
	}

	// The server is there. If it was asked because the stream says nothing, the stream is dead.
	answer() {
		if (this.name !== "silent") return
		const now = this.now()
		this.name = now - this.heardAt < quiet ? "live" : "down"
		this.due = this.name === "live" ? this.heardAt + quiet : now
	}

	// The stream has ended, or could not be opened. `after` is how long the server wants to be left alone.
	fail(why, { status = 0, after = 0, isReachable = false } = {}) {
		if (this.name === "waiting") return
		const now = this.now()
		if (this.isOpen && now - this.openedAt >= stable) this.attempt = -1
		this.name = "down"
		if (now >= this.backAt) this.why = why
		this.status = status
		this.since ??= now
		this.isReachable = isReachable
		this.due = now + Math.max(after, this.pause(++this.attempt))
	}

	// The server knows this browser, or its pages, no more. They are opened again, and then ask for a stream.
	refuse() {
		if (this.name === "waiting") return
		this.name = "waiting"
		this.due = Infinity
		this.why = "gone"
		this.since ??= this.now()
		this.isReachable = true
	}

	// The server goes, and wants its browsers back within some milliseconds.
	leave(within) {
		const now = this.now()
		this.attempt = -1
		this.fail("restarting")
		this.backAt = now + restart
		this.due = now + within * this.random()
	}

	// A message has failed: is the server there?
	doubt() {
		if (this.name === "live") this.due = Math.min(this.due, Math.max(this.now(), this.askedAt + timeout))
		if (this.name !== "waiting") return
		this.want()
		this.fail("network")
	}

	// Brings the next attempt forward: to now because of `retry`, to this second because of `online` and `visible`,
	// and because of a `key` or an action if there was none for 5 s.
	hurry(reason) {
		const now = this.now()
		if (this.name === "waiting") return
		if (this.isOpen) {
			if (reason !== "key" && now - this.heardAt > quiet) this.due = now
			return
		}
		if (reason === "key" && now - this.triedAt < timeout) return
		if (reason !== "retry" && this.name === "connecting" && now - this.triedAt < timeout) return
		const after = reason === "online" || reason === "visible" ? 1e3 * this.random() : 0
		this.due = Math.min(this.due, now + after)
	}
}
