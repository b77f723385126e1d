/// The pages without a stream, in the order of their last use.
@MainActor
struct IdlePages {
    private(set) var count = 0
    private(set) var oldest: OpenPage?
    private unowned(unsafe) var newest: OpenPage?

    /// Makes a page the most recently used one.
    mutating func touch(_ page: OpenPage) {
        remove(page)
        page.isIdle = true
        page.older = newest
        if let newest { newest.newer = page } else { oldest = page }
        newest = page
        count += 1
    }

    mutating func remove(_ page: OpenPage) {
        guard page.isIdle else { return }
        page.isIdle = false
        count -= 1
        let newer = page.newer
        if let older = page.older { older.newer = newer } else { oldest = newer }
        if let newer { newer.older = page.older } else { newest = page.older }
        page.newer = nil
    }
}
