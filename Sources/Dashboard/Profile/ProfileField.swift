import DashboardStorage
import PinionAccounts

/// A field for one part of a profile, whose value is saved when its editing ends.
///
/// It shows what is stored, and follows it as long as nobody has begun to type something else.
final class ProfileField {
    /// Stores a value.
    typealias Save = (ProfileLogicController, String) async -> ProfileState

    let element: InputElement
    /// The field with its label, and what becomes of what is entered.
    let place = Element("div", class: "saved-field")
    /// What is done to save the value.
    let save: Save

    private let status = Element("span", class: "saving")
    private let label: LocalizedStringKey
    private let caption = Element("span")
    private let read: (Person) -> String
    /// What is stored.
    private var stored = ""
    /// What is on its way to be stored.
    private var sent: String?

    /// - Parameters:
    ///   - label: what the field is called.
    ///   - element: where it is typed.
    ///   - read: which part of the profile it is.
    ///   - save: stores a value.
    init(
        _ label: LocalizedStringKey, _ element: InputElement, read: @escaping (Person) -> String,
        save: @escaping Save
    ) {
        self.element = element
        self.read = read
        self.save = save
        self.label = label
        status["role"] = "status"
        place.append(LabeledField(label: caption, element), status)
    }
}

extension ProfileField {
    /// Whether what was entered is on its way to be stored.
    var isPending: Bool { sent != nil }

    /// Sets its label in the language of the page.
    func setupWords() { caption.text = localized(label) }

    /// Takes note of what is stored; it can change at any time, on whatever page the person has open.
    func show(_ person: Person) {
        let isUntouched = element.value == stored
        stored = read(person)
        if isUntouched { element.value = stored }
    }

    /// The person has entered something: what is stored is right again, whatever was wrong with what stood there before.
    func follow(_ entry: String) {
        if sent == nil, entry == stored { element.validationMessage = nil }
    }

    /// What has to be saved, if anything that is not on its way yet.
    func begin() -> String? {
        guard element.value != sent ?? stored else {
            if sent == nil { element.validationMessage = nil }
            return nil
        }
        sent = element.value
        element.validationMessage = nil
        status.text = localized("Saving…")
        return sent
    }

    /// Shows what has become of what was to be saved. Once it is stored, perhaps in another spelling, the field follows
    /// what is stored, unless somebody has typed on; until then, and if it cannot be, what was typed stays, marked.
    func finish(_ outcome: Outbox.Outcome) {
        element.validationMessage = outcome.message
        if case .waiting = outcome { return }
        if case .stored = outcome { status.text = localized("Saved.") } else { status.text = "" }
        if case .stored = outcome, element.value == sent { element.value = stored }
        sent = nil
    }
}
