/// How views stand in an ``HStack``: with which of their guides beside each other.
public struct VerticalAlignment: Hashable, Sendable {
    let guide: GuideName

    /// Makes an alignment of one's own, of an ``AlignmentID``.
    public init(_ id: any GeometricAlignmentID.Type) {
        guide = .own(OwnGuide(id))
    }

    private init(_ guide: BuiltInGuide) {
        self.guide = .builtIn(guide)
    }

    public static let top = VerticalAlignment(.top)
    public static let center = VerticalAlignment(.center)
    public static let bottom = VerticalAlignment(.bottom)
    public static let firstTextBaseline = VerticalAlignment(.baseline)
    public static let lastTextBaseline = VerticalAlignment(.lastBaseline)
}

extension VerticalAlignment {
    /// The style sheet's word for it, or for the nearest that the style sheet has.
    var className: String {
        if case .builtIn(let guide) = guide { return guide.rawValue }
        return switch GuideLine({ defaultPosition(in: $0) }).height {
        case ..<0.25: "top"
        case ..<0.75: "center"
        default: "bottom"
        }
    }

    /// Where it is in a view of this size, from the top, unless the view says otherwise.
    func defaultPosition(in size: Size) -> Double {
        switch guide {
        case .builtIn(let guide): guide.share * size.height
        case .own(let guide): guide.position(size)
        }
    }
}
