public import Pinion

/// One preview: its name, and the views.
@MainActor @preconcurrency
public struct Preview {
    let name: String?
    let traits: [PreviewTrait]
    let content: @MainActor () -> AnyView

    /// The content of `#Preview(…) { … }`.
    public init<Content: View>(
        _ name: String? = nil, traits: PreviewTrait..., @ViewBuilder body: @escaping @MainActor () -> Content
    ) {
        self.name = name
        self.traits = traits
        content = { AnyView(body()) }
    }
}

/// Says how a preview is seen. Here it always stands at a phone's width, light and dark.
public struct PreviewTrait: Sendable {
    let layout: PreviewLayout?

    /// As large as the views are, or of some size.
    public static func fixedLayout(width: Double, height: Double) -> PreviewTrait {
        PreviewTrait(layout: .fixed(width: width, height: height))
    }

    public static let defaultLayout = PreviewTrait(layout: nil)
    public static let sizeThatFitsLayout = PreviewTrait(layout: nil)
    public static let portrait = PreviewTrait(layout: nil)
    public static let portraitUpsideDown = PreviewTrait(layout: nil)
    public static let landscapeLeft = PreviewTrait(layout: nil)
    public static let landscapeRight = PreviewTrait(layout: nil)
}

/// Previews some views.
///
/// ```swift
/// #Preview("Empty", traits: .landscapeLeft) {
///     @Previewable @State var count = 0
///     CounterView(count: $count)
/// }
/// ```
@freestanding(declaration)
public macro Preview<Content: View>(
    _ name: String? = nil, traits: PreviewTrait..., @ViewBuilder body: @escaping @MainActor () -> Content
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Gives a preview state of its own: `@Previewable @State var count = 0` at its beginning.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")
