/// How large letters are, of the sizes that people can choose on a phone.
///
/// In a browser it is told by the size of letters that the person has set there: 16 pixels are ``large``.
public enum DynamicTypeSize: Int, Comparable, Hashable, CaseIterable, Sendable {
    case xSmall
    case small
    case medium
    case large
    case xLarge
    case xxLarge
    case xxxLarge
    case accessibility1
    case accessibility2
    case accessibility3
    case accessibility4
    case accessibility5

    /// Whether it is one of the large ones that are chosen by those who see badly.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    public static func < (one: DynamicTypeSize, other: DynamicTypeSize) -> Bool {
        one.rawValue < other.rawValue
    }
}

extension DynamicTypeSize {
    /// How many times as large as usual the letters of a text are: a phone's sizes, of which 17 points are usual.
    var scale: Double {
        let points: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        return points[rawValue] / 17
    }

    /// The size that is nearest to letters of so many pixels.
    init(pixels: Double) {
        let wanted = pixels / 16
        self = Self.allCases.min { abs($0.scale - wanted) < abs($1.scale - wanted) } ?? .large
    }
}

/// How large letters are, as it was asked before iOS 15.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    case extraSmall
    case small
    case medium
    case large
    case extraLarge
    case extraExtraLarge
    case extraExtraExtraLarge
    case accessibilityMedium
    case accessibilityLarge
    case accessibilityExtraLarge
    case accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    /// The category of a size.
    public init(_ size: DynamicTypeSize) {
        self = Self.allCases[size.rawValue]
    }

    /// Whether it is one of the large ones.
    public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

    var dynamicTypeSize: DynamicTypeSize {
        DynamicTypeSize(rawValue: Self.allCases.firstIndex(of: self) ?? 3) ?? .large
    }
}

extension ContentSizeCategory: Comparable {
    public static func < (one: ContentSizeCategory, other: ContentSizeCategory) -> Bool {
        one.dynamicTypeSize < other.dynamicTypeSize
    }
}
