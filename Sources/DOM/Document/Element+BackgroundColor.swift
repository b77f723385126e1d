extension Element {
    /// The colour behind the element, as in `#3366cc`; `nil` if it has none of its own.
    ///
    /// ```swift
    /// user.bind(\.headerColor, to: header, \.backgroundColor)
    /// ```
    public final var backgroundColor: String? {
        get { self["data-background"] }
        set {
            self["data-background"] = newValue
            if newValue == nil { removeClass("background-mixed") } else { addClass("background-mixed") }
        }
    }
}
