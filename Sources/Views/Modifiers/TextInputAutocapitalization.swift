/// The letters that a keyboard on the screen writes in capitals by itself.
public enum TextInputAutocapitalization: String, Sendable {
    case never = "none"
    case words, sentences, characters
}
