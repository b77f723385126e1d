internal import Reactive

/// Ends a search: empties its field.
@MainActor
public struct DismissSearchAction {
    let text: Binding<String>?

    /// Empties the field of the search around the view; without one it has no effect.
    public func callAsFunction() {
        guard let text, !text.wrappedValue.isEmpty else { return }
        text.wrappedValue = ""
    }
}

/// Fetches the data of a view anew: what `refreshable` around it does.
@MainActor
public struct RefreshAction: Sendable {
    let action: @MainActor () async -> Void

    /// Fetches the data, and returns when they are there.
    public func callAsFunction() async { await action() }
}

private struct SearchKey: EnvironmentKey {
    static var defaultValue: Binding<String>? { nil }
}

private struct IsSearchingKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
    /// Whether there is something in the field of the search around the view.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// Ends the search around the view.
    public var dismissSearch: DismissSearchAction { DismissSearchAction(text: search) }

    /// Fetches the data of the view anew; nil if nothing around it is `refreshable`.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }

    fileprivate var search: Binding<String>? {
        get { self[SearchKey.self] }
        set { self[SearchKey.self] = newValue }
    }
}

/// A view that is searched: it, and not who wrote it, is evaluated when a search begins and ends.
struct SearchedView<Content: View>: View {
    let content: Content
    let text: Binding<String>

    var body: some View {
        let isSearching = !text.wrappedValue.isEmpty
        EnvironmentChange(content: content) {
            $0.search = text
            $0.isSearching = isSearching
        }
    }
}
