extension View {
    /// Puts views in front of this one.
    public func overlay<Content: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Content
    ) -> some View {
        let front = content()
        return ZStack(alignment: alignment) {
            self
            front
        }
    }

    /// Puts views behind this one.
    public func background<Content: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Content
    ) -> some View {
        let back = content()
        return ZStack(alignment: alignment) {
            back
            self
        }
    }
}
