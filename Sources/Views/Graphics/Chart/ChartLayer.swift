internal import DOM

/// What stands at moments, in a drawing inside that is moved as a whole when time goes on.
@MainActor
final class ChartLayer<Key: Hashable> {
    let element = Element("svg", class: "chart-moving")
    let elements: KeyedElements<Key>

    init() {
        elements = KeyedElements(element)
    }

    /// Takes out what is no more, and moves the rest. Returns false if there is nothing.
    ///
    /// - Parameter shift: how many widths to the left.
    func finish(shift: Double) -> Bool {
        elements.finish()
        element["x"] = ChartNumber.coordinate(-shift * 100) + "%"
        return !element.children.isEmpty
    }
}
