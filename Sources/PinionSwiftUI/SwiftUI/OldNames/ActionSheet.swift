public import Pinion

/// A question with several answers, as it was written before iOS 15: see `.actionSheet(isPresented:content:)`.
@MainActor
public struct ActionSheet {
    /// One of the answers.
    public typealias Button = Alert.Button

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// - Parameters:
    ///   - title: the question.
    ///   - message: what there is to know.
    ///   - buttons: the answers; "Cancel" is added if none of them leads back.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }
}

extension View {
    /// Asks what to do, while a value is true.
    public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        asking(isPresented.wrappedValue ? content() : nil, isPresented)
    }

    /// Asks what to do with an item, while there is one.
    public func actionSheet<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> ActionSheet)
        -> some View
    {
        asking(item.wrappedValue.map(content), item.hasValue())
    }

    /// The sheet is made of two, one of which is never there: one without a message has no room for it.
    private func asking(_ sheet: ActionSheet?, _ isPresented: Binding<Bool>) -> some View {
        let title = sheet?.title.shownString ?? ""
        let (told, short) = sheet?.message == nil ? (nil, sheet) : (sheet, nil)
        return confirmationDialog(title, isPresented: isPresented, presenting: told) { sheet in
            OldButtons(buttons: sheet.buttons)
        } message: { sheet in
            sheet.message
        }
        .confirmationDialog(title, isPresented: isPresented, presenting: short) { sheet in
            OldButtons(buttons: sheet.buttons)
        }
    }
}
