/// Finds the page of an address.
@MainActor
struct Router {
    private var literal: [String: Page] = [:]
    private var patterns: [Page] = []
    /// Shown where there is no page, and where one could not be opened.
    private(set) var substitutes: [Page.Role: Page] = [:]

    /// The first of several pages with one address counts.
    init(_ pages: [Page]) {
        for page in pages {
            if page.role != .address {
                if substitutes[page.role] == nil { substitutes[page.role] = page }
            } else if page.pattern.isLiteral {
                if literal[page.path] == nil { literal[page.path] = page }
            } else {
                patterns.append(page)
            }
        }
    }

    /// The page of an address with the values that stand in it. An address in full comes before a pattern.
    func page(at path: String) -> (page: Page, values: [String])? {
        if let page = literal[path] { return (page, []) }
        for page in patterns {
            if let values = page.pattern.values(in: path) { return (page, values) }
        }
        return nil
    }
}
