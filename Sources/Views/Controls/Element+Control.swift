package import DOM

extension Element {
    /// The control that this element is, or is the label of, or the first one inside.
    package var control: FormControl? {
        if let control = self as? FormControl { return control }
        for child in children {
            if let control = child.control { return control }
        }
        return nil
    }
}
