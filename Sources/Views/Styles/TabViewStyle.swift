/// The look of a ``TabView``: always with the tabs above.
public enum TabViewStyle: Sendable {
    case automatic, page, sidebarAdaptable
}

extension View {
    /// No effect: tabs have one look here.
    public func tabViewStyle(_ style: TabViewStyle) -> some View { self }
}
