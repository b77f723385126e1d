internal import DOM

/// The content of an alert: its message, and the buttons by which it is answered.
@usableFromInline
struct AlertContents<Actions: View, Message: View>: View {
    @usableFromInline let actions: () -> Actions
    @usableFromInline let message: () -> Message

    @inlinable
    init(actions: @escaping () -> Actions, message: @escaping () -> Message) {
        self.actions = actions
        self.message = message
    }

    @usableFromInline
    var body: some View {
        AlertMessage(content: message())
        AlertButtons(content: actions())
    }
}

/// The message of an alert, which scripts find as its text.
private struct AlertMessage<Content: View>: PlainContainerView {
    let content: Content

    func makeElement(at place: Place) -> Element {
        let element = Element("div", class: "message")
        if Content.self == EmptyView.self {
            place.dialog?.nameHeading()
            element.isHidden = true
        } else {
            element.name = "alert"
        }
        return element
    }
}

/// The buttons of an alert: each closes it after it has done what it does.
private struct AlertButtons<Content: View>: PlainContainerView {
    let content: Content

    func makeElement(at place: Place) -> AlertButtonsElement {
        AlertButtonsElement(of: place.dialog)
    }

    func makeContainer(_ element: AlertButtonsElement) -> Container { AlertButtonsContainer(element) }
}
