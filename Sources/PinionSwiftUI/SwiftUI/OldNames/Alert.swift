public import Pinion

/// Something that has to be answered, as it was written before iOS 15: see `.alert(isPresented:content:)`.
@MainActor
public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// One with a single button; "OK" unless told otherwise.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = dismissButton.map { [$0] } ?? []
    }

    /// One with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    /// A button of an alert, or of an ``ActionSheet``. It closes what it stands in after it has done what it does.
    @MainActor
    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: (() -> Void)?

        /// A button that does something.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: nil, action: action)
        }

        /// The button that leads back, which the Escape key presses.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .cancel, action: action)
        }

        /// The button "Cancel", which the Escape key presses.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button {
            cancel(Text(own: "Cancel"), action: action)
        }

        /// A button that does away with something.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .destructive, action: action)
        }
    }
}

extension View {
    /// Tells something that has to be answered, while a value is true.
    ///
    /// ```swift
    /// .alert(isPresented: $isAsking) {
    ///     Alert(
    ///         title: Text("Delete the article?"), message: Text("It cannot be brought back."),
    ///         primaryButton: .destructive(Text("Delete")) { library.delete(article) },
    ///         secondaryButton: .cancel())
    /// }
    /// ```
    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        telling(isPresented.wrappedValue ? content() : nil, isPresented)
    }

    /// Tells something about an item that has to be answered, while there is one.
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
        telling(item.wrappedValue.map(content), item.hasValue())
    }

    /// The alert is made of two, one of which is never there: one without a message has no room for it.
    private func telling(_ alert: Alert?, _ isPresented: Binding<Bool>) -> some View {
        let title = alert?.title.shownString ?? ""
        let (told, short) = alert?.message == nil ? (nil, alert) : (alert, nil)
        return self.alert(title, isPresented: isPresented, presenting: told) { alert in
            OldButtons(buttons: alert.buttons)
        } message: { alert in
            alert.message
        }
        .alert(title, isPresented: isPresented, presenting: short) { alert in
            OldButtons(buttons: alert.buttons)
        }
    }
}

/// The buttons of an alert or of an action sheet.
struct OldButtons: View {
    let buttons: [Alert.Button]

    var body: some View {
        ForEach(buttons.indices, id: \.self) { index in
            let button = buttons[index]
            Button(role: button.role) {
                button.action?()
            } label: {
                button.label
            }
        }
    }
}

extension Binding {
    /// Whether there is something; without it there is nothing any more.
    func hasValue<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
        Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
    }
}
