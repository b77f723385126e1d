package import DOM

/// Room that takes what is left over in a stack, and pushes the other views apart.
public struct Spacer: View {
    let minLength: Double?

    /// - Parameter minLength: how much room it is at least, in pixels.
    public init(minLength: Double? = nil) {
        self.minLength = minLength
    }
}

extension Spacer: ElementView {
    package func makeElement(at place: Place) -> Element { Element(place.groupTag, class: "spacer") }

    package func update(_ element: Element, in environment: EnvironmentValues) {
        element.setLength("least", "--least", minLength)
    }
}
