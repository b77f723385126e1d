internal import DOM

extension View {
    /// Names the view for tests: its attribute `data-testid`.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        decorated(by: AttributeDecoration("data-testid", identifier, on: .controlOrElement))
    }

    /// Makes the view a heading of a level.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        decorated(by: HeadingDecoration(level: level))
    }

    /// Takes from the view what it was said to be.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        decorated(by: TraitsRemoval(traits: traits))
    }

    /// Reads and moves the focus of the page: there is one for all.
    public func accessibilityFocused(_ condition: FocusState<Bool>.Binding) -> some View {
        focused(condition)
    }

    /// Reads and moves the focus of the page: there is one for all.
    public func accessibilityFocused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        focused(binding, equals: value)
    }

    /// Sets the text that screen readers say as the view's value.
    public func accessibilityValue(_ value: Text) -> some View {
        accessibilityValue(value.string)
    }

    /// Sets the hint that screen readers say behind the label.
    public func accessibilityHint(_ hint: Text) -> some View {
        accessibilityHint(hint.string)
    }

    /// No effect: who speaks to a page says what is written on it.
    public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

    /// No effect: who speaks to a page says what is written on it.
    public func accessibilityInputLabels<Label: StringProtocol>(_ inputLabels: [Label]) -> some View { self }

    /// No effect: a page is read in the order in which it is written.
    public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

    /// No effect: what can be used here is a control.
    public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View
    {
        self
    }

    /// No effect: browsers turn no colours by themselves.
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

    /// No effect: screen readers of the web say by themselves how they read.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

    /// No effect: screen readers of the web say by themselves how they read.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

    /// No effect: screen readers of the web say by themselves how they read.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

    /// No effect: screen readers of the web say by themselves how they read.
    public func speechAdjustedPitch(_ value: Double) -> some View { self }
}

/// Reads and moves the focus of the page, of which there is one for all.
public typealias AccessibilityFocusState = FocusState

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}

extension AccessibilityTraits {
    /// No effect: what can be pressed is a button already.
    public static let isButton: AccessibilityTraits = []
    /// No effect: what leads somewhere is a link already.
    public static let isLink: AccessibilityTraits = []
    /// No effect: the field of a search is one already.
    public static let isSearchField: AccessibilityTraits = []
    /// No effect: text is text.
    public static let isStaticText: AccessibilityTraits = []
    /// No effect: a sheet is modal already.
    public static let isModal: AccessibilityTraits = []
    /// No effect: a toggle is one already.
    public static let isToggle: AccessibilityTraits = []
    /// No effect: a page has no word for it.
    public static let isKeyboardKey: AccessibilityTraits = []
    /// No effect: a page has no word for it.
    public static let playsSound: AccessibilityTraits = []
    /// No effect: a page has no word for it.
    public static let startsMediaSession: AccessibilityTraits = []
    /// No effect: a page has no word for it.
    public static let isSummaryElement: AccessibilityTraits = []
    /// No effect: a page has no word for it.
    public static let causesPageTurn: AccessibilityTraits = []
    /// No effect: a page has no word for it.
    public static let allowsDirectInteraction: AccessibilityTraits = []
}

private struct HeadingDecoration: Decoration, Equatable {
    let level: AccessibilityHeadingLevel

    func decorate(_ element: Element) {
        element["role"] = "heading"
        element["aria-level"] = "\(level == .unspecified ? 2 : level.rawValue)"
    }

    func clear(_ element: Element) {
        element["role"] = nil
        element["aria-level"] = nil
    }
}

private struct TraitsRemoval: Decoration, Equatable {
    let traits: AccessibilityTraits

    func decorate(_ element: Element) {
        if traits.contains(.isHeader) {
            // A heading by its tag as well.
            element["role"] = Heading.isHeading(element) ? "paragraph" : nil
            element["aria-level"] = nil
        }
        if traits.contains(.isImage) { element["role"] = "presentation" }
        if traits.contains(.isSelected) { element["aria-current"] = nil }
        if traits.contains(.updatesFrequently) { element["aria-live"] = nil }
    }

    func clear(_ element: Element) {
        if !traits.isDisjoint(with: [.isHeader, .isImage]) { element["role"] = nil }
    }
}
