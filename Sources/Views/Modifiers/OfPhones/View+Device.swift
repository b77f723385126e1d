// What a phone does around or beside a screen, for which a page has nothing to do. Documentation/PinionSwiftUI.md lists
// these names with their reasons.
extension View {
    /// No effect: a page has no status bar.
    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// No effect: a page has no status bar.
    public func statusBar(hidden: Bool) -> some View { self }

    /// No effect: bars of the system are not the page's.
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

    /// No effect: gestures of the system are not the page's.
    public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

    /// No effect: browsers let no page be felt.
    public func sensoryFeedback<Trigger: Equatable>(_ feedback: SensoryFeedback, trigger: Trigger)
        -> some View
    { self }

    /// No effect: browsers let no page be felt.
    public func sensoryFeedback<Trigger: Equatable>(
        _ feedback: SensoryFeedback, trigger: Trigger,
        condition: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> Bool
    ) -> some View { self }

    /// No effect: browsers let no page be felt.
    public func sensoryFeedback<Trigger: Equatable>(
        trigger: Trigger,
        _ feedback: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> SensoryFeedback?
    ) -> some View { self }

    /// No effect: a pointer changes what it is on as the style sheet says.
    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View { self }

    /// No effect: there is no effect to switch off.
    public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

    /// No effect: what is dragged opens nothing.
    public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }

    /// No effect: browsers set letters as far apart as their font says.
    public func allowsTightening(_ flag: Bool) -> some View { self }

    /// No effect: a page is not seen on a locked screen. ``redacted(reason:)`` hides what it says.
    public func privacySensitive(_ sensitive: Bool = true) -> some View { self }

    /// No effect: where the keyboard is must be seen.
    public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

    /// No effect: the browser says when it brings a menu down.
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }

    /// No effect: menus stand in the order in which they are written.
    public func menuOrder(_ order: MenuOrder) -> some View { self }

    /// No effect: a button that is held is pressed once.
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }

    /// No effect: sheets are not dragged.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

    /// No effect: what is behind a sheet waits.
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        self
    }

    /// No effect: a bar of tabs stays as it is.
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

}

/// What a phone does to be felt.
public struct SensoryFeedback: Equatable, Sendable {
    private let name: String

    private init(_ name: String) {
        self.name = name
    }

    public static let success = SensoryFeedback("success")
    public static let warning = SensoryFeedback("warning")
    public static let error = SensoryFeedback("error")
    public static let selection = SensoryFeedback("selection")
    public static let increase = SensoryFeedback("increase")
    public static let decrease = SensoryFeedback("decrease")
    public static let start = SensoryFeedback("start")
    public static let stop = SensoryFeedback("stop")
    public static let alignment = SensoryFeedback("alignment")
    public static let levelChange = SensoryFeedback("levelChange")
    public static let pathComplete = SensoryFeedback("pathComplete")
    public static let impact = SensoryFeedback("impact")

    /// A knock as by something of a weight.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { impact }

    /// A knock as by something soft or hard.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { impact }

    public enum Weight: Sendable {
        case light, medium, heavy
    }

    public enum Flexibility: Sendable {
        case soft, solid, rigid
    }
}

/// What a pointer does to what it is on.
public enum HoverEffect: Sendable {
    case automatic, highlight, lift
}

/// Whether something opens by what is dragged over it.
public enum SpringLoadingBehavior: Sendable {
    case automatic, enabled, disabled
}

/// Whether a menu goes with the press of a button in it.
public enum MenuActionDismissBehavior: Sendable {
    case automatic, enabled, disabled
}

/// The order in which a menu shows its buttons.
public enum MenuOrder: Sendable {
    case automatic, priority, fixed
}

/// Whether a button that is held acts again and again.
public enum ButtonRepeatBehavior: Sendable {
    case automatic, enabled, disabled
}

/// What swiping a sheet does first.
public enum PresentationContentInteraction: Sendable {
    case automatic, resizes, scrolls
}

/// Whether a bar of tabs grows smaller.
public enum TabBarMinimizeBehavior: Sendable {
    case automatic, never, onScrollDown, onScrollUp
}
