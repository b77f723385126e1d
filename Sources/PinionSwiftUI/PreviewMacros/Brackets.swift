/// Counts the brackets of a source that are open, those in texts aside.
struct Brackets {
    private var depth = 0
    private var isInText = false
    private var isEscaped = false

    /// Whether none is open.
    var isClosed: Bool { depth == 0 && !isInText }

    mutating func read(_ character: Character) {
        if isEscaped {
            isEscaped = false
            // What is interpolated is read like the rest of the text.
            return
        }
        switch character {
        case "\\" where isInText: isEscaped = true
        case "\"": isInText.toggle()
        case "(", "[", "{": depth += isInText ? 0 : 1
        case ")", "]", "}": depth -= isInText ? 0 : 1
        default: break
        }
    }
}
