internal import DOM

extension View {
    /// Sets the text that screen readers call the view by.
    public func accessibilityLabel(_ label: String) -> some View {
        decorated(by: LabelDecoration(label: label))
    }

    /// Sets the text that screen readers call the view by.
    public func accessibilityLabel(_ label: Text) -> some View {
        accessibilityLabel(label.shownString)
    }

    /// Sets the text that screen readers say as the view's value.
    public func accessibilityValue(_ value: String) -> some View {
        decorated(by: AttributeDecoration("aria-valuetext", value, on: .controlOrElement))
    }

    /// Sets the hint that screen readers say behind the label: what happens when the view is used.
    public func accessibilityHint(_ hint: String) -> some View {
        decorated(by: HintDecoration(hint: hint))
    }

    /// Says whether screen readers pass over the view.
    public func accessibilityHidden(_ hidden: Bool) -> some View {
        decorated(by: HiddenDecoration(isHidden: hidden))
    }

    /// Says how the views inside are read out: one after another, as a group, or not at all.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        decorated(by: AttributeDecoration("role", children == .ignore ? "img" : "group", on: .element))
    }

    /// Says what the view is beside what can be seen from its kind.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        decorated(by: TraitsDecoration(traits: traits))
    }
}

/// What a view does, before what is said there of the keys for its gestures.
private struct HintDecoration: Decoration, Equatable {
    let hint: String

    func decorate(_ element: Element) {
        let target = element.control ?? element
        let keys = target["data-gesture"] == nil ? nil : target["aria-description"]
        target["aria-description"] = [hint, keys].compactMap { $0 }.joined(separator: " ")
    }

    func clear(_ element: Element) {
        let target = element.control ?? element
        guard let said = target["aria-description"], said.hasPrefix(hint) else { return }
        let keys = said.dropFirst(hint.count).drop { $0 == " " }
        target["aria-description"] = keys.isEmpty ? nil : String(keys)
    }
}

extension Element {
    /// Does something with the element, and with what its boxes hold, wherever there is a gesture.
    fileprivate func forEachGesture(_ body: (Element) -> Void) {
        var element: Element? = self
        while let each = element {
            if each["data-gesture"] != nil { body(each) }
            element = (each as? BoxElement)?.inner
        }
    }
}

/// What screen readers pass over cannot be reached with the keyboard for the sake of its gestures, either.
private struct HiddenDecoration: Decoration, Equatable {
    let isHidden: Bool

    var reach: DecorationReach { .whole }

    func decorate(_ element: Element) {
        element["aria-hidden"] = isHidden ? "true" : nil
        if isHidden { element.forEachGesture { if $0["tabindex"] == "0" { $0["tabindex"] = "-1" } } }
    }

    func clear(_ element: Element) {
        element["aria-hidden"] = nil
        element.forEachGesture { if $0["tabindex"] == "-1" { $0["tabindex"] = "0" } }
    }
}

/// Elements that only group others, or show text, may be called something only if they say what they are.
private struct LabelDecoration: Decoration, Equatable {
    let label: String

    func decorate(_ element: Element) {
        let target = target(in: element)
        target["aria-label"] = label
        // An icon says nothing by itself.
        if target["aria-hidden"] != nil, "\(target.tag)" == "svg" {
            target["aria-hidden"] = nil
            target["role"] = "img"
        }
        guard target === element, ["div", "span", "p"].contains("\(element.tag)"), element["role"] == nil
        else { return }
        element["role"] = element.children.isEmpty ? "img" : "group"
    }

    func clear(_ element: Element) { target(in: element)["aria-label"] = nil }

    /// A group is called so itself, and not the first control in it.
    private func target(in element: Element) -> Element {
        let isGroup = element["role"] == "group" && element["aria-labelledby"] == nil
        return isGroup ? element : element.control ?? element
    }
}

private struct TraitsDecoration: Decoration, Equatable {
    let traits: AccessibilityTraits

    func decorate(_ element: Element) {
        if traits.contains(.isHeader), !Heading.isHeading(element) {
            element["role"] = "heading"
            element["aria-level"] = "2"
        }
        if traits.contains(.isImage) { element["role"] = "img" }
        if traits.contains(.isSelected) { element["aria-current"] = "true" }
        if traits.contains(.updatesFrequently) { element["aria-live"] = "polite" }
    }

    func clear(_ element: Element) {
        if !traits.isDisjoint(with: [.isHeader, .isImage]) { element["role"] = nil }
        if traits.contains(.isHeader) { element["aria-level"] = nil }
        if traits.contains(.isSelected) { element["aria-current"] = nil }
        if traits.contains(.updatesFrequently) { element["aria-live"] = nil }
    }
}
