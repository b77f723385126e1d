/// The place of a ``NavigationBar``: see ``NavigationBar/navigationBarStyle(_:)``.
public enum NavigationBarStyle: Sendable {
    /// Above the page.
    case automatic
    /// Beside the page in a wide window, above it in a narrower one, and below it on a phone.
    case sidebarAdaptable
}

extension NavigationBarStyle {
    var className: String { self == .automatic ? "bar" : "bar sidebar" }
}
