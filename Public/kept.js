// Has the browser keep what a visitor has chosen for the whole site, in a cookie whose text the server has signed. Pages
// that keep something so bring this script along.

const main = document.querySelector("main")

function keep() {
	const { kept } = main.dataset
	if (kept) document.cookie = kept
}

new MutationObserver(keep).observe(main, { attributeFilter: ["data-kept"] })
