/// The views inside, as they stand; the older name of ``NavigationStack``.
public typealias NavigationView = NavigationStack
