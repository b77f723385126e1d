/// What views are painted with: a colour, a gradient, a material.
///
/// ```swift
/// Text("Sale").padding().background(.red.gradient, in: Capsule())
/// RoundedRectangle(cornerRadius: 8).fill(LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
/// ```
///
/// A style of one's own is made of another one: `struct Brand: ShapeStyle { var paint: Paint { Color.blue.paint } }`.
public protocol ShapeStyle: Sendable {
    /// What it is in the end.
    var paint: Paint { get }
}

extension Color: ShapeStyle {
    public var paint: Paint { Paint(.color(self)) }
}
