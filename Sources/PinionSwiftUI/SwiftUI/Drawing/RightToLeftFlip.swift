public import Pinion

extension View {
    /// Shows the view as in a mirror where lines run from right to left: for an arrow that is a picture.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        FlippedView(content: self, isEnabled: enabled)
    }
}

/// A view that is mirrored where lines run from right to left.
private struct FlippedView<Content: View>: View {
    @Environment(\.layoutDirection) private var direction
    let content: Content
    let isEnabled: Bool

    var body: some View {
        content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1.0 : 1.0, y: 1.0)
    }
}
