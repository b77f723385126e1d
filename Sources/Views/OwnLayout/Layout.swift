/// An arrangement of one's own: says how large it is, and where its views stand.
///
/// ```swift
/// struct Diagonal: Layout {
///     func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
///         let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
///         return Size(
///             width: sizes.reduce(0) { $0 + $1.width }, height: sizes.reduce(0) { $0 + $1.height })
///     }
///
///     func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
///         var corner = bounds.origin
///         for subview in subviews {
///             subview.place(at: corner, proposal: .unspecified)
///             let size = subview.sizeThatFits(.unspecified)
///             corner = Point(x: corner.x + size.width, y: corner.y + size.height)
///         }
///     }
/// }
/// ```
///
/// The browser measures the views. Until it has, and without JavaScript, they stand one after the other like words.
@MainActor @preconcurrency
public protocol Layout: GeometricLayout where Kind == PlainGeometry {
    /// The views that it places.
    typealias Subviews = GeometricLayoutSubviews<PlainGeometry>
}

/// A ``Layout``, with the types that a program writes sizes with.
@MainActor @preconcurrency
public protocol GeometricLayout {
    associatedtype Kind: Geometry
    /// What it keeps from one question to the next.
    associatedtype Cache = Void
    /// Makes what it keeps.
    func makeCache(subviews: GeometricLayoutSubviews<Kind>) -> Cache

    /// Brings it up to date.
    func updateCache(_ cache: inout Cache, subviews: GeometricLayoutSubviews<Kind>)

    /// The room that it wants around itself.
    func spacing(subviews: GeometricLayoutSubviews<Kind>, cache: inout Cache) -> ViewSpacing

    /// How large it is of a size that is proposed.
    func sizeThatFits(
        proposal: GeometricProposal<Kind>, subviews: GeometricLayoutSubviews<Kind>, cache: inout Cache
    ) -> Kind.Size

    /// Places the views.
    func placeSubviews(
        in bounds: Kind.Rect, proposal: GeometricProposal<Kind>, subviews: GeometricLayoutSubviews<Kind>,
        cache: inout Cache)

    /// The stack of the style sheet that it is; nil if it computes itself. Not for programs.
    var flow: LayoutFlow? { get }
}

extension GeometricLayout {
    public func updateCache(_ cache: inout Cache, subviews: GeometricLayoutSubviews<Kind>) {
        cache = makeCache(subviews: subviews)
    }

    public func spacing(subviews: GeometricLayoutSubviews<Kind>, cache: inout Cache) -> ViewSpacing {
        ViewSpacing()
    }

    public var flow: LayoutFlow? { nil }

    /// Views in this arrangement.
    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        LayoutView(layout: self, content: content())
    }
}

extension GeometricLayout where Cache == Void {
    public func makeCache(subviews: GeometricLayoutSubviews<Kind>) {}
}

/// A stack of the style sheet.
public struct LayoutFlow: Equatable, Sendable {
    let classes: [String: String]
    let tag: String
    let spacing: Double?
    let rowSpacing: Double?
}
