public import Reactive

extension View {
    /// Gives the page a title that people can change: a field for it is shown by "Rename".
    public func navigationTitle(_ title: Binding<String>) -> some View {
        Group {
            DisclosureGroup {
                TextField(text: title) { Text(own: "Title") }
            } label: {
                Text(own: "Rename")
            }
            self
        }
        .navigationTitle(title.wrappedValue)
    }

    /// Puts a menu beside the title, for what can be done with all that the view shows.
    public func toolbarTitleMenu<Items: View>(@ViewBuilder content: () -> Items) -> some View {
        toolbar {
            Menu(content: content) {
                Label(own: "Title actions", systemImage: "chevron.down").labelStyle(.iconOnly)
            }
        }
    }
}
