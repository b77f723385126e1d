extension View {
    /// Gives the view a size, in pixels. It is not wider than its surroundings all the same.
    public func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center)
        -> some View
    {
        decorated(by: FrameSizes.decoration([(.width, width), (.height, height)], alignment))
    }

    /// Gives the view limits to its size, in pixels.
    ///
    /// With `maxWidth: .infinity` it is as wide as its surroundings.
    public func frame(
        minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
        minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
        alignment: Alignment = .center
    ) -> some View {
        decorated(
            by: FrameSizes.decoration(
                [
                    (.minWidth, minWidth), (.width, idealWidth), (.maxWidth, maxWidth),
                    (.minHeight, minHeight), (.height, idealHeight), (.maxHeight, maxHeight),
                ], alignment))
    }
}

/// The sizes that a frame may give.
private enum FrameSizes: String {
    case width, height
    case minWidth = "min-width"
    case maxWidth = "max-width"
    case minHeight = "min-height"
    case maxHeight = "max-height"

    static func decoration(_ sizes: [(FrameSizes, Double?)], _ alignment: Alignment) -> StyleDecoration {
        var words: [String] = []
        var sides = BoxSide()
        var values: [StyleDecoration.Value] = []
        for case (let size, let pixels?) in sizes {
            guard pixels != .infinity else {
                words.append(size.rawValue + "-full")
                sides.formUnion(size.isAcross ? .fullWidth : .fullHeight)
                continue
            }
            words.append(size.rawValue)
            sides.formUnion(size.isAcross ? .width : .height)
            values.append(.init(size.property, size.text(pixels)))
        }
        if alignment.horizontal != .center { words.append("frame-\(alignment.horizontal.className)") }
        if alignment.vertical == .top || alignment.vertical == .bottom {
            words.append("frame-\(alignment.vertical.className)")
        }
        return StyleDecoration(words.joined(separator: " "), values, reach: .side(sides))
    }

    private var isAcross: Bool { rawValue.hasSuffix("width") }

    private var property: StaticString {
        switch self {
        case .width: "--width"
        case .height: "--height"
        case .minWidth: "--min-width"
        case .maxWidth: "--max-width"
        case .minHeight: "--min-height"
        case .maxHeight: "--max-height"
        }
    }

    /// What is to be wide all the same has to find room on a telephone.
    private func text(_ pixels: Double) -> String {
        let length = max(pixels, 0).length
        return self == .minWidth && pixels >= 96 ? "min(\(length),100%)" : length
    }
}
