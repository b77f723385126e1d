// The one stream of a browser: frames come down it for all tabs. In a worker that they share, or else in each tab.

const isProblem = (headers) => /problem.json/.test(headers.get("Content-Type"))
const retryAfter = (headers) => 1e3 * headers.get("Retry-After") || 0

export function eventParser(decoder = new TextDecoder(), rest = "") {
	return (chunk) => {
		const blocks = (rest + decoder.decode(chunk, { stream: true })).split("\n\n")
		rest = blocks.pop()
		return blocks.map((block) => /(?:event: (\w+)\n)?data: (.*)/s.exec(block)).filter(Boolean)
	}
}

// How an answer fails to be a stream, if it does: what the connection is told. Only the server's own words make a page
// gone; a network that wants a sign-in answers in its place, with whatever it likes.
function failure({ ok, status, headers }) {
	const isOwn = isProblem(headers)
	if (ok && /event-stream/.test(headers.get("Content-Type"))) return
	if (ok || !status) return { why: "elsewhere" }
	if (isOwn && status === 410) return { why: "gone" }
	return { why: status, after: retryAfter(headers), isReachable: isOwn && /429|503/.test(status) }
}

export function hub(connection = new Connection(() => performance.now())) {
	// Port → what the tab said last.
	const tabs = new Map()
	let hello, abort, timer, told

	const send = (port, event, data) => port.postMessage({ event, data })

	// Does what is due, tells all tabs of the connection if that has changed, and one in any case.
	function step(port) {
		const action = connection.next()
		if (action === "connect") connect()
		if (action === "ask") ask()
		const { name, why, since, due, isReachable } = connection
		const now = connection.now()
		const state = { name, why, since, isReachable, due: name === "down" ? due : 0 }
		const isNews = told !== (told = JSON.stringify(state))
		for (const each of tabs.keys()) if (isNews || each === port) send(each, "state", { ...state, now })
		clearTimeout(timer)
		if (due < Infinity) timer = setTimeout(step, due - now)
	}

	function spread(event, data) {
		for (const [port, { stream, number }] of tabs) {
			if (!data.page || !number || data.page === number || stream !== hello?.stream) send(port, event, data)
		}
	}

	// Lets go of the stream, or of the attempt to open it.
	function drop() {
		abort?.abort()
		abort = hello = null
	}

	function take(event, data) {
		if (event === "hello") connection.open((hello = data))
		if (event === "bye") connection.leave(data.in, drop())
		else spread(event, data)
	}

	async function connect() {
		drop()
		const mine = (abort = new AbortController())
		const open = [...tabs.values()].slice(0, 64)
		let problem
		try {
			const response = await fetch("/live", {
				redirect: "manual",
				// Firefox has a second request for one address wait for the first, lest it could be answered from its cache.
				cache: "no-store",
				headers: { "Pinion-Pages": open.map(({ page, seen }) => page + "@" + seen).join(", ") },
				signal: mine.signal,
			})
			problem = failure(response)
			const parse = eventParser()
			const reader = response.body?.getReader()
			for (let part; !problem && !(part = await reader.read()).done; step()) {
				for (const [, event, data] of parse(part.value)) if (abort === mine) take(event, JSON.parse(data))
				if (abort === mine) connection.hear()
			}
		} catch {}
		if (abort !== mine) return
		drop()
		if (problem?.why === "gone") {
			connection.refuse()
			spread("hello", { gone: open.map(({ page }) => page) })
		} else connection.fail(problem?.why ?? "network", problem)
		step()
	}

	async function ask() {
		let problem = { why: "silent" }
		try {
			problem = failure(await fetch("/live", { redirect: "manual", method: "HEAD", signal: AbortSignal.timeout(timeout) }))
		} catch {}
		if (connection.name !== "silent") return
		if (!problem) connection.answer()
		else connection.fail(problem.why, problem)
		step()
	}

	return (port) => {
		port.onmessage = ({ data }) => {
			const { verb } = data
			if (verb === "leave") tabs.delete(port)
			else tabs.set(port, data)
			connection.isHidden = ![...tabs.values()].some(({ isVisible }) => isVisible)
			if (!tabs.size) {
				drop()
				connection.rest()
			}
			if (verb === "join") connection.want()
			if (verb === "doubt") connection.doubt()
			if (verb === "drop" && hello) {
				drop()
				connection.fail("network")
			}
			if (/retry|online|visible|key/.test(verb)) connection.hurry(verb)
			step(verb && port)
			if (verb === "join" && hello) send(port, "hello", hello)
		}
	}
}
