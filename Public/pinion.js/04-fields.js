// Fields: what stands in them, what was typed, and what the server says of it.

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b)

// Where the caret is after another text has taken the place of its own: with the characters around it.
export const mapCaret = (before, after, caret) =>
	after.endsWith(before.slice(caret)) ? after.length - before.length + caret : Math.min(caret, after.length)

// Takes what the server says of a field: the number of the edit that it has heard and, if it has another value, that.
// Returns whether that is to be put into the field: not if it stands there, nor if the person has typed on.
export function settle(field, [count, value = field.value]) {
	if (field.edits > count) return false
	field.edits = field.sent = count
	if (same(value, field.value)) return false
	field.value = value
	return true
}

// The value of the elements that have one name.
function valueOf(nodes) {
	const [{ type, value, checked, open, options = nodes }] = nodes
	const chosen = [...options].filter((each) => each.checked || each.selected).map((each) => each.value)
	if (type === "checkbox") return checked
	if (type === "select-multiple") return chosen
	return type === "radio" ? (chosen[0] ?? "") : (open ?? value)
}

// The value that they had in the HTML.
function initialOf(nodes) {
	const form = document.createElement("form")
	form.append(...nodes.map((node) => node.cloneNode(true)))
	form.reset()
	return valueOf(form.children)
}

// Shows a field's value; the caret stays with its text.
function assign(field) {
	const { node, nodes, value } = field
	const { type, value: before, selectionStart, selectionEnd, open, options = nodes } = node
	if (/box|radio|multiple/.test(type)) {
		for (const each of options) each.checked = each.selected = value === true || [value].flat().includes(each.value)
	} else node[open == null ? "value" : "open"] = value
	if (node === document.activeElement && selectionStart != null) {
		const map = (caret) => mapCaret(before, node.value, caret)
		node.setSelectionRange(map(selectionStart), map(selectionEnd))
	}
	field.value = valueOf(nodes)
}

const isField = ({ dataset, type, localName }) =>
	dataset.n && type !== "file" && /^(input|select|textarea|details)$/.test(localName)

// The fields of a page, by their names. What is done here is in proportion to what was typed, or changed by a frame.
class Fields {
	all = new Map()
	byNode = new WeakMap()
	dirty = new Set() // fields with edits that have not been sent
	regrouped = new Set() // fields whose elements are not the same as before
	// Which field has the focus, of those whose server wants to know: told like an edit, so that it comes in its turn.
	focus = { name: "@focus", edits: 0, sent: 0 }

	get(name) {
		return name === "@focus" ? this.focus : this.all.get(name)
	}

	of(node) {
		return this.byNode.get(node) ?? this.byNode.get(node.closest("select, details"))
	}

	// Takes note of an element that has come, or has another name.
	add(node) {
		this.remove(node)
		const name = node.getAttribute("name")
		if (!name || !isField(node)) return
		const field = this.all.get(name) ?? { name, nodes: [], edits: 0, sent: 0, former: [] }
		field.nodes.push(node)
		this.all.set(name, field)
		this.byNode.set(node, field)
		this.regrouped.add(field)
	}

	remove(node) {
		const field = this.byNode.get(node)
		if (!field) return
		this.byNode.delete(node)
		field.nodes = field.nodes.filter((each) => each !== node)
		this.regrouped.add(field)
	}

	// Settles what became of the fields that have come and gone: one of whose elements none is left is another field now.
	regroup(valueOfNew = valueOf) {
		for (const field of this.regrouped) {
			const { name, nodes, former } = field
			if (!nodes[0]) {
				this.all.delete(name)
				this.dirty.delete(field)
			} else if (!former.some((node) => nodes.includes(node))) {
				Object.assign(field, { edits: 0, sent: 0, value: valueOfNew(nodes) })
				this.dirty.delete(field)
			}
			field.node = nodes[0]
			field.former = [...nodes]
		}
		this.regrouped.clear()
	}

	// Takes note of what stands in a field, which is an edit if it is not what stood there.
	look(field, revision) {
		if (field?.node) this.edit(field, valueOf(field.nodes), revision)
	}

	lookForFocus(revision) {
		this.edit(this.focus, document.activeElement?.closest("[data-focus]")?.dataset.focus, revision)
	}

	edit(field, value, revision) {
		if (same(value, field.value)) return
		if (field.edits++ === field.sent) field.base = revision
		field.value = value
		this.dirty.add(field)
	}
}
