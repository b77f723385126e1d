/// How views stand in a ``VStack``.
public enum HorizontalAlignment: String, Sendable {
    case leading, center, trailing
}

/// How views stand in an ``HStack``.
public enum VerticalAlignment: String, Sendable {
    case top, center, bottom, firstTextBaseline
}

extension VerticalAlignment {
    /// The style sheet's word for it.
    var className: String { self == .firstTextBaseline ? "baseline" : rawValue }
}
