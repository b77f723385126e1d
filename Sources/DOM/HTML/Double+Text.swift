extension Double {
    /// The number in as few digits as say it: `1.5`, and `2` without a fraction. HTML reads it.
    package var shortText: String {
        if self == rounded(), magnitude < 1e15 { return "\(Int(self))" }
        return "\(self)"
    }
}
