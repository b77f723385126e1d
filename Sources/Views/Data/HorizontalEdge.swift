/// The beginning or the end of a line.
public enum HorizontalEdge: Sendable {
    case leading, trailing
}
