/// What a person, or a script, enters into a field.
public enum FieldValue: Sendable, Equatable {
    case text(String)
    case flag(Bool)
    case choices([String])
}
