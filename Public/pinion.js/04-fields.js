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

const isField = "[data-n][name]:is(input, select, textarea, details):not([type=file])"

// The fields of a page, by their names. What is done here is in proportion to what was typed, or changed by a frame.
class Fields {
	byNode = new WeakMap()
	// Fields with edits that have not been sent.
	dirty = new Set()
	// Fields that a frame has to do with.
	touched = new Set()
	// Which field has the focus, of those whose server wants to know: told like an edit, so that it comes in its turn.
	focus = { name: "@focus", edits: 0, sent: 0 }
	all = new Map([["@focus", this.focus]])

	// The revision of the page, which the edits are based on.
	constructor(revision) {
		this.revision = revision
	}

	get(name) {
		return this.all.get(name)
	}

	of(node) {
		return this.byNode.get(node) ?? this.byNode.get(node.closest("select, details"))
	}

	// Takes note of an element that has come, or has another name.
	add(node) {
		this.remove(node)
		if (!node.matches(isField)) return
		const name = node.getAttribute("name")
		const field = this.all.get(name) ?? { name, nodes: [], edits: 0, sent: 0, former: [] }
		field.nodes.push(node)
		this.all.set(name, field)
		this.byNode.set(node, field)
		this.touched.add(field)
	}

	remove(node) {
		const field = this.byNode.get(node)
		if (!field) return
		this.byNode.delete(node)
		field.nodes = field.nodes.filter((each) => each !== node)
		this.touched.add(field)
	}

	// Takes note of what stands in an element's field, before an operation touches it.
	touch(node) {
		const field = this.of(node)
		if (!field || this.touched.has(field)) return
		this.look(field)
		this.touched.add(field)
	}

	// Ends a frame: what it has changed in a field is no edit, and a field none of whose elements is left is another now.
	settle(valueOfNew = valueOf) {
		for (const field of this.touched) {
			const { name, nodes, former } = field
			const isSame = nodes.some((node) => former.includes(node))
			field.node = nodes[0]
			field.former = [...nodes]
			if (!isSame) field.edits = field.sent = 0
			if (nodes[0]) field.value = isSame ? valueOf(nodes) : valueOfNew(nodes)
			else this.all.delete(name)
		}
		this.touched.clear()
	}

	// Takes note of what stands in a field, which is an edit if it is not what stood there.
	look(field) {
		if (field?.node) this.edit(field, valueOf(field.nodes))
	}

	lookAtAll() {
		for (const field of this.all.values()) this.look(field)
	}

	edit(field, value) {
		if (same(value, field.value)) return
		if (field.edits++ === field.sent) field.base = this.revision
		field.value = value
		this.dirty.add(field)
	}
}
