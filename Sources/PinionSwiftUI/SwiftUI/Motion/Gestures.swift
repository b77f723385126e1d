internal import DOM
public import Foundation
internal import Pinion
public import Views

/// A finger or a pointer that is held down and moves.
public typealias DragGesture = GeometricDragGesture<CoreGeometry>
/// A press that tells where it was.
public typealias SpatialTapGesture = GeometricTapGesture<CoreGeometry>
/// Two fingers that go apart or together.
public typealias MagnifyGesture = GeometricMagnifyGesture<CoreGeometry>
/// Two fingers that go apart or together, of which only the magnification is told.
public typealias MagnificationGesture = GeometricMagnificationGesture<CoreGeometry>
/// Two fingers that turn.
public typealias RotateGesture = GeometricRotateGesture<CoreGeometry>
/// Where a pointer is over a view.
public typealias HoverPhase = GeometricHoverPhase<CoreGeometry>

extension GeometricDragGesture.Value where G == CoreGeometry {
    /// When it was told of.
    public var time: Date { Date(timeIntervalSince1970: moment.secondsSince1970) }
}

extension GeometricMagnifyGesture.Value where G == CoreGeometry {
    /// When it was told of.
    public var time: Date { Date(timeIntervalSince1970: moment.secondsSince1970) }
}

extension GeometricRotateGesture.Value where G == CoreGeometry {
    /// When it was told of.
    public var time: Date { Date(timeIntervalSince1970: moment.secondsSince1970) }
}

extension View {
    /// Does something when the view is pressed, with the place where it was.
    public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local,
        perform action: @escaping @MainActor (CGPoint) -> Void
    ) -> some View {
        gesture(
            SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// Does something when the view is pressed, with the place where it was.
    public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol,
        perform action: @escaping @MainActor (CGPoint) -> Void
    ) -> some View {
        onTapGesture(count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
    }

    /// Does something when a pointer moves over the view, and when it goes.
    public func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping @MainActor (HoverPhase) -> Void
    ) -> some View {
        continuousHover(coordinateSpace, action)
    }

    /// Does something when a pointer moves over the view, and when it goes.
    public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol,
        perform action: @escaping @MainActor (HoverPhase) -> Void
    ) -> some View {
        continuousHover(coordinateSpace.coordinateSpace, action)
    }
}
