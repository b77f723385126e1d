/// The part that an element plays on a page for a person who reads it, as far as its tag and its role tell.
enum Part {
    /// There is nothing to read.
    case nothing
    case heading(level: Int)
    case list, table, figure, dialog, navigation
    case link, picture, drawing
    case meter, progress
    case label
    /// A text, or something that others stand in.
    case other
}

extension Part {
    @MainActor
    init(of element: Element) {
        self = Self.part(of: element.tag)
        guard case .other = self, let role = element["role"] else { return }
        switch role {
        case "heading": self = .heading(level: element["aria-level"].flatMap { Int($0) } ?? 2)
        case "img" where element["aria-label"] != nil && !element.children.isEmpty: self = .picture
        case "navigation": self = .navigation
        default: break
        }
    }

    private static func part(of tag: StaticString) -> Part {
        for (name, part) in parts where tag.isEqual(to: name) { return part }
        return .other
    }

    private static let parts: [(StaticString, Part)] = [
        ("a", .link), ("ul", .list), ("ol", .list), ("img", .picture), ("svg", .drawing), ("label", .label),
        ("h1", .heading(level: 1)), ("h2", .heading(level: 2)), ("h3", .heading(level: 3)),
        ("h4", .heading(level: 4)), ("h5", .heading(level: 5)), ("h6", .heading(level: 6)),
        ("nav", .navigation), ("table", .table), ("figure", .figure), ("dialog", .dialog), ("meter", .meter),
        ("progress", .progress), ("script", .nothing), ("style", .nothing), ("template", .nothing),
    ]
}
