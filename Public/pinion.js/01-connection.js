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

// The server says something every 10 s.
const quiet = 15e3
// For an answer.
const timeout = 5e3

export class Connection {
	name = "waiting"
	due = Infinity
	// Of the trouble, if there is any: the reason, or the status of the answer, and when it began.
	why = null
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
		return /live|silent/.test(this.name)
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
		if (this.name === "connecting") this.fail("silent")
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
	}

	// The server is there. If it was asked because the stream says nothing, the stream is dead.
	answer() {
		if (this.name !== "silent") return
		this.name = "live"
		this.due = this.heardAt + quiet
		if (this.now() >= this.due) this.name = "down"
	}

	// The stream has ended, or could not be opened; one that ended after less than 5 s counts as the latter. `after` is
	// how long the server wants to be left alone.
	fail(why, { after = 0, isReachable = false } = {}) {
		if (this.name === "waiting") return
		const now = this.now()
		if (this.isOpen && now - this.openedAt >= timeout) this.attempt = -1
		this.name = "down"
		if (now >= this.backAt) this.why = why
		this.since ??= now
		this.isReachable = isReachable
		this.due = now + Math.max(after, this.pause(++this.attempt))
	}

	// The server knows this browser, or its pages, no more. They are opened again, and then ask for a stream.
	refuse() {
		this.fail("gone", { isReachable: true })
		this.name = "waiting"
		this.due = Infinity
	}

	// The server goes, and wants its browsers back within some milliseconds.
	leave(within) {
		const now = this.now()
		this.attempt = -1
		this.fail("restarting")
		// What the attempts meet meanwhile is the restart.
		this.backAt = now + 30e3
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
		if (this.isOpen || this.name === "waiting") return
		if (now - this.triedAt < timeout && (reason === "key" || (reason !== "retry" && this.name === "connecting"))) return
		this.due = Math.min(this.due, now + (/online|visible/.test(reason) ? 1e3 * this.random() : 0))
	}
}
