// Tells the server whether the pointer or the focus is on a toast: it stays for so long. Toasts bring this script along.

let before // what had the focus before the toast

function tell() {
	for (const toast of document.querySelectorAll(".toast")) {
		const box = toast.querySelector("input[type=checkbox]")
		const isHeld = toast.matches(":hover, :focus-within")
		if (box.checked === isHeld) continue
		box.checked = isHeld
		box.dispatchEvent(new Event("input", { bubbles: true }))
	}
}

for (const type of ["pointerover", "pointerout", "focusin", "focusout"]) addEventListener(type, () => setTimeout(tell))

addEventListener("focusin", ({ target, relatedTarget }) => {
	if (target.closest(".toast") && !relatedTarget?.closest(".toast")) before = relatedTarget
})

// The toast goes with its button.
addEventListener("click", ({ target }) => target.closest?.(".toast button") && before?.focus())
