package import DOM

/// An attribute of a view's elements, or of the controls that they hold.
package struct AttributeDecoration: Decoration {
    /// The elements that get the attribute.
    package enum Target: Equatable {
        /// The element.
        case element
        /// Each control in the element. No effect if there is none.
        case controls
        /// The control in the element; the element if there is none.
        case controlOrElement
    }

    private let name: StaticString
    private let value: String?
    private let target: Target

    package init(_ name: StaticString, _ value: String?, on target: Target) {
        self.name = name
        self.value = value
        self.target = target
    }

    package var reach: DecorationReach { target == .element ? .whole : .content }

    package func decorate(_ element: Element) {
        for target in target.elements(in: element) { target[name] = value }
    }

    package func clear(_ element: Element) {
        for target in target.elements(in: element) { target[name] = nil }
    }
}

extension AttributeDecoration: Equatable {
    package static func == (one: AttributeDecoration, other: AttributeDecoration) -> Bool {
        one.value == other.value && one.target == other.target && "\(one.name)" == "\(other.name)"
    }
}

extension AttributeDecoration.Target {
    @MainActor
    fileprivate func elements(in element: Element) -> [Element] {
        switch self {
        case .element: [element]
        case .controls: element.controls
        case .controlOrElement: [element.control ?? element]
        }
    }
}

extension Element {
    /// The controls that this element is or has inside.
    package var controls: [FormControl] {
        if let control = self as? FormControl { return [control] }
        return children.flatMap(\.controls)
    }
}
