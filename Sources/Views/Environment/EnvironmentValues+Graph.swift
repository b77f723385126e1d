/// The views of a page, for an action that may be kept longer.
struct WeakGraph {
    weak var graph: ViewGraph?
}

private struct GraphKey: EnvironmentKey {
    static var defaultValue: WeakGraph { WeakGraph() }
}

extension EnvironmentValues {
    /// The views of the page, which actions like ``navigate`` work on.
    var graph: WeakGraph {
        get { self[GraphKey.self] }
        set { self[GraphKey.self] = newValue }
    }
}
