/// How views stand in a ``VStack``: with which of their guides below each other.
///
/// An alignment of one's own is made of an ``AlignmentID``:
///
/// ```swift
/// struct AfterLabel: AlignmentID {
///     static func defaultValue(in context: ViewDimensions) -> Double { context[.leading] }
/// }
///
/// extension HorizontalAlignment {
///     static let afterLabel = HorizontalAlignment(AfterLabel.self)
/// }
/// ```
public struct HorizontalAlignment: Hashable, Sendable {
    let guide: GuideName

    /// Makes an alignment of one's own.
    public init(_ id: any GeometricAlignmentID.Type) {
        guide = .own(OwnGuide(id))
    }

    private init(_ guide: BuiltInGuide) {
        self.guide = .builtIn(guide)
    }

    public static let leading = HorizontalAlignment(.leading)
    public static let center = HorizontalAlignment(.middle)
    public static let trailing = HorizontalAlignment(.trailing)
    /// Where the line above and below a row of a list begins. Here it is as long as the row.
    public static let listRowSeparatorLeading = HorizontalAlignment(.rowStart)
    /// Where it ends.
    public static let listRowSeparatorTrailing = HorizontalAlignment(.rowEnd)
}

extension HorizontalAlignment {
    /// The style sheet's word for it, or for the nearest that the style sheet has.
    var className: String {
        switch share {
        case ..<0.25: "leading"
        case ..<0.75: "center"
        default: "trailing"
        }
    }

    /// Where it is in a view of this size, from the leading edge, unless the view says otherwise.
    func defaultPosition(in size: Size) -> Double {
        switch guide {
        case .builtIn(let guide): guide.share * size.width
        case .own(let guide): guide.position(size)
        }
    }

    /// Which part of a view's width is before it.
    private var share: Double {
        if case .builtIn(let guide) = guide { return guide.share }
        return GuideLine { defaultPosition(in: $0) }.width
    }
}
