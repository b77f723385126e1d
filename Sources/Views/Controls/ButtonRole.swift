/// The purpose of a button, beyond the usual.
public enum ButtonRole: Sendable {
    /// It takes something away for good.
    case destructive
    /// It leads back without doing anything.
    case cancel
}
