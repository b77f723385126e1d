/// Thrown by a page that leads elsewhere instead of opening.
public struct Redirect: Error, Sendable {
    /// The path to go to.
    public let path: String

    public init(to path: String) {
        self.path = path
    }
}
