/// A ``Layout`` of any type: the views keep their state when another one takes its place.
///
/// ```swift
/// let layout = sizeClass == .compact ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
/// layout {
///     Text("One")
///     Text("Two")
/// }
/// ```
public typealias AnyLayout = GeometricAnyLayout<PlainGeometry>

/// An ``AnyLayout``, with the types that a program writes sizes with.
public struct GeometricAnyLayout<Kind: Geometry>: GeometricLayout {
    public let flow: LayoutFlow?
    private let size: @MainActor (GeometricProposal<Kind>, GeometricLayoutSubviews<Kind>) -> Kind.Size
    private let place: @MainActor (Kind.Rect, GeometricProposal<Kind>, GeometricLayoutSubviews<Kind>) -> Void

    public init<Arrangement: GeometricLayout>(_ layout: Arrangement) where Arrangement.Kind == Kind {
        flow = layout.flow
        size = { proposal, subviews in
            var cache = layout.makeCache(subviews: subviews)
            return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        }
        place = { bounds, proposal, subviews in
            var cache = layout.makeCache(subviews: subviews)
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }

    public func sizeThatFits(
        proposal: GeometricProposal<Kind>, subviews: GeometricLayoutSubviews<Kind>, cache: inout Void
    ) -> Kind.Size {
        size(proposal, subviews)
    }

    public func placeSubviews(
        in bounds: Kind.Rect, proposal: GeometricProposal<Kind>, subviews: GeometricLayoutSubviews<Kind>,
        cache: inout Void
    ) {
        place(bounds, proposal, subviews)
    }
}
