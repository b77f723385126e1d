extension View {
    /// Leaves room inside the view, at some of its sides.
    ///
    /// - Parameters:
    ///   - edges: at which sides.
    ///   - length: how much, in pixels; the nearest step of the style sheet is taken, 16 unless told otherwise.
    public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
        decorated(by: Self.padding(edges, length ?? 16))
    }

    /// Leaves room inside the view.
    public func padding(_ length: Double) -> some View {
        decorated(by: Self.padding(.all, length))
    }

    /// Leaves room inside the view, at each side as much as it is given.
    public func padding(_ insets: EdgeInsets) -> some View {
        let classNames = [
            Self.padding(.top, insets.top), Self.padding(.leading, insets.leading),
            Self.padding(.bottom, insets.bottom), Self.padding(.trailing, insets.trailing),
        ]
        return decorated(by: classNames.joined(separator: " "))
    }

    private static func padding(_ edges: Edge.Set, _ length: Double) -> String {
        let step = Spacing.step(length)
        guard edges != .all else { return "padding-\(step)" }
        return Edge.allCases.filter { edges.contains(Edge.Set($0)) }
            .map { "padding-\($0.className)-\(step)" }.joined(separator: " ")
    }
}
