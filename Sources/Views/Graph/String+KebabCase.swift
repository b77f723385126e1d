extension String {
    /// Letters and digits in small, with a hyphen where there was something else: "Log in…" is "log-in".
    package var kebabCased: String {
        var text = ""
        var isGap = false
        for character in self {
            if character.isLetter || character.isNumber {
                if isGap, !text.isEmpty { text.append("-") }
                isGap = false
                text += character.lowercased()
            } else {
                isGap = true
            }
        }
        return text
    }
}
