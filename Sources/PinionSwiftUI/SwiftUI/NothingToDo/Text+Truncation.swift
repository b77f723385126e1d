public import Pinion

extension Text {
    /// What is left out of a text that has more lines than it may.
    public enum TruncationMode: Sendable {
        case head, middle, tail
    }
}

extension View {
    /// No effect: browsers leave out the end.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }
}
