// The page's elements, and the operations that change them: see Sources/DOM/Patches.

// Sets an attribute, or removes it. The modality of a dialog and what a policy without inline styles allows only here
// go with it.
function setAttribute(node, name, value) {
	if (value != null) node.setAttribute(name, value)
	else if (name === "open" && node.modal) node.close((node.modal = false))
	else node.removeAttribute(name)
	mean(node, name, value)
}

function mean(node, name, value) {
	if (name === "data-disabled") node.disabled = value != null
	if (name === "aria-busy") node.busy = value
	if (name === "data-style") node.style.cssText = value ?? ""
}

// Returns what applies operations to the elements in here, and tells their fields.
export function tree(root, fields) {
	const nodes = new Map()
	// Elements that were taken out: another operation may put them back.
	let out = []
	// That have come, or were changed: among them may be dialogs to be shown.
	let fresh = []

	function add(node) {
		const id = +node.dataset.n
		if (id) {
			takeOut(nodes.get(id))
			nodes.set(id, node)
		}
		for (const { name, value } of [...node.attributes]) mean(node, name, value)
		fresh.push(node)
		fields?.add(node)
		for (const child of node.children) add(child)
	}

	function takeOut(node) {
		if (!node) return
		node.remove()
		out.push(node)
	}

	function forget(node) {
		const id = +node.dataset.n
		if (nodes.get(id) === node) nodes.delete(id)
		fields?.remove(node)
		for (const child of node.children) forget(child)
	}

	function behind(node, after) {
		const sibling = nodes.get(after)
		return sibling?.parentNode === node ? sibling.nextSibling : node.querySelector(":scope > [data-n]")
	}

	const perform = {
		t(node, text) {
			out.push(...node.children)
			node.textContent = text
			// See the style sheet.
			node.dataset.live = ""
		},
		a(node, name, value) {
			setAttribute(node, name, value)
			if (name === "name") fields?.add(node)
			fresh.push(node)
		},
		i(node, after, html) {
			const range = new Range()
			range.selectNodeContents(node)
			const fragment = range.createContextualFragment(html)
			for (const child of fragment.children) add(child)
			node.insertBefore(fragment, behind(node, after))
		},
		m(node, after, id) {
			const child = nodes.get(id)
			if (!child || child.contains(node)) return
			const next = behind(node, after)
			try {
				// With focus.
				node.moveBefore(child, next)
			} catch {
				node.insertBefore(child, next)
			}
		},
		x: takeOut,
		k(node, ids) {
			for (const child of [...node.children]) if (child.dataset.n && !ids.includes(+child.dataset.n)) takeOut(child)
		},
	}

	function apply(operations) {
		for (const [operation, id, ...rest] of operations) {
			const node = nodes.get(id)
			if (operation === "title") document.title = id
			else if (node) {
				fields?.touch(node)
				perform[operation](node, ...rest)
			}
		}
		for (const node of out) if (!node.isConnected) forget(node)
		for (const node of fresh) {
			if (!node.isConnected || !node.matches("[data-modal][open]:not(:modal)")) continue
			node.modal = true
			node.removeAttribute("open")
			node.showModal()
		}
		out = []
		fresh = []
	}

	add(root)
	apply([])
	return apply
}

// Makes an element what another page has in its place.
function morph(old, fresh) {
	if (old.nodeName !== fresh.nodeName) return old.replaceWith(fresh)
	for (const { name } of [...old.attributes, ...fresh.attributes]) setAttribute(old, name, fresh.getAttribute(name))
	const children = [...fresh.children]
	const text = children[0] ? "" : fresh.textContent
	while (old.children[children.length]) old.lastElementChild.remove()
	if (!old.children[0] && old.textContent !== text) old.textContent = text
	children.forEach((child, index) => (old.children[index] ? morph(old.children[index], child) : old.append(child)))
}
