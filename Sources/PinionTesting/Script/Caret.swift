/// A place in a field's text, counted in UTF-16 units as browsers do.
package enum Caret {
    /// Where the caret is after another text has taken the place of its own: with the characters around it.
    package static func map(_ before: String, _ after: String, _ caret: Int) -> Int {
        let behind = before.utf16.dropFirst(caret)
        let isKept = after.utf16.suffix(behind.count).elementsEqual(behind)
        return isKept ? after.utf16.count - before.utf16.count + caret : min(caret, after.utf16.count)
    }
}
