package import DOM

extension Element {
    func arrange(_ wanted: [Element]) {
        for child in children where !wanted.contains(where: { $0 === child }) { child.remove() }
        for (index, element) in wanted.enumerated() { insert(element, at: index) }
    }
    package func addClass(_ name: String) {
        self["class"] = ((self["class"]?.split(separator: " ").map(String.init) ?? []) + [name]).joined(
            separator: " ")
    }
    package func removeClass(_ name: String) {
        self["class"] = self["class"]?.split(separator: " ").map(String.init).filter { $0 != name }.joined(
            separator: " ")
    }
    package var textContent: String {
        children.isEmpty ? text : children.map(\.textContent).joined(separator: " ")
    }
}
extension LabeledField {
    package var label: String {
        get { children[0].text }
        set { children[0].text = newValue }
    }
}
