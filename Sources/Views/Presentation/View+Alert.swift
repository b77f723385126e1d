public import Reactive

// An alert is compiled where it is asked for, since its types are known there.

extension View {
    /// Tells something that has to be answered, while a value is true.
    ///
    /// ```swift
    /// .alert("Delete the article?", isPresented: $isAsking) {
    ///     Button("Delete", role: .destructive) { library.delete(article) }
    ///     Button("Keep", role: .cancel) {}
    /// } message: {
    ///     Text("It cannot be brought back.")
    /// }
    /// ```
    ///
    /// Each button closes the alert after it has done what it does; without any there is “OK”. The Escape key presses
    /// the button with the role `cancel`.
    @inlinable
    public func alert<Actions: View, Message: View>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
    ) -> some View {
        asking(.alert, title.text, isPresented, actions: actions, message: message)
    }

    /// The same with a title that is not looked up.
    @inlinable
    @_disfavoredOverload
    public func alert<Actions: View, Message: View>(
        _ title: some StringProtocol, isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
    ) -> some View {
        asking(.alert, String(title), isPresented, actions: actions, message: message)
    }

    /// Tells something that has to be answered, while a value is true.
    @inlinable
    public func alert<Actions: View>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        asking(.alert, title.text, isPresented, actions: actions) { EmptyView() }
    }

    /// The same with a title that is not looked up.
    @inlinable
    @_disfavoredOverload
    public func alert<Actions: View>(
        _ title: some StringProtocol, isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        asking(.alert, String(title), isPresented, actions: actions) { EmptyView() }
    }

    /// Tells something about some data that has to be answered, while a value is true and the data is there.
    @inlinable
    public func alert<Actions: View, Message: View, Data>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
        @ViewBuilder actions: @escaping (Data) -> Actions, @ViewBuilder message: @escaping (Data) -> Message
    ) -> some View {
        asking(.alert, title.text, isPresented, about: data, actions: actions, message: message)
    }

    /// The same with a title that is not looked up.
    @inlinable
    @_disfavoredOverload
    public func alert<Actions: View, Message: View, Data>(
        _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Data?,
        @ViewBuilder actions: @escaping (Data) -> Actions, @ViewBuilder message: @escaping (Data) -> Message
    ) -> some View {
        asking(.alert, String(title), isPresented, about: data, actions: actions, message: message)
    }

    /// Tells something about some data that has to be answered, while a value is true and the data is there.
    @inlinable
    public func alert<Actions: View, Data>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
        @ViewBuilder actions: @escaping (Data) -> Actions
    ) -> some View {
        asking(.alert, title.text, isPresented, about: data, actions: actions) { _ in EmptyView() }
    }

    /// The same with a title that is not looked up.
    @inlinable
    @_disfavoredOverload
    public func alert<Actions: View, Data>(
        _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Data?,
        @ViewBuilder actions: @escaping (Data) -> Actions
    ) -> some View {
        asking(.alert, String(title), isPresented, about: data, actions: actions) { _ in EmptyView() }
    }
}

extension View {
    /// Tells of an error, while a value is true and there is one. The error's description is the title.
    @inlinable
    public func alert<Failure: Error, Actions: View, Message: View>(
        isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: @escaping (Failure) -> Actions,
        @ViewBuilder message: @escaping (Failure) -> Message
    ) -> some View {
        asking(
            .alert, error.map { "\($0)" } ?? "", isPresented, about: error, actions: actions, message: message
        )
    }

    /// Tells of an error, while a value is true and there is one. The error's description is the title.
    @inlinable
    public func alert<Failure: Error, Actions: View>(
        isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        alert(
            isPresented: isPresented, error: error, actions: { _ in actions() }, message: { _ in EmptyView() }
        )
    }
}

extension View {
    /// Shows a dialog with a message and buttons while a value is true.
    @inlinable
    func asking<Actions: View, Message: View>(
        _ kind: DialogFrame.Kind, _ title: String, isTitleHidden: Bool = false, _ isPresented: Binding<Bool>,
        actions: @escaping () -> Actions, message: @escaping () -> Message
    ) -> some View {
        Presentation(
            content: self,
            dialog: PresentedDialog(
                kind: kind, title: title, isTitleHidden: isTitleHidden,
                inside: {
                    isPresented.wrappedValue ? AlertContents(actions: actions, message: message) : nil
                },
                close: { isPresented.wrappedValue = false }))
    }

    /// Shows a dialog with a message and buttons while a value is true and some data is there.
    @inlinable
    func asking<Actions: View, Message: View, Data>(
        _ kind: DialogFrame.Kind, _ title: String, isTitleHidden: Bool = false, _ isPresented: Binding<Bool>,
        about data: Data?, actions: @escaping (Data) -> Actions, message: @escaping (Data) -> Message
    ) -> some View {
        Presentation(
            content: self,
            dialog: PresentedDialog(
                kind: kind, title: title, isTitleHidden: isTitleHidden,
                inside: { () -> AlertContents<Actions, Message>? in
                    guard isPresented.wrappedValue, let data else { return nil }
                    return AlertContents(actions: { actions(data) }, message: { message(data) })
                },
                close: { isPresented.wrappedValue = false }))
    }
}
