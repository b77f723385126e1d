extension View {
    /// Leaves room inside the view, at some of its sides.
    ///
    /// - Parameters:
    ///   - edges: at which sides.
    ///   - length: how much, in pixels: 16 unless told otherwise, and 0 at the least.
    public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
        decorated(by: Self.padding(edges, length))
    }

    /// Leaves room inside the view.
    public func padding(_ length: Double) -> some View {
        decorated(by: Self.padding(.all, length))
    }

    /// Leaves room inside the view, at each side as much as it is given.
    public func padding(_ insets: EdgeInsets) -> some View {
        decorated(by: Self.padding(.top, insets.top))
            .decorated(by: Self.padding(.leading, insets.leading))
            .decorated(by: Self.padding(.bottom, insets.bottom))
            .decorated(by: Self.padding(.trailing, insets.trailing))
    }

    private static func padding(_ edges: Edge.Set, _ pixels: Double?) -> StyleDecoration {
        let length = max(pixels ?? 16, 0).length
        guard edges != .all else {
            return StyleDecoration("padding", [.init("--padding", length)], reach: .side(.padding))
        }
        let edges = Edge.allCases.filter { edges.contains(Edge.Set($0)) }
        return StyleDecoration(
            edges.map { "padding-\($0.className)" }.joined(separator: " "),
            edges.map { .init($0.padding, length) },
            reach: .side(BoxSide(edges.map(\.side))))
    }
}

extension Edge {
    fileprivate var side: BoxSide {
        switch self {
        case .top: .paddingTop
        case .leading: .paddingLeading
        case .bottom: .paddingBottom
        case .trailing: .paddingTrailing
        }
    }

    fileprivate var padding: StaticString {
        switch self {
        case .top: "--padding-top"
        case .leading: "--padding-leading"
        case .bottom: "--padding-bottom"
        case .trailing: "--padding-trailing"
        }
    }
}
