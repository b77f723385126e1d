extension View {
    /// Blurs the view.
    ///
    /// - Parameters:
    ///   - radius: how far, in pixels.
    ///   - opaque: whether what is clear stays out of it; here it makes no difference.
    public func blur(radius: Double, opaque: Bool = false) -> some View {
        effect("--blur", radius > 0 ? "blur(\(radius.length))" : nil)
    }

    /// Makes the view brighter, or darker with less than 0: with 1 all is white.
    public func brightness(_ amount: Double) -> some View {
        effect("--brightness", amount.brightening)
    }

    /// Makes differences greater, or less below 1; below 0 colours are turned around as well.
    public func contrast(_ amount: Double) -> some View {
        effect("--contrast", (amount < 0 ? "invert(1) " : "") + "contrast(\(abs(amount).digits))")
    }

    /// Makes colours stronger, or weaker below 1: with 0 there are none.
    public func saturation(_ amount: Double) -> some View {
        effect("--saturation", "saturate(\(max(amount, 0).digits))")
    }

    /// Takes that much of its colours away: all with 1.
    public func grayscale(_ amount: Double) -> some View {
        effect("--grayscale", "grayscale(\(min(max(amount, 0), 1).digits))")
    }

    /// Turns all colours round the wheel.
    public func hueRotation(_ angle: Angle) -> some View {
        effect("--hue", "hue-rotate(\(angle.degrees.digits)deg)")
    }

    /// Shows each colour as its opposite.
    public func colorInvert() -> some View {
        effect("--invert", "invert(1)")
    }

    private func effect(_ property: StaticString, _ filter: String?) -> some View {
        decorated(
            by: StyleDecoration("effect", filter.map { [.init(property, $0)] } ?? [], reach: .side(.effect))
        )
        .needs(.drawing)
    }

    /// Mixes the view's colours with those behind it, as far as the next ``compositingGroup()``.
    public func blendMode(_ blendMode: BlendMode) -> some View {
        decorated(
            by: StyleDecoration("blended", [.init("--blend", blendMode.css ?? "normal")], reach: .whole)
        )
        .needs(.drawing)
    }

    /// Puts the view's parts together before anything is done with them all, such as to blend or to fade them.
    public func compositingGroup() -> some View {
        decorated(by: "isolated", reach: .whole).needs(.drawing)
    }

    /// Puts the view's parts together before anything is done with them all.
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
        decorated(by: "isolated", reach: .whole).needs(.drawing)
    }

    /// Lets fingers and pointers reach what is behind the view. The keyboard reaches what is in it all the same.
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        decorated(by: enabled ? "" : "untouched", reach: .whole).needs(.drawing)
    }

    /// Puts the view in front of those beside it that have a lower number.
    public func zIndex(_ value: Double) -> some View {
        let number = value.isNaN ? 0 : min(max(value * 100, -100_000), 100_000)
        return decorated(by: "layer", "--layer", "\(Int(number.rounded()))", reach: .whole).needs(.drawing)
    }

    /// Moves, turns, scales and shears the view from its corner, without taking another room.
    public func transformEffect(_ transform: PlaneTransform) -> some View {
        let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        return decorated(
            by: "transformed", "--transform", "matrix(\(numbers.map(\.digits).joined(separator: ",")))",
            reach: .side(.tilt)
        )
        .needs(.drawing)
    }

    /// Turns the view in space.
    ///
    /// - Parameters:
    ///   - angle: how far.
    ///   - axis: what it is turned around.
    ///   - anchor: the point of the view that stands still.
    ///   - anchorZ: how far behind the view that point is, in pixels.
    ///   - perspective: how near one stands: with 0 lines stay parallel. The distance is 320 pixels with 1.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center,
        anchorZ: Double = 0, perspective: Double = 1
    ) -> some View {
        var steps: [String] = []
        if perspective > 0 { steps.append("perspective(\((320 / perspective).length))") }
        if anchorZ != 0 { steps.append("translate3d(0,0,\((-anchorZ).length))") }
        let numbers = [axis.x, axis.y, axis.z].map(\.digits).joined(separator: ",")
        steps.append("rotate3d(\(numbers),\(angle.degrees.digits)deg)")
        if anchorZ != 0 { steps.append("translate3d(0,0,\(anchorZ.length))") }
        return decorated(
            by: StyleDecoration(
                "tilted", [.init("--tilt", steps.joined(separator: " "))] + anchor.origin, reach: .side(.tilt)
            )
        )
        .needs(.drawing)
    }

    /// Puts the middle of the view at a point of the room that it has.
    public func position(x: Double = 0, y: Double = 0) -> some View {
        PositionedView(x: x, y: y, content: self)
    }
}

/// What colours are computed with.
public enum ColorRenderingMode: Hashable, Sendable {
    case nonLinear, linear, extendedLinear
}

extension Double {
    /// What adds as much to each part of a colour, in the words of CSS, where brightness itself is a factor.
    var brightening: String? {
        let amount = Swift.min(Swift.max(isNaN ? 0 : self, -1), 1)
        guard amount != 0 else { return nil }
        // From 1 - 2a of the colour and a follows, times 1 + 2b, the colour and b.
        let size = abs(amount)
        let added = "invert(\((size / (1 + 2 * size)).digits)) brightness(\((1 + 2 * size).digits))"
        return amount > 0 ? added : "invert(1) \(added) invert(1)"
    }
}
