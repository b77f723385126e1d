/// A part of a control that a style puts where it wants it: the label, the icon, what is inside.
public struct StylePart: View {
    let content: AnyView

    init(_ content: some View) {
        self.content = AnyView(content)
    }

    /// Makes a part. Returns nil if the control has none.
    init?(present content: some View) {
        guard content.isThere else { return nil }
        self.init(content)
    }

    public var body: some View { content }
}

extension View {
    /// Whether this is more than an empty view, or none.
    var isThere: Bool {
        if let part = self as? StylePart? { return part != nil }
        return !(self is EmptyView)
    }
}
