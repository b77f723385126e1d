/// What the Enter key of a keyboard on the screen is called.
public enum SubmitLabel: Sendable {
    case done, go, send, join, route, search, `return`, next, `continue`
}

extension SubmitLabel {
    /// What HTML calls it.
    var keyHint: String {
        switch self {
        case .done: "done"
        case .go, .join, .route: "go"
        case .send: "send"
        case .search: "search"
        case .return: "enter"
        case .next, .continue: "next"
        }
    }
}
