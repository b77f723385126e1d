/// Views beside each other: the same as an ``HStack``, because a browser lays out nothing that is out of sight anyway.
public struct LazyHStack<Content: View>: View {
    private let stack: HStack<Content>

    /// - Parameters:
    ///   - alignment: where lower views stand.
    ///   - spacing: the room between them in pixels.
    ///   - content: the views.
    public init(
        alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
    ) {
        stack = HStack(alignment: alignment, spacing: spacing, content: content)
    }

    public var body: some View { stack }
}
