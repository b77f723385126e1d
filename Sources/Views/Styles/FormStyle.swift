/// The look of a ``Form``: always labels above their fields.
public enum FormStyle: Sendable {
    case automatic, grouped, columns
}

extension View {
    /// No effect: forms have one look here.
    public func formStyle(_ style: FormStyle) -> some View { self }
}
