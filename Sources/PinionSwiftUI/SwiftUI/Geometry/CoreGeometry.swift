public import Foundation
public import Views

/// The geometry of programs that say `import SwiftUI`: Foundation's `CGPoint`, `CGSize`, `CGRect` and `CGFloat`.
public enum CoreGeometry: Geometry {
    public typealias Length = CGFloat
    public typealias Point = CGPoint
    public typealias Size = CGSize
    public typealias Rect = CGRect
    public typealias Transform = CGAffineTransform

    public static func value(_ point: Views.Point) -> CGPoint { CGPoint(x: point.x, y: point.y) }
    public static func value(_ size: Views.Size) -> CGSize { CGSize(width: size.width, height: size.height) }
    public static func value(_ rect: Views.Rect) -> CGRect {
        CGRect(origin: value(rect.origin), size: value(rect.size))
    }
    public static func value(_ transform: PlaneTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx, ty: transform.ty
        )
    }

    public static func plain(_ point: CGPoint) -> Views.Point { Views.Point(x: point.x, y: point.y) }
    public static func plain(_ size: CGSize) -> Views.Size {
        Views.Size(width: size.width, height: size.height)
    }
    public static func plain(_ rect: CGRect) -> Views.Rect {
        Views.Rect(origin: plain(rect.origin), size: plain(rect.size))
    }
    public static func plain(_ transform: CGAffineTransform) -> PlaneTransform {
        PlaneTransform(
            a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx, ty: transform.ty
        )
    }
}
