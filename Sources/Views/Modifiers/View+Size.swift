extension View {
    /// Hides what fields are called; screen readers still say it.
    public func labelsHidden() -> some View {
        decorated(by: "labels-hidden")
    }

    /// How large the controls inside are.
    public func controlSize(_ size: ControlSize) -> some View {
        decorated(by: size == .regular ? "" : "controls-\(size.rawValue)")
    }

    /// Shows text in capitals, or in small letters; with `nil` as it is.
    public func textCase(_ textCase: TextCase?) -> some View {
        decorated(by: textCase.map { $0.rawValue } ?? "")
    }
}
