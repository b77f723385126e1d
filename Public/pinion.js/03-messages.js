// What goes up: edits, each field's latest, and actions, in messages that are numbered.

// The edits that have not been sent, as they are written in a message.
export const unsent = (fields) =>
	[...fields]
		.filter(({ edits, sent, node }) => edits > sent && !node?.matches(":disabled"))
		.map(({ name, edits, base, value }) => [name, [edits, base, value]])

// The messages of a page. One is under way until it is answered, and sent again until then.
export class Messages {
	n = 0
	// With the edits as they were when each was started.
	actions = []
	// The one under way, and whether the server may have carried it out without our knowing.
	sent = null
	isUncertain = false
	// The last one that was carried out, to be confirmed.
	effect
	// The action that was answered last.
	done

	// Starts an action, unless it has been started and not been answered; a button that counts `each` time always does.
	// Returns what has been started.
	act(action, fields, button) {
		if (!button?.dataset.each && this.actions.some((other) => other.action === action)) return
		this.actions.push({ action, edits: unsent(fields.dirty), button })
		return this.actions.at(-1)
	}

	// Returns the message to send now, if there is one.
	next(seen, fields) {
		if (this.sent) return this.sent
		const { actions, effect } = this
		const [{ action, edits = unsent(fields.dirty) } = {}] = actions
		const open = edits.filter(([name, [count]]) => fields.get(name)?.sent < count)
		if (!open[0] && !action && !effect) return null
		for (const [name, [count]] of open) fields.get(name).sent = count
		return (this.sent = { n: this.n + 1, seen, fields: open[0] && Object.fromEntries(open), action, ack: effect })
	}

	// Takes the status of an answer, 0 if there was none, and the number in it. Returns whether the message is done.
	answer(status, n) {
		const { sent } = this
		if (status === 409 && n < sent.n) {
			sent.n = n + 1
			return false
		}
		if (!status || status > 499) {
			this.isUncertain ||= status !== 503
			return false
		}
		this.sent = null
		this.isUncertain = false
		this.n = n ?? sent.n
		if (sent.action) this.done = this.actions.shift()
		if (this.effect === sent.ack) this.effect = undefined
		return true
	}

	// The page has been opened again, and counts from one. Returns the action that may have run on the one before.
	restart() {
		const lost = this.isUncertain && this.sent.action && this.actions.shift()
		for (const waiting of this.actions) delete waiting.edits
		Object.assign(this, new Messages(), { actions: this.actions })
		return lost
	}
}

// Sends a message. Returns its answer; the status is 0 if the server has not answered. What is refused without the
// server's own words was refused by something in between, and is sent again.
async function post(message) {
	try {
		const response = await fetch(live, {
			method: "POST",
			body: new Blob([JSON.stringify(message)], { type: "application/json" }),
			keepalive: message.close,
			redirect: "manual",
			signal: AbortSignal.timeout(15e3),
		})
		const { status, headers } = response
		const answer = status === 204 ? {} : await response.json()
		return { ...answer, status: status < 400 || isProblem(headers) ? status : 0, after: retryAfter(headers) }
	} catch {
		return { status: 0, after: 0 }
	}
}
