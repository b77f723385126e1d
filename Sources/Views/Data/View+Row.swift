extension View {
    /// Puts buttons at the end of a row; nobody has to swipe for them.
    public func swipeActions<Actions: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Actions
    ) -> some View {
        RowWithActions(content: self, actions: content)
    }

    /// Puts a menu beside the view.
    public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View {
        RowWithActions(content: self) {
            Menu(content: menuItems) {
                Label {
                    Text(own: "More")
                } icon: {
                    Image(systemName: "ellipsis")
                }.labelStyle(.iconOnly)
            }
        }
    }

    /// Does something when the view is pressed: it becomes a button, for a pointer and for the keyboard.
    @preconcurrency
    public func onTapGesture(perform action: @escaping @MainActor () -> Void) -> some View {
        Button(action: action) { self }.buttonStyle(BareButtonStyle())
    }
}
