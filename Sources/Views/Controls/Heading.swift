internal import DOM

/// The levels of headings.
@MainActor
enum Heading {
    private static let tags: [StaticString] = ["h1", "h2", "h3", "h4", "h5", "h6"]

    /// The tag of a heading of a level, where 0 is the first.
    static func tag(_ level: Int) -> StaticString { tags[min(max(level, 0), tags.count - 1)] }

    static func isHeading(_ element: Element) -> Bool {
        let tag = "\(element.tag)"
        return tags.contains { "\($0)" == tag }
    }

    /// Returns the level of a heading in a font, or nil if it is no heading.
    static func level(of style: Font.TextStyle?) -> Int? {
        switch style {
        case .largeTitle: 0
        case .title: 1
        case .title2: 2
        case .title3: 3
        default: nil
        }
    }
}
