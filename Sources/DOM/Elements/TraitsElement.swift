/// The facts about the browser that the script `traits.js` tells, as a field that nobody sees.
///
/// It enters words like `scheme:dark`, with spaces between them.
@MainActor
package final class TraitsElement: ScriptField {
    package init() {
        super.init(name: "@traits", maximumLength: 512, refusal: "This field takes words like “scheme:dark”.")
        self["data-traits"] = ""
    }

    /// The words, by what stands before their colons; of several the last counts.
    package var words: [Substring: Substring] {
        var words: [Substring: Substring] = [:]
        for word in value.split(separator: " ") {
            let parts = word.split(separator: ":", maxSplits: 1)
            if parts.count == 2 { words[parts[0]] = parts[1] }
        }
        return words
    }

    override func takes(_ text: String) -> Bool {
        text.utf8.allSatisfy { $0 > 0x1F && $0 < 0x7F }
    }
}
