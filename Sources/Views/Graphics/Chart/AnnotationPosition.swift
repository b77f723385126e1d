/// Where words stand beside a mark of a ``Chart``.
public enum AnnotationPosition: Sendable {
    case top, bottom, leading, trailing
    /// In its middle.
    case overlay
}
