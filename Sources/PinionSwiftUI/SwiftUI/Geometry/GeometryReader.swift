internal import Foundation
internal import Pinion
public import Views

/// A view that fills its place, and whose content is told how large that is, and where.
public typealias GeometryReader<Content: View> = GeometricReader<CoreGeometry, Content>

/// How large a view is, and where it stands.
public typealias GeometryProxy = GeometricProxy<CoreGeometry>

extension View {
    /// Does something with what a view measures: when the browser has measured it, and whenever that changes.
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping @MainActor (GeometryProxy) -> T,
        action: @escaping @MainActor (_ newValue: T) -> Void
    ) -> some View {
        GeometryChangeView(content: self, transform: transform) { action($1) }
    }

    /// Does something with what a view measures, and with what it did before.
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping @MainActor (GeometryProxy) -> T,
        action: @escaping @MainActor (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        GeometryChangeView(content: self, transform: transform, action: action)
    }
}
