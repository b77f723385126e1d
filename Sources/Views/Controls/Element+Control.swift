package import DOM

extension Element {
    /// The control that this element is, or is the label of, or the first one inside. A table and a list have none: what
    /// stands in their rows is not theirs.
    package var control: FormControl? {
        if let control = self as? FormControl { return control }
        guard !["table", "ul", "ol"].contains("\(tag)") else { return nil }
        for child in children {
            if let control = child.control { return control }
        }
        return nil
    }
}
