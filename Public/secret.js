// Shows what stands in a field for a secret while its button is pressed in. Fields bring this script along.

function show(button, isShown) {
	button.setAttribute("aria-pressed", isShown)
	button.parentNode.querySelector("input").type = isShown ? "text" : "password"
}

addEventListener("click", ({ target }) => {
	const button = target.closest?.(".secret > button")
	if (button) show(button, button.getAttribute("aria-pressed") === "false")
})

// A browser offers to keep what it knows for a password, and leaves alone what is on the screen.
addEventListener("submit", () => document.querySelectorAll(".secret > button").forEach((button) => show(button, false)), true)
