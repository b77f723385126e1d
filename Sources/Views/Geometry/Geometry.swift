/// The types that a program writes points, sizes and rectangles with.
///
/// A program with `import Pinion` has ``Point``, ``Size`` and ``Rect``, which need no Foundation; one with `import SwiftUI` has
/// Foundation's `CGPoint`, `CGSize` and `CGRect`. What takes or gives such values is written once, for any geometry, with a
/// name for each of the two: ``Path`` is `GeometricPath<PlainGeometry>` here, and `GeometricPath<CoreGeometry>` there.
public protocol Geometry: Sendable {
    associatedtype Length: BinaryFloatingPoint & Sendable
    associatedtype Point: Equatable & Sendable
    associatedtype Size: Equatable & Sendable
    associatedtype Rect: Equatable & Sendable
    associatedtype Transform: Equatable & Sendable

    /// The value in the types of this geometry.
    static func value(_ point: Views.Point) -> Point
    static func value(_ size: Views.Size) -> Size
    static func value(_ rect: Views.Rect) -> Rect
    static func value(_ transform: PlaneTransform) -> Transform

    /// The value in the types that Pinion itself computes with.
    static func plain(_ point: Point) -> Views.Point
    static func plain(_ size: Size) -> Views.Size
    static func plain(_ rect: Rect) -> Views.Rect
    static func plain(_ transform: Transform) -> PlaneTransform
}

/// The geometry of Pinion's own types: ``Point``, ``Size``, ``Rect``, ``PlaneTransform``, and lengths that are `Double`.
public enum PlainGeometry: Geometry {
    public typealias Length = Double
    public typealias Point = Views.Point
    public typealias Size = Views.Size
    public typealias Rect = Views.Rect
    public typealias Transform = PlaneTransform

    public static func value(_ point: Views.Point) -> Views.Point { point }
    public static func value(_ size: Views.Size) -> Views.Size { size }
    public static func value(_ rect: Views.Rect) -> Views.Rect { rect }
    public static func value(_ transform: PlaneTransform) -> PlaneTransform { transform }

    public static func plain(_ point: Views.Point) -> Views.Point { point }
    public static func plain(_ size: Views.Size) -> Views.Size { size }
    public static func plain(_ rect: Views.Rect) -> Views.Rect { rect }
    public static func plain(_ transform: PlaneTransform) -> PlaneTransform { transform }
}
