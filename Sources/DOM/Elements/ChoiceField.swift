package import JSON
internal import Localization

/// A field whose value is one of several choices; empty if none is chosen.
@MainActor
public class ChoiceField: Field<String> {
    /// The choices, in the order in which they are shown.
    public final var choices: [Choice] = [] {
        didSet {
            guard choices != oldValue else { return }
            showChoices()
            // The browser may have had to choose something else meanwhile.
            valueRevision = touch()
        }
    }

    package override var jsonValue: JSON { .string(current) }

    override func hasChosen(_ choice: String) -> Bool { choice == current }

    override func addTraits(to members: inout [JSON.Member]) {
        members += [.init("kind", .string("choice")), .init("choices", choices.json)]
    }

    package override func enter(_ value: FieldValue) throws(FieldError) {
        guard case .text(let text) = value else { throw FieldError("This field takes one of its choices.") }
        if !choices.contains(where: { $0.value == text }) {
            // A form without JavaScript sends that nothing is chosen.
            guard text.isEmpty, !isChosen else {
                throw FieldError(OwnWords.text("“%@” is not among the choices.", text))
            }
            return
        }
        try accept(text)
    }

    override func notice(of entry: String) -> String? {
        Self.notice(chosen: choices.filter { $0.value == entry }.map(\.text))
    }

    /// Whether the value is one of the choices.
    final var isChosen: Bool { choices.contains { $0.value == current } }

    /// Makes the elements of the choices. For subclasses.
    func showChoices() {}
}
