public import Foundation
public import Pinion
public import Views

/// How far something is scrolled, and how large it is.
public typealias ScrollGeometry = GeometricScroll<CoreGeometry>

/// Where something is scrolled to: to a view, to an edge, or to a distance from the beginning.
public typealias ScrollPosition = GeometricScrollPosition<CoreGeometry>

extension View {
    /// Scrolls as a program says, and says when a person has scrolled. It stands at the ``ScrollView``.
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        scrolled(position, anchor)
    }

    /// Does something when what scrolls in this view has been scrolled, or has another size.
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping @MainActor (ScrollGeometry) -> T,
        action: @escaping @MainActor (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        scrollGeometryChange(transform, action)
    }

    /// Leaves room around what is scrolled, inside of what scrolls.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(edges, length.map { Double($0) }, for: placement)
    }
}
