internal import DOM

/// The bar, or the wheel while it is not known how far something has come.
struct ProgressBar: View {
    let value: Double?
    let total: Double
    /// The name where there is no label.
    let name: String?
    /// What the browser counts in it, if it does.
    var clock: ClockText?
}

extension ProgressBar: ElementView {
    func makeElement(at place: Place) -> Element {
        let element = Element("progress")
        if clock != nil { element.append(ClockText.makeScript()) }
        return element
    }

    func update(_ element: Element, in environment: EnvironmentValues) {
        let total = total > 0 && total.isFinite ? total : 1
        element.setClass(value == nil, "spinner")
        element["max"] = value == nil ? nil : total.shortText
        element["value"] = value.map { (($0.isNaN ? 0 : min(max($0, 0), total))).shortText }
        element["aria-label"] = name
        clock?.show(in: element)
    }
}
