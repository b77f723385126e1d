extension View {
    /// Makes the view as large as the nearest ``ScrollView`` around it, or as the window.
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        decorated(by: StyleDecoration.relative(axes, alignment) { "100\($0)" }).needs(.measures)
    }

    /// Makes the view so large that some of its kind fill the nearest ``ScrollView`` around it, or the window.
    ///
    /// - Parameters:
    ///   - count: how many parts there are.
    ///   - span: how many of them the view takes.
    ///   - spacing: the room between them, in pixels.
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: Double, alignment: Alignment = .center
    ) -> some View {
        let (count, span) = (max(count, 1), max(span, 1))
        return decorated(
            by: StyleDecoration.relative(axes, alignment) { unit in
                let parts = "(100\(unit) - \((spacing * Double(count - 1)).length.lengthOfCSS))/\(count)"
                return "calc(\(parts)*\(span) + \((spacing * Double(span - 1)).length.lengthOfCSS))"
            }
        )
        .needs(.measures)
    }

    /// Makes the view as large as a function of the size of the nearest ``ScrollView`` around it, or of the window.
    ///
    /// The function is asked for a few lengths, and has to be a line between them: a share of the length, with something added.
    /// Of another one the limits that it has at 0 and at 4,000 pixels count as well.
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: (Double, Axis) -> Double
    ) -> some View {
        decorated(
            by: StyleDecoration.relative(axes, alignment) { unit in
                let axis: Axis = unit == "cqw" ? .horizontal : .vertical
                let (low, high) = (length(390, axis), length(400, axis))
                let share = (high - low) / 10
                let line = "\((share * 100).digits)\(unit) + \((low - share * 390).length.lengthOfCSS)"
                let (least, most) = (length(0, axis), length(4_000, axis))
                let limits = [least, most].map { $0.length.lengthOfCSS }
                return most >= least
                    ? "clamp(\(limits[0]),calc(\(line)),\(limits[1]))"
                    : "clamp(\(limits[1]),calc(\(line)),\(limits[0]))"
            }
        )
        .needs(.measures)
    }
}

extension StyleDecoration {
    fileprivate static func relative(
        _ axes: Axis.Set, _ alignment: Alignment, _ length: (String) -> String
    ) -> StyleDecoration {
        var words: [String] = []
        var values: [Value] = []
        if axes.contains(.horizontal) {
            words.append("relative-x")
            values.append(.init("--relative-x", length("cqw")))
        }
        if axes.contains(.vertical) {
            words.append("relative-y")
            values.append(.init("--relative-y", length("cqh")))
        }
        if alignment.horizontal != .center { words.append("frame-\(alignment.horizontal.className)") }
        if alignment.vertical == .top || alignment.vertical == .bottom {
            words.append("frame-\(alignment.vertical.className)")
        }
        let sides: [BoxSide] = [
            axes.contains(.horizontal) ? .fullWidth : [], axes.contains(.vertical) ? .fullHeight : [],
        ]
        return StyleDecoration(words.joined(separator: " "), values, reach: .side(BoxSide(sides)))
    }
}

extension String {
    /// In a sum nothing is a length, too.
    fileprivate var lengthOfCSS: String { self == "0" ? "0rem" : self }
}
