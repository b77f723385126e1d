/// Views below each other: the same as a ``VStack``, because a browser lays out nothing that is out of sight anyway.
public struct LazyVStack<Content: View>: View {
    private let stack: VStack<Content>

    /// - Parameters:
    ///   - alignment: where narrower views stand.
    ///   - spacing: the room between them in pixels; the nearest step of the style sheet is taken.
    ///   - content: the views.
    public init(
        alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
    ) {
        stack = VStack(alignment: alignment, spacing: spacing, content: content)
    }

    public var body: some View { stack }
}
