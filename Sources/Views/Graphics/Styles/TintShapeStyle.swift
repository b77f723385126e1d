/// The colour of links and of the button that matters most.
public struct TintShapeStyle: ShapeStyle {
    public init() {}

    public var paint: Paint { Color.accentColor.paint }
}
