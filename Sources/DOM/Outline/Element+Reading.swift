extension Element {
    /// Whether a person is shown the element, wherever it stands: it is not hidden, and neither a decoration nor there
    /// for screen readers alone.
    final var isSeen: Bool {
        if self is ScriptField { return false }
        for attribute in attributes {
            guard let value = attribute.value else { continue }
            if attribute.isNamed("hidden") { return false }
            if attribute.isNamed("aria-hidden"), value == "true" { return false }
            if attribute.isNamed("class"), value.utf8.count >= 15,
                value.split(separator: " ").contains("visually-hidden")
            {
                return false
            }
        }
        return true
    }

    /// What a person calls it: its text, or where that is but a sign the words for those who do not see it.
    package final var readLabel: String {
        let text = textContent
        if text.contains(where: { $0.isLetter || $0.isNumber }) { return text }
        return spokenLabel ?? text
    }

    /// The words for those who do not see it: of the element, or of the first one inside that has some.
    private final var spokenLabel: String? {
        if let label = self["aria-label"] ?? self["alt"], !label.isEmpty { return label }
        for child in childElements {
            if let label = child.spokenLabel { return label }
        }
        return nil
    }

    /// Whether it has a word in its attribute `class`.
    final func hasClass(_ word: String) -> Bool {
        self["class"]?.split(separator: " ").contains { $0 == word } == true
    }

    /// The first element for which a condition holds: this one, or one inside.
    final func first(where condition: (Element) -> Bool) -> Element? {
        if condition(self) { return self }
        for child in childElements {
            if let element = child.first(where: condition) { return element }
        }
        return nil
    }
}
