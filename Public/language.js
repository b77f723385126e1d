// Says of the whole document in what language the page is, also when another one is chosen, which the browser keeps for a
// year, and brings the words in which the connection is spoken of. Pages that are in English do not load it before another
// language is chosen.

// The site lies where its script does.
const path = new URL(".", import.meta.url).pathname.replace(/(.)\/$/, "$1")
const page = document.querySelector("main")
const html = document.documentElement

function say() {
	const language = page.lang || "en"
	const retry = document.querySelector("#pinion-status button")
	globalThis.words = JSON.parse(page.dataset.words ?? "{}")
	html.style.setProperty("--as-of", JSON.stringify(`${words["As of"] ?? "As of"} `))
	if (retry) retry.textContent = words["Retry now"] ?? "Retry now"
	html.dir = page.dir
	if (language === html.lang) return
	html.lang = language
	const secure = location.protocol === "https:" ? "; Secure" : ""
	document.cookie = `pinion-language=${language}; Path=${path}; Max-Age=31536000; SameSite=Lax${secure}`
}

new MutationObserver(say).observe(page, { attributeFilter: ["lang", "data-words"] })
say()
