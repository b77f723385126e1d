// Files on their way to fields with data-upload: in parts, and on from where they were. Fields bring this script along.

const part = 262144
const transfers = new Map() // input → {file, address, abort}
const queues = new Map() // input → the files that are still to be sent
const givenUp = new WeakMap() // input → when its last file has been given up

const rest = (time) => new Promise((resolve) => setTimeout(resolve, time))

// Waits before an attempt; the connection says whether there can be one at all.
async function pause(failures) {
	await rest(300 + Math.random() * Math.min(10e3, 300 * 2 ** failures))
	while (!document.documentElement.classList.contains("online")) await rest(500)
}

const placeOf = (input) => input.closest(".upload")

function show(input, sent, size) {
	const place = placeOf(input)
	if (!place) return
	const bar = place.querySelector("progress")
	bar.hidden = place.querySelector("[data-cancel]").hidden = size == null
	bar.max = size || 1
	if (sent < size) bar.value = sent
	else bar.removeAttribute("value")
}

// fetch cannot tell how far a body has come.
function ask(method, address, { headers = {}, body, signal, progress } = {}) {
	return new Promise((resolve) => {
		const request = new XMLHttpRequest()
		request.open(method, address)
		request.responseType = "text" // else Firefox reads an answer without a body as XML, and complains
		for (const name in headers) request.setRequestHeader(name, headers[name])
		request.timeout = 60e3
		request.upload.onprogress = ({ loaded }) => progress(loaded)
		request.onloadend = () => {
			const offset = request.getResponseHeader("Upload-Offset")
			resolve({
				status: request.status,
				offset: offset == null ? null : +offset,
				next: request.getResponseHeader("Location"),
				whole: request.getResponseHeader("Upload-Complete") === "?1",
			})
		}
		signal?.addEventListener("abort", () => request.abort())
		request.send(body)
	})
}

// Sends a file, until the server has all of it or does not want it; says whether the server is through with it.
async function transfer(input, mine) {
	const { file, isFurther, abort } = mine
	const { signal } = abort
	const { size } = file
	let offset = 0
	let unsure = false
	for (let failures = 0; !signal.aborted && input.isConnected; ) {
		let reply
		if (unsure) reply = await ask("HEAD", mine.address, { signal })
		else
			reply = await ask("PUT", mine.address, {
				signal,
				headers: {
					"Content-Type": file.type || "application/octet-stream",
					"Content-Disposition": `attachment; filename="${encodeURIComponent(file.name)}"`,
					...(isFurther && { "Pinion-Further": "?1" }),
					"Upload-Offset": offset,
					"Upload-Length": size,
					"Upload-Complete": offset + part < size ? "?0" : "?1",
				},
				body: file.slice(offset, offset + part),
				progress: (loaded) => signal.aborted || show(input, offset + loaded, size),
			})
		if (reply.next) input.dataset.upload = mine.address = reply.next
		if (reply.whole) return true
		const { status } = reply
		if (reply.offset != null && (status < 300 || (status === 409 && failures < 20))) {
			if (status < 300 && !unsure) failures = 0
			else failures++
			offset = reply.offset
			unsure = false
			show(input, offset, size)
		} else if (!status || status > 499 || (status === 404 && failures < 8)) {
			// A page that was made anew has another address, and knows nothing of the file.
			if (status === 404) mine.address = input.dataset.upload
			unsure = true
			await pause(failures++)
		} else return reply.next // why, the server says at the field
	}
}

// The server answers a part that comes later: there is no such address any more.
async function giveUp(input, { address, abort }) {
	abort.abort()
	for (let failures = 0; input.isConnected; ) {
		const { status, next } = await ask("DELETE", address)
		if (next) input.dataset.upload = next
		if (status && status < 500) return
		await pause(failures++)
	}
}

// Sends what was chosen, one file after the other. A field for one file gives up the one before; one for several goes on
// with what it has.
async function sendAll(input, chosen) {
	const files = [...chosen]
	if (!input.multiple) files.length = 1
	else if (queues.has(input)) return queues.get(input).push(...files)
	queues.set(input, files)
	for (let isFurther = false; files.length && queues.get(input) === files; isFurther = true)
		await send(input, files.shift(), isFurther)
	if (queues.get(input) === files) queues.delete(input)
}

async function send(input, file, isFurther) {
	const before = transfers.get(input)
	const mine = { file, isFurther, abort: new AbortController() }
	transfers.set(input, mine)
	show(input, 0, file.size)
	if (before?.address) givenUp.set(input, giveUp(input, before))
	await givenUp.get(input)
	mine.address = input.dataset.upload
	const isDone = transfers.get(input) === mine && (await transfer(input, mine))
	if (transfers.get(input) !== mine) return
	if (!isDone) givenUp.set(input, giveUp(input, mine))
	end(input)
}

function end(input) {
	const isFocused = document.activeElement?.matches("[data-cancel]") && placeOf(input)?.contains(document.activeElement)
	transfers.delete(input)
	if (queues.get(input)?.length) return // the next one follows
	input.value = ""
	show(input)
	if (isFocused) input.focus()
}

function cancel(input) {
	const mine = transfers.get(input)
	queues.delete(input)
	if (mine?.address) givenUp.set(input, giveUp(input, mine))
	end(input)
}

const fieldAt = (target) => target.closest?.(".upload")?.querySelector("[data-upload]:enabled")

addEventListener(
	"change",
	({ target }) => {
		if (target.matches("[data-upload]") && target.files[0]) sendAll(target, target.files)
	},
	true,
)

addEventListener(
	"click",
	(event) => {
		const button = event.target.closest?.("[data-cancel]")
		if (!button) return
		event.preventDefault()
		cancel(placeOf(button).querySelector("[data-upload]"))
	},
	true,
)

// A file that misses its field must not take the page's place.
let over
for (const type of ["dragover", "dragleave", "drop"]) {
	addEventListener(type, (event) => {
		if (!event.dataTransfer?.types.includes("Files")) return
		event.preventDefault()
		const field = fieldAt(event.target)
		if (type === "dragover") event.dataTransfer.dropEffect = field ? "copy" : "none"
		over?.classList.remove("over")
		over = type === "dragover" && field ? placeOf(field) : null
		over?.classList.add("over")
		if (type === "drop" && field && event.dataTransfer.files[0]) sendAll(field, event.dataTransfer.files)
	})
}
