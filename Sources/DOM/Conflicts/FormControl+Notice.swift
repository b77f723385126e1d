internal import Localization

extension FormControl {
    /// Tells the person that somebody else has overwritten what they had entered, and what that was.
    static func notice(_ entry: String? = nil) -> String {
        OwnWords.text("Changed elsewhere meanwhile.") + (entry.map { " " + $0 } ?? "")
    }

    /// The same of a text, as much of it as can be read at a glance.
    static func notice(written text: String) -> String {
        guard !text.isEmpty else { return notice(OwnWords.text("You had left this empty.")) }
        let isLong = text.count > 200
        return notice(OwnWords.text("You had written “%@”.", isLong ? text.prefix(200) + "…" : text))
    }

    /// The same of choices, by their texts.
    static func notice(chosen choices: [String]) -> String {
        guard !choices.isEmpty else { return notice(OwnWords.text("You had chosen nothing.")) }
        let words = choices.map { "“\($0)”" }.joined(separator: ", ")
        return notice(OwnWords.text("You had chosen %@.", words))
    }
}
