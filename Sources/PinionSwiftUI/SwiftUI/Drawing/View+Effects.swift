public import Foundation
public import Pinion
internal import Views

extension View {
    /// Shows the view elsewhere, without taking another room.
    public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }

    /// Shows the view wider or narrower, and higher or lower, around a point of it, without taking another room.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Puts the middle of the view at a point of the room that it has.
    public func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }

    /// Moves, turns, scales and shears the view from its corner, without taking another room.
    public func transformEffect(_ transform: CGAffineTransform) -> some View {
        transformEffect(CoreGeometry.plain(transform))
    }

    /// Turns the view in space.
    @_disfavoredOverload
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        rotation3DEffect(
            angle, axis: (x: Double(axis.x), y: Double(axis.y), z: Double(axis.z)), anchor: anchor,
            anchorZ: Double(anchorZ), perspective: Double(perspective))
    }
}
