/// The container of a view with others in front of it or behind it: these do not make it larger.
final class OverlayContainer: Container {
    /// Whether the others stand behind: then they come first.
    var isBehind = false
}
