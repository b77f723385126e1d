package import DOM

/// Classes of the style sheet, with the exact values that they read.
package struct StyleDecoration: Decoration, Equatable {
    private let classes: ClassDecoration
    private let values: [Value]
    package var reach: DecorationReach { classes.reach }

    /// A custom property and its value.
    package struct Value: Equatable {
        let property: StaticString
        let text: String

        package init(_ property: StaticString, _ text: String) {
            self.property = property
            self.text = text
        }

        package static func == (one: Value, other: Value) -> Bool {
            one.text == other.text && one.property.isEqual(to: other.property)
        }
    }

    /// - Parameters:
    ///   - className: one class, or several with spaces between them.
    ///   - values: the exact values.
    ///   - reach: what of an element it is about.
    nonisolated package init(
        _ className: String, _ values: [Value] = [], reach: DecorationReach = .content
    ) {
        classes = ClassDecoration(className, reach)
        self.values = values
    }

    package func decorate(_ element: Element) {
        classes.decorate(element)
        for value in values { element.addOwnStyle(value.property, value.text) }
    }

    package func clear(_ element: Element) {
        classes.clear(element)
        for value in values { element.removeOwnStyle(value.property, value.text) }
    }

    // Of two modifiers that give the same values the outer one stays the last.
    package func replace(_ old: StyleDecoration, on element: Element) {
        guard old.values.count == values.count,
            zip(old.values, values).allSatisfy({ $0.property.isEqual(to: $1.property) })
        else {
            old.clear(element)
            return decorate(element)
        }
        if old.classes != classes {
            old.classes.clear(element)
            classes.decorate(element)
        }
        for (old, new) in zip(old.values, values) where old != new {
            element.removeOwnStyle(new.property, old.text, for: new.text)
        }
    }
}

extension View {
    /// Gives the view's elements a class of the style sheet, and the exact value that it reads.
    func decorated(
        by className: String, _ property: StaticString, _ value: String, reach: DecorationReach = .content
    ) -> some View {
        decorated(by: StyleDecoration(className, [.init(property, value)], reach: reach))
    }
}

extension Element {
    /// Gives the element a class and the exact length that it reads; with `nil` neither.
    func setLength(_ className: String, _ property: StaticString, _ pixels: Double?) {
        setClass(pixels != nil, className)
        setStyle(property, pixels?.length)
    }
}
