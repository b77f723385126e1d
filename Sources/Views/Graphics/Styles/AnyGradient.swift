/// The gentle gradient of a colour.
public struct AnyGradient: ShapeStyle {
    let color: Color

    public var paint: Paint {
        let colors = [color.mixed(withWhite: 0.18), color.mixed(withWhite: 0)]
        return Paint(.gradient(GradientPaint(Gradient(colors: colors), .line(from: .top, to: .bottom))))
    }
}

extension Color {
    /// The colour as a gentle gradient.
    public var gradient: AnyGradient { AnyGradient(color: self) }
}
