/// The level of a view: its navigation stack, and the number of views below it there.
struct NavigationLevel: Equatable {
    let model: NavigationModel
    let number: Int

    static func == (one: NavigationLevel, other: NavigationLevel) -> Bool {
        one.model === other.model && one.number == other.number
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
