extension EnvironmentValues {
    /// Whether the window is the one that is worked in: that of a tab that is seen.
    public var controlActiveState: ControlActiveState { browser.isVisible ? .key : .inactive }

    /// Whether what colours say has to be said otherwise as well. No browser tells a page: false.
    public var accessibilityDifferentiateWithoutColor: Bool { false }

    /// Whether a screen reader reads the page out. No browser tells a page, and none may be told apart: false.
    public var accessibilityVoiceOverEnabled: Bool { false }

    /// Whether the page is worked by switches. No browser tells a page: false.
    public var accessibilitySwitchControlEnabled: Bool { false }

    /// Whether buttons are to have a shape. No browser tells a page: false.
    public var accessibilityShowButtonShapes: Bool { false }
}

/// Whether a window is the one that is worked in.
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
    /// It is.
    case key
    /// It belongs to the program that is worked in.
    case active
    /// It does not.
    case inactive
}
