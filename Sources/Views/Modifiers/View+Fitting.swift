extension View {
    /// Takes the room that the view wants, and no less, in both ways.
    public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Takes the room that the view wants, and no less: `horizontal: false, vertical: true` shows all lines of a text.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        decorated(
            by: [horizontal ? "fixed-width" : "", vertical ? "fixed-height" : ""].joined(separator: " "))
    }

    /// Has a view stay at the window's lower or upper edge while the one that it belongs to is scrolled.
    public func safeAreaInset<Inset: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil,
        @ViewBuilder content: () -> Inset
    ) -> some View {
        let inset = content()
        return VStack(alignment: alignment, spacing: spacing) {
            if edge == .top { inset.decorated(by: "inset-top", reach: .whole) }
            decorated(by: "beside-inset", reach: .whole)
            if edge == .bottom { inset.decorated(by: "inset-bottom", reach: .whole) }
        }
    }

    /// Puts a view beside this one.
    public func safeAreaInset<Inset: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: Double? = nil,
        @ViewBuilder content: () -> Inset
    ) -> some View {
        let inset = content()
        return HStack(alignment: alignment, spacing: spacing) {
            if edge == .leading { inset }
            self
            if edge == .trailing { inset }
        }
    }

    /// Fills the window as far as its edges: a colour, a gradient or a picture lies behind the page, other views reach from
    /// one side to the other.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        decorated(by: regions.contains(.container) ? "edges" : "", reach: .whole)
    }
}

/// What takes room from a screen.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The bars and edges of a screen.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// A keyboard on the screen: a browser makes room for it by itself.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}

/// The upper or the lower side.
public enum VerticalEdge: Int8, CaseIterable, Sendable {
    case top, bottom

    /// Some of the two.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// One of them.
        public init(_ edge: VerticalEdge) {
            rawValue = 1 << edge.rawValue
        }

        public static let top = Set(.top)
        public static let bottom = Set(.bottom)
        public static let all: Set = [.top, .bottom]
    }
}
