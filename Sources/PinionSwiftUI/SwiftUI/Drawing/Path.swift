public import Foundation
public import Views

/// Lines and curves, with points that are Foundation's.
public typealias Path = GeometricPath<CoreGeometry>

public typealias CGLineCap = LineCap
public typealias CGLineJoin = LineJoin

extension Shape {
    /// The outline in a rectangle.
    public func path(in rect: CGRect) -> GeometricPath<CoreGeometry> {
        let own: GeometricPath<Space> = path(in: Space.value(CoreGeometry.plain(rect)))
        return GeometricPath(own.drawing)
    }

    /// The shape elsewhere.
    public func offset(_ offset: CGSize) -> some Shape { self.offset(x: offset.width, y: offset.height) }

    /// The shape elsewhere.
    public func offset(_ offset: CGPoint) -> some Shape { self.offset(x: offset.x, y: offset.y) }

    /// The shape with a size of its own.
    @_disfavoredOverload
    public func size(_ size: CGSize) -> some Shape { self.size(width: size.width, height: size.height) }

    /// The shape as a transform makes it.
    @_disfavoredOverload
    public func transform(_ transform: CGAffineTransform) -> some Shape {
        self.transform(Space.value(CoreGeometry.plain(transform)))
    }
}

extension RoundedRectangle {
    /// - Parameters:
    ///   - cornerSize: how wide and how high what is rounded is, in pixels.
    ///   - style: how; here it makes no difference.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CoreGeometry.plain(cornerSize), style: style)
    }
}

extension StrokeStyle {
    /// A width and lengths in pixels.
    @_disfavoredOverload
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10, dash: [CGFloat], dashPhase: CGFloat = 0
    ) {
        self.init(
            lineWidth: Double(lineWidth), lineCap: lineCap, lineJoin: lineJoin,
            miterLimit: Double(miterLimit), dash: dash.map { Double($0) }, dashPhase: Double(dashPhase))
    }
}
