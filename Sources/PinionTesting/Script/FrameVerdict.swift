package import JSON

/// What becomes of a frame that covers the revisions "(b, q]".
package enum FrameVerdict {
    /// It says nothing new.
    case drop
    case apply
    /// There is a gap before it: the stream has to go on from what has been seen.
    case resume

    /// - Parameter revision: the one that the page has.
    package init(of frame: JSON, for revision: Int) {
        guard let base = frame["b"]?.integer, let end = frame["q"]?.integer else {
            self = .drop
            return
        }
        self = base > revision ? .resume : end > revision ? .apply : .drop
    }
}
