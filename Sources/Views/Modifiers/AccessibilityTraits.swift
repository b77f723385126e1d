/// The nature of a view, for those who do not see it.
public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// It heads what follows.
    public static let isHeader = AccessibilityTraits(rawValue: 1)
    /// It is the one of several that is chosen.
    public static let isSelected = AccessibilityTraits(rawValue: 2)
    /// It is a picture.
    public static let isImage = AccessibilityTraits(rawValue: 4)
    /// It changes by itself: its changes are read out when there is a pause.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 8)
}
