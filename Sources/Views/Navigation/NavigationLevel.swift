/// The level of a view: its navigation stack, and the number of views below it there.
struct NavigationLevel: Equatable {
    let model: NavigationModel
    let number: Int
    /// Whether what is put there takes the place of all that lies above the first view: it is another column's.
    var replaces = false

    /// Makes room for what a link leads to.
    @MainActor
    func prepare() {
        if replaces { model.cut(to: 0) }
    }

    static func == (one: NavigationLevel, other: NavigationLevel) -> Bool {
        one.model === other.model && one.number == other.number && one.replaces == other.replaces
    }
}

private struct NavigationKey: EnvironmentKey {
    static var defaultValue: NavigationLevel? { nil }
}

extension EnvironmentValues {
    /// The view's level in the navigation stack around it, if there is one.
    var navigation: NavigationLevel? {
        get { self[NavigationKey.self] }
        set { self[NavigationKey.self] = newValue }
    }
}
