extension Document {
    /// About how many bytes are in memory for the page: its elements, with what their views keep for them, and its texts.
    package var heldBytes: Int { 2_048 + size * 512 + root.textBytes }
}

extension Element {
    /// The bytes of the texts in here, of attributes and of what stands in fields.
    fileprivate final var textBytes: Int {
        var bytes = text.utf8.count
        for attribute in attributes { bytes += attribute.value?.utf8.count ?? 0 }
        for child in childElements { bytes += child.textBytes }
        return bytes
    }
}
