/// All open pages, those first that are missed least: of nobody in particular before those of people who are signed in,
/// without a stream before those with one, and of each kind in the order of their last use.
@MainActor
struct PagesByUse {
    private var lists = [PageList](repeating: PageList(), count: OpenPage.Standing.allCases.count)

    /// Makes a page the most recently used one of its kind.
    mutating func touch(_ page: OpenPage) {
        remove(page)
        let standing = OpenPage.Standing(page)
        page.standing = standing
        lists[standing.rawValue].append(page)
    }

    mutating func remove(_ page: OpenPage) {
        guard let standing = page.standing else { return }
        page.standing = nil
        lists[standing.rawValue].remove(page)
    }

    /// How many have no stream.
    var idleCount: Int {
        var count = 0
        for standing in OpenPage.Standing.withoutStream { count += lists[standing.rawValue].count }
        return count
    }

    /// The one of a kind that was not used for longest.
    func oldest(_ standing: OpenPage.Standing) -> OpenPage? { lists[standing.rawValue].oldest }

    /// The one that is missed least, of those without a stream.
    var oldestIdle: OpenPage? { OpenPage.Standing.withoutStream.lazy.compactMap { oldest($0) }.first }

    /// The one that is missed least, besides a page.
    func oldest(besides page: OpenPage) -> OpenPage? {
        for standing in OpenPage.Standing.allCases {
            let oldest = oldest(standing)
            if let other = oldest === page ? page.newer : oldest { return other }
        }
        return nil
    }
}

extension OpenPage {
    /// How much a page is missed, the least first.
    enum Standing: Int, CaseIterable {
        case idle, streamed, idleOfUser, streamedOfUser

        @MainActor
        init(_ page: OpenPage) {
            self =
                page.session.user == nil
                ? (page.stream == nil ? .idle : .streamed)
                : (page.stream == nil ? .idleOfUser : .streamedOfUser)
        }

        static let withoutStream = [Standing.idle, .idleOfUser]
    }

    /// Whether it is open and has no stream.
    var isIdle: Bool { standing.map(Standing.withoutStream.contains) ?? false }
}

/// Pages in the order of their last use.
@MainActor
private struct PageList {
    private(set) var count = 0
    private(set) var oldest: OpenPage?
    private unowned(unsafe) var newest: OpenPage?

    mutating func append(_ page: OpenPage) {
        page.older = newest
        if let newest { newest.newer = page } else { oldest = page }
        newest = page
        count += 1
    }

    mutating func remove(_ page: OpenPage) {
        count -= 1
        let newer = page.newer
        if let older = page.older { older.newer = newer } else { oldest = newer }
        if let newer { newer.older = page.older } else { newest = page.older }
        page.newer = nil
    }
}
