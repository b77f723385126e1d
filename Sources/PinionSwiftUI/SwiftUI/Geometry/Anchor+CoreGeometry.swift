public import Foundation
internal import Pinion
public import Views

extension Anchor.Source where Value == CGRect {
    /// The whole view.
    public static var bounds: Anchor<CGRect>.Source { .init { CoreGeometry.value($0) } }

    /// A rectangle in the view.
    public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
        .init { CoreGeometry.value(CoreGeometry.plain(rect).offsetBy(dx: $0.minX, dy: $0.minY)) }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point of the view.
    public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
        .init { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
    }

    /// A point of the view by its shares of the width and the height.
    public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
        .init { CGPoint(x: $0.minX + point.x * $0.width, y: $0.minY + point.y * $0.height) }
    }

    public static var topLeading: Anchor<CGPoint>.Source { .unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { .unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { .unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { .unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { .unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { .unitPoint(.trailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { .unitPoint(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { .unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { .unitPoint(.bottomTrailing) }
}
