package import Accounts
internal import Storage

/// Articles.
extension Accounts {
    /// The articles, newest first.
    ///
    /// - Parameters:
    ///   - cursor: where the listing before this one ended; `nil` begins with the newest.
    ///   - limit: how many, from 1 to 100.
    /// - Throws: ``DashboardError/accounts(_:)``.
    package func articles(
        after cursor: ArticleListing.Cursor? = nil, limit: Int = 20
    ) async throws(DashboardError) -> ArticleListing {
        let limit = min(max(limit, 1), 100)
        let values: [SQLValue] = [
            .integer(cursor?.published ?? .max), .integer(cursor?.number ?? .max), .integer(Int64(limit) + 1),
        ]
        let found = try await rows(.articles, values) { (row) throws(StorageError) in try row.article() }
        let articles = Array(found.prefix(limit))
        let isLast = found.count <= limit
        return ArticleListing(
            articles: articles, next: isLast ? nil : articles.last.map { ArticleListing.Cursor(after: $0) })
    }

    /// What somebody has written, newest first.
    ///
    /// - Parameters:
    ///   - author: who.
    ///   - limit: how many, from 1 to 100.
    /// - Throws: ``DashboardError/accounts(_:)``.
    package func articles(by author: User.ID, limit: Int = 5) async throws(DashboardError) -> [Article] {
        let values: [SQLValue] = [.integer(author.rawValue), .integer(Int64(min(max(limit, 1), 100)))]
        return try await rows(.articlesOfAuthor, values) { (row) throws(StorageError) in try row.article() }
    }

    /// How many articles there are.
    ///
    /// - Throws: ``DashboardError/accounts(_:)``.
    package func articleCount() async throws(DashboardError) -> Int {
        try await rows(.articleCount, []) { (row) throws(StorageError) in Int(try row.integer(0)) }.first ?? 0
    }

    /// An article; `nil` if there is none with that number.
    ///
    /// - Throws: ``DashboardError/accounts(_:)``.
    package func article(_ id: Article.ID) async throws(DashboardError) -> Article? {
        try await rows(.article, [.integer(id.rawValue)]) { (row) throws(StorageError) in
            try row.article()
        }.first
    }

    /// Publishes an article.
    ///
    /// - Parameters:
    ///   - title: one line, 1 to 200 characters once white space around it is gone.
    ///   - text: at most 100,000 bytes.
    ///   - author: who has written it.
    ///   - origin: where they did it from.
    /// - Throws: ``DashboardError/invalidArticle(_:)``, ``DashboardError/noSuchUser(_:)``,
    ///   ``DashboardError/accounts(_:)``.
    @discardableResult
    package func createArticle(
        title: String, text: String, by author: User.ID, from origin: SignInOrigin = SignInOrigin()
    ) async throws(DashboardError) -> Article {
        let draft = try Self.draft(title, text)
        let published = now()
        return try await write { (transaction) throws(DashboardError) in
            let id = try transaction.insert(draft, by: author, published: published)
            try transaction.log("published", draft.quotedTitle, by: author, from: origin, at: published)
            transaction.note(.article(id))
            return try transaction.article(id)
        }
    }

    /// Writes an article anew; it stays where it is among the others.
    ///
    /// - Parameters:
    ///   - id: which one.
    ///   - title: its title from now on.
    ///   - text: its text from now on.
    ///   - author: who does it. Another one's article is as good as none.
    ///   - origin: where they do it from.
    /// - Throws: ``DashboardError/invalidArticle(_:)``, ``DashboardError/noSuchArticle(_:)``,
    ///   ``DashboardError/accounts(_:)``.
    @discardableResult
    package func updateArticle(
        _ id: Article.ID, title: String, text: String, by author: User.ID,
        from origin: SignInOrigin = SignInOrigin()
    ) async throws(DashboardError) -> Article {
        let draft = try Self.draft(title, text)
        let time = now()
        return try await write { (transaction) throws(DashboardError) in
            let changed = try transaction.run(
                .updateArticle,
                [
                    .text(draft.title), .text(draft.text), .integer(id.rawValue),
                    .integer(author.rawValue),
                ])
            guard !changed.isEmpty else { throw .noSuchArticle(id) }
            try transaction.log("rewrote", draft.quotedTitle, by: author, from: origin, at: time)
            transaction.note(.article(id))
            return try transaction.article(id)
        }
    }
}

extension DatabaseTransaction<DashboardError> {
    func insert(
        _ draft: ArticleDraft, by author: User.ID, published: Int64
    ) throws(DashboardError) -> Article.ID {
        let values: [SQLValue] = [
            .integer(author.rawValue), .integer(published), .text(draft.title), .text(draft.text),
        ]
        let rows = try run(.insertArticle, values, ifMissing: .noSuchUser(author))
        guard let id = try read(rows.first, { (row) throws(StorageError) in try row.integer(0) }) else {
            throw DashboardError(.failed("the new article has no number"))
        }
        return Article.ID(rawValue: id)
    }

    fileprivate func article(_ id: Article.ID) throws(DashboardError) -> Article {
        let article = try first(.article, [.integer(id.rawValue)]) { (row) throws(StorageError) in
            try row.article()
        }
        guard let article else { throw .noSuchArticle(id) }
        return article
    }
}

extension ArticleDraft {
    fileprivate var quotedTitle: String { "“\(title)”" }
}

extension Accounts {
    private static func draft(_ title: String, _ text: String) throws(DashboardError) -> ArticleDraft {
        do { return try ArticleDraft(title: title, text: text) } catch { throw .invalidArticle(error) }
    }
}
