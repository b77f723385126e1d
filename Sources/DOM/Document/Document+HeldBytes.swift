extension Document {
    /// About how many bytes are in memory for the page: its elements, with what their views keep for them, and its texts.
    package var heldBytes: Int { 2_048 + size * 512 + textBytes }
}

extension Element {
    /// The bytes of the element's own texts: what it says, its attributes, and what stands in a field.
    final var textBytes: Int {
        var bytes = content.utf8.count + valueBytes
        for attribute in attributes { bytes += attribute.value?.utf8.count ?? 0 }
        return bytes
    }

    /// Takes note that one of the element's texts gives way to another.
    final func weigh(_ new: String?, insteadOf former: String?) {
        documentPointer?.textBytes += (new?.utf8.count ?? 0) - (former?.utf8.count ?? 0)
    }
}
