internal import DOM
internal import Localization

extension View {
    /// Offers an action to those who do not see the page, and to those who use a keyboard: a button that is seen while it
    /// has the focus.
    public func accessibilityAction(named name: String, _ handler: @escaping @MainActor () -> Void)
        -> some View
    {
        withActions { HiddenAction(name: name, action: handler) }
    }

    /// Offers an action to those who do not see the page.
    public func accessibilityAction(named name: Text, _ handler: @escaping @MainActor () -> Void) -> some View
    {
        accessibilityAction(named: name.string, handler)
    }

    /// Offers what is commonly done with a view to those who do not see the page.
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
    ) -> some View {
        accessibilityAction(named: actionKind.name, handler)
    }

    /// Offers an action with a label that is made of views.
    public func accessibilityAction<Label: View>(
        action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        let label = label()
        return withActions {
            Button(action: action) { label }.decorated(by: "visually-hidden")
        }
    }

    /// Offers the buttons that are written there.
    public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        let content = content()
        return withActions { content.decorated(by: "visually-hidden") }
    }

    /// Offers two buttons by which a value grows and shrinks to those who do not see the page.
    public func accessibilityAdjustableAction(
        _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        withActions {
            HiddenAction(name: OwnWords.text("Increase")) { handler(.increment) }
            HiddenAction(name: OwnWords.text("Decrease")) { handler(.decrement) }
        }
    }

    /// Sets the view in the place of which screen readers read another one.
    public func accessibilityRepresentation<Other: View>(@ViewBuilder representation: () -> Other)
        -> some View
    {
        let other = representation()
        return accessibilityHidden(true).withActions { other.decorated(by: "visually-hidden") }
    }

    /// The same, for what the view has inside.
    public func accessibilityChildren<Other: View>(@ViewBuilder children: () -> Other) -> some View {
        accessibilityRepresentation(representation: children)
    }

    private func withActions<Actions: View>(@ViewBuilder _ actions: () -> Actions) -> some View {
        Group {
            self
            actions()
        }
    }
}

/// A button for those who do not see the page.
private struct HiddenAction: View {
    let name: String
    let action: @MainActor () -> Void

    var body: some View {
        Button(action: action) { Text(verbatim: name) }.decorated(by: "visually-hidden")
    }
}

/// Which way a value goes.
public enum AccessibilityAdjustmentDirection: Sendable {
    case increment, decrement
}

/// What is commonly done with a view.
public struct AccessibilityActionKind: Equatable, Sendable {
    let name: String

    /// An action with a name of its own.
    public init(named name: Text) {
        self.name = name.string
    }

    private init(_ name: String) {
        self.name = name
    }

    public static let `default` = AccessibilityActionKind("Activate")
    public static let escape = AccessibilityActionKind("Dismiss")
    public static let magicTap = AccessibilityActionKind("Main action")
    public static let delete = AccessibilityActionKind("Delete")
    public static let showMenu = AccessibilityActionKind("Show menu")
}
