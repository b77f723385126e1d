public import Foundation
public import Views

extension View {
    /// Has the view look otherwise, by how large it is and where it stands.
    public func visualEffect<Effect: VisualEffect>(
        _ effect: @escaping @MainActor @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
    ) -> some View {
        measuredEffect(effect)
    }
}

extension VisualEffect {
    /// Makes it wider or narrower, higher or lower.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Shows it somewhere else.
    public func offset(_ offset: CGSize) -> some VisualEffect {
        self.offset(x: offset.width, y: offset.height)
    }
}
