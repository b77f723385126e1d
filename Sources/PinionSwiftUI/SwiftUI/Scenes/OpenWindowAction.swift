public import Pinion

/// Opens a window of the program: leads the tab to its page.
///
/// A page cannot open another tab by itself; who wants one opens a link there.
@MainActor
public struct OpenWindowAction {
    let navigate: NavigateAction

    /// - Parameter id: what the `WindowGroup` or `Window` is called.
    public func callAsFunction(id: String) {
        navigate("/" + WindowPage<EmptyView>.address(id))
    }
}

extension EnvironmentValues {
    /// Opens a window of the program.
    public var openWindow: OpenWindowAction { OpenWindowAction(navigate: navigate) }
}
