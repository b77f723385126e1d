extension Element {
    /// Adds a word to the `class` attribute, unless it is there.
    public final func addClass(_ word: String) {
        let words = classWords
        guard !words.contains(word[...]) else { return }
        self["class"] = (words + [word[...]]).joined(separator: " ")
    }

    /// Takes a word out of the `class` attribute.
    public final func removeClass(_ word: String) {
        let words = classWords
        guard words.contains(word[...]) else { return }
        let rest = words.filter { $0 != word }
        self["class"] = rest.isEmpty ? nil : rest.joined(separator: " ")
    }

    private final var classWords: [Substring] {
        self["class"]?.split(separator: " ") ?? []
    }
}
