internal import DOM
internal import Views

/// A line as small as a word: how a figure went lately. It says nothing that does not stand beside it.
struct Sparkline: View {
    /// The figures, the oldest first; what was not measured is a gap.
    let figures: [Double?]
}

extension Sparkline: ElementView {
    func makeElement(at place: Place) -> Element {
        let element = Element("svg", class: "sparkline")
        element["viewBox"] = "0 0 \(Self.width) \(Self.height)"
        element["preserveAspectRatio"] = "none"
        element["aria-hidden"] = "true"
        element.append(Element("path"))
        return element
    }

    func update(_ element: Element, in environment: EnvironmentValues) {
        element.children.first?["d"] = Self.path(figures)
    }

    /// In whole steps, and from point to point: so it is short enough to be sent every two seconds.
    static func path(_ figures: [Double?]) -> String {
        let known = figures.compactMap { $0.flatMap { $0.isFinite ? $0 : nil } }
        guard figures.count > 1, let least = known.min(), let greatest = known.max() else { return "" }
        // Of halves there is always a difference.
        let span = greatest / 2 - least / 2
        var path = ""
        var last: (x: Int, y: Int)?
        for (index, figure) in figures.enumerated() {
            guard let figure, figure.isFinite else {
                last = nil
                continue
            }
            let x = index * width / (figures.count - 1)
            // What does not move stands in the middle.
            let height = span > 0 ? (figure / 2 - least / 2) / span : 0.5
            let y = Self.height - 1 - Int((height * Double(Self.height - 2)).rounded())
            if let last {
                path += "l\(x - last.x) \(y - last.y)"
            } else {
                path += "M\(x) \(y)"
            }
            last = (x, y)
        }
        return path
    }

    private static let width = 120
    private static let height = 32
}
