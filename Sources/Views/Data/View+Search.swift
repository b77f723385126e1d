internal import DOM
public import Reactive

extension View {
    /// Puts a field for a search above the view.
    ///
    /// ```swift
    /// List(results) { Text($0.name) }.searchable(text: $query)
    /// ```
    ///
    /// `onSubmit(of: .search)` around it hears of the Enter key.
    public func searchable(text: Binding<String>, prompt: Text? = nil) -> some View {
        Group {
            SearchField(text: text, prompt: prompt ?? Text(own: "Search"))
            SearchedView(content: self, text: text)
        }
    }

    /// Puts a field for a search above the view.
    public func searchable(text: Binding<String>, prompt: LocalizedStringKey) -> some View {
        searchable(text: text, prompt: Text(prompt))
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public func searchable(text: Binding<String>, prompt: some StringProtocol) -> some View {
        searchable(text: text, prompt: Text(prompt))
    }

    /// Puts a button above the view that fetches its data anew.
    public func refreshable(action: @escaping @MainActor () async -> Void) -> some View {
        Group {
            Button(action: action) {
                Label {
                    Text(own: "Refresh")
                } icon: {
                    Image(systemName: "arrow.clockwise")
                }
            }.buttonStyle(.link)
            environment(\.refresh, RefreshAction(action: action))
        }
    }
}

/// The field of a search, whose label is read out only.
private struct SearchField: View {
    let text: Binding<String>
    let prompt: Text
}

extension SearchField: FieldView {
    var label: EmptyView { EmptyView() }

    var origin: BindingOrigin? { text.origin }

    func makeField(in environment: EnvironmentValues) -> Field<String> {
        InputElement(name: "", kind: .search)
    }

    func value(of field: Field<String>) -> String { text.wrappedValue }

    func take(_ value: String, from field: Field<String>) { text.wrappedValue = value }

    func update(_ field: Field<String>, in environment: EnvironmentValues) {
        let prompt = prompt.string(in: environment)
        field["placeholder"] = prompt
        field["aria-label"] = prompt
    }
}
