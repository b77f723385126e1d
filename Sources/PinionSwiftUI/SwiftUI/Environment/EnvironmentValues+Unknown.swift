public import Pinion

// What no browser tells a page: nobody is taken for somebody who needs it.
extension EnvironmentValues {
    /// Whether somebody uses an assistive technology. No browser tells a page: false.
    public var accessibilityEnabled: Bool { false }

    /// Whether things are to fade in place of moving. No browser tells a page: false.
    public var accessibilityPrefersCrossFadeTransitions: Bool { false }

    /// Whether bright effects are to be fewer. No browser tells a page: false.
    public var accessibilityReduceHighlightingEffects: Bool { false }

    /// Whether controls are to have a border. No browser tells a page: false.
    public var accessibilityShowBorders: Bool { false }
}
