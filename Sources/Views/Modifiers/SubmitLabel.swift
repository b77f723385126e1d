/// The label of the Enter key of a keyboard on the screen.
public enum SubmitLabel: Sendable {
    case done, go, send, join, route, search, `return`, next, `continue`
}

extension SubmitLabel {
    /// The name in HTML.
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
