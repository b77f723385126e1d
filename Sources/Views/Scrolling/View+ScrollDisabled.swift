private struct IsScrollEnabledKey: EnvironmentKey {
    static let defaultValue = true
}

extension EnvironmentValues {
    /// Whether people can scroll the views that scroll; `scrollDisabled(_:)` sets it.
    public internal(set) var isScrollEnabled: Bool {
        get { self[IsScrollEnabledKey.self] }
        set { self[IsScrollEnabledKey.self] = newValue }
    }
}

extension View {
    /// Keeps people from scrolling the views inside that scroll by themselves; the page itself scrolls.
    public func scrollDisabled(_ disabled: Bool) -> some View {
        EnvironmentChange(content: decorated(by: disabled ? "scroll-held" : "")) {
            if disabled { $0.isScrollEnabled = false }
        }
    }
}
