extension Element {
    /// Adds a word to the `class` attribute, unless it is there.
    public final func addClass(_ word: String) {
        guard let classes = self["class"], !classes.isEmpty else {
            self["class"] = word
            return
        }
        guard firstClass(where: { $0.elementsEqual(word.utf8) }) == nil else { return }
        self["class"] = "\(classes) \(word)"
    }

    /// Takes a word out of the `class` attribute.
    public final func removeClass(_ word: String) {
        guard firstClass(where: { $0.elementsEqual(word.utf8) }) != nil else { return }
        let rest = (self["class"] ?? "").split(separator: " ").filter { $0 != word }
        self["class"] = rest.isEmpty ? nil : rest.joined(separator: " ")
    }

    /// The first word of the `class` attribute that a condition holds for.
    ///
    /// Views ask for their classes whenever they are evaluated, so no strings are made on the way.
    package final func firstClass(where condition: (Slice<UnsafeBufferPointer<UInt8>>) -> Bool) -> String? {
        self["class"]?.firstWord(where: condition)
    }
}

extension String {
    /// The first word that a condition holds for.
    fileprivate func firstWord(where condition: (Slice<UnsafeBufferPointer<UInt8>>) -> Bool) -> String? {
        var words = self
        return words.withUTF8 { text in
            var start = 0
            while start < text.count {
                let end = text[start...].firstIndex(of: UInt8(ascii: " ")) ?? text.count
                let word = text[start..<end]
                if !word.isEmpty, condition(word) { return String(decoding: word, as: UTF8.self) }
                start = end + 1
            }
            return nil
        }
    }
}
