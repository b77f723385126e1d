/// The colour that is used around.
public struct ForegroundStyle: ShapeStyle {
    public init() {}

    public var paint: Paint { Paint(.inherited) }
}
