extension Element {
    /// Adds a word to the `class` attribute, unless it is there.
    public final func addClass(_ word: String) {
        guard let classes = self["class"], !classes.isEmpty else {
            self["class"] = word
            return
        }
        guard !classes.hasWord(word) else { return }
        self["class"] = classes + " " + word
    }

    /// Takes a word out of the `class` attribute.
    public final func removeClass(_ word: String) {
        guard let classes = self["class"], classes.hasWord(word) else { return }
        let rest = classes.split(separator: " ").filter { $0 != word }
        self["class"] = rest.isEmpty ? nil : rest.joined(separator: " ")
    }

    /// Adds a word to the `class` attribute even if it is there, so that each of those who add it takes away its own.
    package final func addOwnClass(_ word: String) {
        guard let classes = self["class"], !classes.isEmpty else {
            self["class"] = word
            return
        }
        self["class"] = classes + " " + word
    }

    /// Takes a word out of the `class` attribute once, however often it was added.
    package final func removeOwnClass(_ word: String) {
        var words = self["class"]?.split(separator: " ") ?? []
        guard let index = words.lastIndex(where: { $0 == word }) else { return }
        words.remove(at: index)
        self["class"] = words.isEmpty ? nil : words.joined(separator: " ")
    }

    /// Gives the element one class of a family, `align-center` of `align`, in the place of the one that it has;
    /// with `nil` none.
    package final func setClass(_ family: String, _ member: String?) {
        let present = self["class"]?.firstWord(of: family)
        if let present, let member, present.hasEnd(member, behind: family) { return }
        if let present { removeClass(present) }
        if let member { addClass(family + "-" + member) }
    }

    /// Gives the element a class, or takes it away.
    package final func setClass(_ isWanted: Bool, _ name: String) {
        if isWanted { addClass(name) } else { removeClass(name) }
    }
}

// Views ask for their classes whenever they are evaluated, so few strings are made on the way.
extension String {
    fileprivate func hasWord(_ word: String) -> Bool {
        firstWord { $0.elementsEqual(word.utf8) } != nil
    }

    /// The first word that begins with the name of a family and a hyphen.
    fileprivate func firstWord(of family: String) -> String? {
        let count = family.utf8.count
        return firstWord { word in
            word.count > count && word[word.startIndex + count] == UInt8(ascii: "-")
                && word.starts(with: family.utf8)
        }
    }

    /// Whether a member's name stands behind that of its family and the hyphen.
    fileprivate func hasEnd(_ member: String, behind family: String) -> Bool {
        utf8.count == family.utf8.count + 1 + member.utf8.count && hasSuffix(member)
    }

    /// The first word that a condition holds for.
    private func firstWord(where condition: (Slice<UnsafeBufferPointer<UInt8>>) -> Bool) -> String? {
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
