public import Pinion

/// When the choice of where to search is shown: here always.
public struct SearchScopeActivation: Sendable {
    private init() {}

    public static var automatic: SearchScopeActivation { .init() }
    public static var onTextEntry: SearchScopeActivation { .init() }
    public static var onSearchPresentation: SearchScopeActivation { .init() }
}

/// What somebody can do with a view that has the focus: a browser decides by what it is.
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let activate = FocusInteractions(rawValue: 1)
    public static let edit = FocusInteractions(rawValue: 2)
    public static let automatic: FocusInteractions = [.activate, .edit]
}

/// Where actions for screen readers stand: here they are buttons beside each other.
public struct AccessibilityActionCategory: Equatable, Sendable {
    private let name: String

    public static let `default` = AccessibilityActionCategory("")
    public static let edit = AccessibilityActionCategory("edit")

    public init(_ name: String) {
        self.name = name
    }
}

extension View {
    /// Puts a choice of where to search above the view: always, whatever shall activate it.
    public func searchScopes<Scope: Hashable, Scopes: View>(
        _ scope: Binding<Scope>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> Scopes
    ) -> some View { searchScopes(scope, scopes: scopes) }

    /// Whether the view can have the focus; what it does with it is up to what it is.
    public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        focusable(isFocusable)
    }

    /// Adds actions for screen readers, which stand beside each other whatever their category.
    public func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
    ) -> some View { accessibilityActions(content) }
}
