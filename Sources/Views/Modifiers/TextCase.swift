/// Capitals, or small letters.
public enum TextCase: String, Sendable {
    case uppercase, lowercase
}
