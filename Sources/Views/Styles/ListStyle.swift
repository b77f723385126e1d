/// The look of a ``List``.
public enum ListStyle: Sendable {
    /// On a card.
    case automatic, grouped, insetGrouped
    /// On the page itself.
    case plain, inset, sidebar

    /// The member of the style sheet's family `list`.
    var className: String? {
        switch self {
        case .automatic, .grouped, .insetGrouped: nil
        case .plain, .inset, .sidebar: "plain"
        }
    }
}

struct ListStyleKey: EnvironmentKey {
    static var defaultValue: ListStyle { .automatic }
}

extension View {
    /// Sets the look of the lists inside.
    public func listStyle(_ style: ListStyle) -> some View {
        EnvironmentChange(content: self) { $0[ListStyleKey.self] = style }
    }
}
