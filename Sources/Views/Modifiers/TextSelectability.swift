/// Whether text can be selected.
public enum TextSelectability: Sendable {
    case enabled, disabled
}
