internal import DOM

/// The bar of a gauge.
struct GaugeBar: View {
    let value: Double
    let bounds: ClosedRange<Double>
}

extension GaugeBar: ElementView {
    func makeElement(at place: Place) -> Element { Element("meter") }

    func update(_ element: Element, in environment: EnvironmentValues) {
        element["min"] = bounds.lowerBound.shortText
        element["max"] = bounds.upperBound.shortText
        let present = value.isNaN ? bounds.lowerBound : value
        element["value"] = min(max(present, bounds.lowerBound), bounds.upperBound).shortText
    }
}
