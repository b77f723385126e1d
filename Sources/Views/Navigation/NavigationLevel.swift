/// Where a view stands: in which navigation stack, and above how many views.
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
    /// Where in the navigation stack around the view stands, if one is around.
    var navigation: NavigationLevel? {
        get { self[NavigationKey.self] }
        set { self[NavigationKey.self] = newValue }
    }
}
