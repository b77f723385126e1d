extension View {
    /// Puts views in front of this one.
    public func overlay<Content: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Content
    ) -> some View {
        let front = content()
        return ZStack(overlay: alignment, isBehind: false) {
            self
            front
        }
    }

    /// Puts a view in front of this one.
    @_disfavoredOverload
    public func overlay<Front: View>(_ front: Front, alignment: Alignment = .center) -> some View {
        overlay(alignment: alignment) { front }
    }

    /// Puts a view behind this one.
    @_disfavoredOverload
    public func background<Back: View>(_ back: Back, alignment: Alignment = .center) -> some View {
        background(alignment: alignment) { back }
    }

    /// Puts views behind this one.
    public func background<Content: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Content
    ) -> some View {
        let back = content()
        return ZStack(overlay: alignment, isBehind: true) {
            back
            self
        }
    }
}
