public import Reactive

extension View {
    /// Shows a part of the page's work in a dialog while a value is true.
    ///
    /// ```swift
    /// Button("Edit") { isEditing = true }
    ///     .sheet(isPresented: $isEditing) { ProfileEditingView(user: $user) }
    /// ```
    ///
    /// What is inside closes it with the environment's ``EnvironmentValues/dismiss``, the person with the Escape key
    /// or the button in the corner. The title is that of `navigationTitle(_:)` inside. When the sheet closes, what
    /// the views in it have kept is gone.
    ///
    /// - Parameters:
    ///   - isPresented: whether it is open.
    ///   - onDismiss: called when it is closed, by whomever.
    ///   - content: what is in it.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        Presentation(
            content: self,
            dialog: PresentedDialog(
                kind: .sheet, inside: { isPresented.wrappedValue ? DeferredView(make: content) : nil },
                close: { isPresented.wrappedValue = false }, onDismiss: onDismiss))
    }

    /// Shows a part of the page's work in a dialog while there is an item to work on; with another item it begins
    /// anew.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        Presentation(
            content: self,
            dialog: PresentedDialog(
                kind: .sheet,
                inside: {
                    item.wrappedValue.map { item in
                        IdentifiedView(content: DeferredView { content(item) }, id: item.id)
                    }
                },
                close: { item.wrappedValue = nil }, onDismiss: onDismiss))
    }
}

extension View {
    /// Shows a part of the page's work in a dialog while a value is true: here the same as a sheet.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        sheet(isPresented: isPresented, onDismiss: onDismiss, content: content)
    }

    /// Shows a part of the page's work in a dialog while there is an item: here the same as a sheet.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        sheet(item: item, onDismiss: onDismiss, content: content)
    }

    /// Shows something in a dialog while a value is true: here the same as a sheet.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        sheet(isPresented: isPresented, content: content)
    }
}
