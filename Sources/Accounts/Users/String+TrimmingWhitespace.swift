extension String {
    /// The same text without the white space at its ends.
    var trimmingWhitespace: String {
        let head = drop(while: \.isWhitespace)
        guard let last = head.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(head[...last])
    }
}
