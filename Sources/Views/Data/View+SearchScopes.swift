public import Reactive

extension View {
    /// Puts a choice of where to search above the view: below the field of ``searchable(text:prompt:)`` if that is written
    /// behind it.
    ///
    /// ```swift
    /// ResultsView()
    ///     .searchScopes($scope) {
    ///         Text("All").tag(Scope.all)
    ///         Text("Unread").tag(Scope.unread)
    ///     }
    ///     .searchable(text: $words)
    /// ```
    public func searchScopes<Scope: Hashable, Scopes: View>(
        _ scope: Binding<Scope>, @ViewBuilder scopes: () -> Scopes
    ) -> some View {
        let scopes = scopes()
        return Group {
            Picker(selection: scope) {
                scopes
            } label: {
                Text(own: "Search in")
            }
            .pickerStyle(.segmented).labelsHidden()
            self
        }
    }
}
