/// What a page has behind it, or what `backgroundStyle` says.
public struct BackgroundStyle: ShapeStyle {
    public init() {}

    public var paint: Paint { Color(.named(.page)).paint }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// What the page has behind it, or what `backgroundStyle` says.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension View {
    /// Puts what the page has behind it behind the view, too, or what `backgroundStyle` says.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle())
    }

    /// Puts what the page has behind it behind the view, in a shape.
    public func background<Outline: Shape>(in shape: Outline) -> some View {
        background(BackgroundStyle(), in: shape)
    }

    /// The colour that `background()` and the style `background` have inside. Of a gradient it is the first one.
    public func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
        decorated(by: "own-background", "--own-background", (style.paint.color ?? .primary).css)
    }
}
