public import Views

private struct VisitKey: EnvironmentKey {
    static let defaultValue: Visit? = nil
}

extension EnvironmentValues {
    /// The opening of the page that the view is on: where it was asked for, and by whom.
    ///
    /// ```swift
    /// @Environment(\.visit) private var visit
    /// ```
    public internal(set) var visit: Visit? {
        get { self[VisitKey.self] }
        set { self[VisitKey.self] = newValue }
    }
}
