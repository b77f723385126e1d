public import Reactive

/// Where the field of a search stands: here always above the view that is searched.
public struct SearchFieldPlacement: Sendable {
    /// Whether a bar always shows the field.
    public enum NavigationBarDrawerDisplayMode: Sendable {
        case automatic, always
    }

    private init() {}

    /// Above the view.
    public static var automatic: SearchFieldPlacement { SearchFieldPlacement() }
    /// Above the view.
    public static var toolbar: SearchFieldPlacement { SearchFieldPlacement() }
    /// Above the view.
    public static var toolbarPrincipal: SearchFieldPlacement { SearchFieldPlacement() }
    /// Above the view.
    public static var sidebar: SearchFieldPlacement { SearchFieldPlacement() }
    /// Above the view.
    public static var navigationBarDrawer: SearchFieldPlacement { SearchFieldPlacement() }

    /// Above the view.
    public static func navigationBarDrawer(
        displayMode: NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement { SearchFieldPlacement() }
}

extension View {
    /// Puts a field for a search above the view.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement, prompt: Text? = nil
    ) -> some View {
        searchable(text: text, prompt: prompt)
    }

    /// Puts a field for a search above the view.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement, prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, prompt: prompt)
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement, prompt: some StringProtocol
    ) -> some View {
        searchable(text: text, prompt: prompt)
    }
}
