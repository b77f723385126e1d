public import Reactive

extension View {
    /// Asks what to do, while a value is true.
    ///
    /// ```swift
    /// .confirmationDialog("Leave without saving?", isPresented: $isLeaving) {
    ///     Button("Save") { save() }
    ///     Button("Discard", role: .destructive) { discard() }
    /// }
    /// ```
    ///
    /// Each button closes the dialog after it has done what it does. If none has the role `cancel`, “Cancel” is added;
    /// the Escape key presses it.
    public func confirmationDialog<Actions: View, Message: View>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
    ) -> some View {
        asking(
            .confirmation, title.text, isTitleHidden: titleVisibility == .hidden, isPresented,
            actions: actions, message: message)
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public func confirmationDialog<Actions: View, Message: View>(
        _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
    ) -> some View {
        asking(
            .confirmation, String(title), isTitleHidden: titleVisibility == .hidden, isPresented,
            actions: actions, message: message)
    }

    /// Asks what to do, while a value is true.
    public func confirmationDialog<Actions: View>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        confirmationDialog(
            title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions
        ) { EmptyView() }
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public func confirmationDialog<Actions: View>(
        _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        confirmationDialog(
            title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions
        ) { EmptyView() }
    }

    /// Asks what to do with some data, while a value is true and the data is there.
    public func confirmationDialog<Actions: View, Message: View, Data>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: Data?, @ViewBuilder actions: @escaping (Data) -> Actions,
        @ViewBuilder message: @escaping (Data) -> Message
    ) -> some View {
        asking(
            .confirmation, title.text, isTitleHidden: titleVisibility == .hidden, isPresented, about: data,
            actions: actions, message: message)
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public func confirmationDialog<Actions: View, Message: View, Data>(
        _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: Data?, @ViewBuilder actions: @escaping (Data) -> Actions,
        @ViewBuilder message: @escaping (Data) -> Message
    ) -> some View {
        asking(
            .confirmation, String(title), isTitleHidden: titleVisibility == .hidden, isPresented, about: data,
            actions: actions, message: message)
    }

    /// Asks what to do with some data, while a value is true and the data is there.
    public func confirmationDialog<Actions: View, Data>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: Data?, @ViewBuilder actions: @escaping (Data) -> Actions
    ) -> some View {
        confirmationDialog(
            title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
            actions: actions
        ) { _ in EmptyView() }
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public func confirmationDialog<Actions: View, Data>(
        _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: Data?, @ViewBuilder actions: @escaping (Data) -> Actions
    ) -> some View {
        confirmationDialog(
            title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
            actions: actions
        ) { _ in EmptyView() }
    }
}
