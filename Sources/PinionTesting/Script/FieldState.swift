package import JSON

/// A field: what stands in it, what was typed, and what the server has said of it.
package final class FieldState {
    package let name: String
    /// Its elements: several for a group of radio buttons.
    package internal(set) var elements: [BrowserElement] = []
    /// Those that it had before the latest change of the page.
    var former: [BrowserElement] = []
    /// How often it was edited, and which of these edits have been sent.
    package internal(set) var edits = 0
    package internal(set) var sent = 0
    /// The revision that the first of the unsent edits was based on.
    package internal(set) var base = 0
    /// What stood in it when it was looked at last.
    package internal(set) var value: JSON?

    init(name: String) {
        self.name = name
    }
}

extension FieldState {
    /// Takes what the server says of the field: the number of the edit that it has heard and, if it has another value,
    /// that. Returns whether that is to be put into the field: not if it stands there, nor if the person has typed on.
    package func settle(_ count: Int, _ value: JSON?) -> Bool {
        guard edits <= count else { return false }
        edits = count
        sent = count
        guard let value, value != self.value else { return false }
        self.value = value
        return true
    }
}
