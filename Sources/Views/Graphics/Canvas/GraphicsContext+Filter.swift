extension GeometricContext {
    /// What is done to the looks of what is drawn on a ``Canvas``. Of two of a kind the last one counts.
    public struct Filter: Sendable {
        let property: StaticString
        let text: String
    }

    /// How the colours of what is drawn mix with those behind: the modes that browsers have.
    public struct BlendMode: Equatable, Sendable {
        let css: String?

        private init(_ mode: Views.BlendMode) {
            css = mode.css
        }

        public static var normal: Self { Self(.normal) }
        public static var multiply: Self { Self(.multiply) }
        public static var screen: Self { Self(.screen) }
        public static var overlay: Self { Self(.overlay) }
        public static var darken: Self { Self(.darken) }
        public static var lighten: Self { Self(.lighten) }
        public static var colorDodge: Self { Self(.colorDodge) }
        public static var colorBurn: Self { Self(.colorBurn) }
        public static var softLight: Self { Self(.softLight) }
        public static var hardLight: Self { Self(.hardLight) }
        public static var difference: Self { Self(.difference) }
        public static var exclusion: Self { Self(.exclusion) }
        public static var hue: Self { Self(.hue) }
        public static var saturation: Self { Self(.saturation) }
        public static var color: Self { Self(.color) }
        public static var luminosity: Self { Self(.luminosity) }
        public static var plusLighter: Self { Self(.plusLighter) }
    }
}

extension GeometricContext.Filter {
    /// Blurs, by some pixels.
    public static func blur(radius: Space.Length) -> Self {
        Self(property: "--blur", text: "blur(\(max(Double(radius), 0).length))")
    }

    /// Makes colours brighter, or darker with less than 0.
    public static func brightness(_ amount: Double) -> Self {
        Self(property: "--brightness", text: amount.brightening ?? "brightness(1)")
    }

    /// Makes differences greater, or less below 1.
    public static func contrast(_ amount: Double) -> Self {
        Self(property: "--contrast", text: "contrast(\(max(amount, 0).digits))")
    }

    /// Makes colours stronger, or weaker below 1.
    public static func saturation(_ amount: Double) -> Self {
        Self(property: "--saturation", text: "saturate(\(max(amount, 0).digits))")
    }

    /// Takes that much of its colours away.
    public static func grayscale(_ amount: Double) -> Self {
        Self(property: "--grayscale", text: "grayscale(\(min(max(amount, 0), 1).digits))")
    }

    /// Turns all colours round the wheel.
    public static func hueRotation(_ angle: Angle) -> Self {
        Self(property: "--hue", text: "hue-rotate(\(angle.degrees.digits)deg)")
    }

    /// Shows that much of the opposite of each colour.
    public static func colorInvert(_ amount: Double = 1) -> Self {
        Self(property: "--invert", text: "invert(\(min(max(amount, 0), 1).digits))")
    }

    /// Throws a shadow.
    public static func shadow(
        color: Color = .black.opacity(0.33), radius: Space.Length, x: Space.Length = 0, y: Space.Length = 0
    ) -> Self {
        let place = "\(Double(x).length) \(Double(y).length) \((max(Double(radius), 0) * 2).length)"
        return Self(property: "--drop", text: "drop-shadow(\(place) \(color.css))")
    }
}
