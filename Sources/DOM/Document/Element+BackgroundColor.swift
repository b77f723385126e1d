extension Element {
    /// The colour behind the element, as in `#3366cc`; `nil` if it has none of its own.
    ///
    /// ```swift
    /// user.bind(\.headerColor, to: header, \.backgroundColor)
    /// ```
    public final var backgroundColor: String? {
        get { style("--background") }
        set {
            setStyle("--background", newValue)
            setClass(style("--background") != nil, "background-mixed")
        }
    }
}
