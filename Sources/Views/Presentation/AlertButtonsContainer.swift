internal import DOM
internal import Localization
internal import Reactive

/// The element around the buttons of an alert.
final class AlertButtonsElement: Element {
    fileprivate weak var frame: DialogFrame?

    init(of frame: DialogFrame?) {
        self.frame = frame
        super.init("div", class: "buttons")
    }
}

/// Has the buttons of an alert close it, and adds those without which nobody could.
final class AlertButtonsContainer: Container {
    private var subscriptions: [ObjectIdentifier: AnyCancellable] = [:]
    /// The button that is added: “OK” where an alert has none, “Cancel” where a question cannot be left.
    private var ownButton: ButtonElement?

    private var frame: DialogFrame? { (element as? AlertButtonsElement)?.frame }

    override func arrange(_ elements: [Element]) {
        let buttons = elements.flatMap(\.controls).compactMap { $0 as? ButtonElement }
        closeAfter(buttons)
        let cancelButton = buttons.first { $0.isCancel }
        if frame?.kind == .confirmation ? cancelButton == nil : buttons.isEmpty {
            let button = ownButton ?? makeOwnButton()
            ownButton = button
            super.arrange(elements + [button])
            frame?.dialog.dismissButton = button
        } else if let button = cancelButton ?? (buttons.count == 1 ? buttons.first : nil) {
            super.arrange(elements)
            frame?.dialog.dismissButton = button
        } else if let button = frame?.closeButton {
            // None of the buttons leads back: the Escape key answers without any of them.
            button.addClass("visually-hidden")
            button["tabindex"] = "-1"
            super.arrange(elements + [button])
            frame?.dialog.dismissButton = button
        }
    }

    private func closeAfter(_ buttons: [ButtonElement]) {
        var kept: [ObjectIdentifier: AnyCancellable] = [:]
        for button in buttons {
            let id = ObjectIdentifier(button)
            kept[id] = subscriptions[id] ?? button.publisher.sink { [weak frame] in frame?.onDismiss() }
        }
        subscriptions = kept
    }

    private func makeOwnButton() -> ButtonElement {
        let isQuestion = frame?.kind == .confirmation
        let button = ButtonElement(
            name: isQuestion ? "cancel" : "ok", text: OwnWords.text(isQuestion ? "Cancel" : "OK"),
            class: isQuestion ? "cancel" : "primary")
        button.onPress = { [weak frame] in frame?.onDismiss() }
        return button
    }
}

extension ButtonElement {
    fileprivate var isCancel: Bool { self["class"]?.split(separator: " ").contains("cancel") == true }
}
