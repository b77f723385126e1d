/// A colour, a gradient or a material: views are painted with it.
///
/// ```swift
/// Text("Sale").padding().background(.red.gradient, in: Capsule())
/// RoundedRectangle(cornerRadius: 8)
///     .fill(LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
/// ```
///
/// A style of one's own is made of another one: `struct Brand: ShapeStyle { var paint: Paint { Color.blue.paint } }`.
public protocol ShapeStyle: Sendable {
    /// The form that it comes down to.
    var paint: Paint { get }
}

extension Color: ShapeStyle {
    public var paint: Paint { Paint(.color(self)) }
}
