extension View {
    /// Gives the view a size, in pixels; the nearest step of the style sheet is taken.
    public func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center)
        -> some View
    {
        decorated(by: FrameClasses.text([("width", width), ("height", height)], alignment))
    }

    /// Gives the view limits to its size, in pixels; the nearest step of the style sheet is taken.
    ///
    /// With `maxWidth: .infinity` it is as wide as its surroundings.
    public func frame(
        minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
        minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
        alignment: Alignment = .center
    ) -> some View {
        decorated(
            by: FrameClasses.text(
                [
                    ("min-width", minWidth), ("width", idealWidth), ("max-width", maxWidth),
                    ("min-height", minHeight), ("height", idealHeight), ("max-height", maxHeight),
                ], alignment))
    }
}

/// The classes of the style sheet for sizes.
private enum FrameClasses {
    private static let steps: [Double] = [
        0, 16, 24, 32, 48, 64, 96, 128, 192, 256, 320, 480, 640, 960,
    ]

    static func text(_ sizes: [(name: String, size: Double?)], _ alignment: Alignment) -> String {
        var words = sizes.compactMap { name, size in size.map { "\(name)-\(step($0))" } }
        if alignment.horizontal != .center { words.append("frame-\(alignment.horizontal.rawValue)") }
        if alignment.vertical == .top || alignment.vertical == .bottom {
            words.append("frame-\(alignment.vertical.rawValue)")
        }
        return words.joined(separator: " ")
    }

    private static func step(_ size: Double) -> String {
        if size == .infinity { return "full" }
        return "\(Int(size.step(among: steps)))"
    }
}
