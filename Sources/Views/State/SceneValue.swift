/// A value that a page has stored with ``SceneStorage``, as it is kept.
package enum SceneValue: Hashable, Sendable {
    case flag(Bool)
    case integer(Int)
    case number(Double)
    case text(String)
}
