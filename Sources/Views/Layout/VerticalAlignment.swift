/// How views stand in an ``HStack``.
public enum VerticalAlignment: String, Sendable {
    case top, center, bottom, firstTextBaseline
}

extension VerticalAlignment {
    /// The style sheet's word for it.
    var className: String { self == .firstTextBaseline ? "baseline" : rawValue }
}
