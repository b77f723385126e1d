/// Articles.
extension Accounts {
    /// The articles, newest first.
    ///
    /// - Parameters:
    ///   - cursor: where the listing before this one ended; `nil` begins with the newest.
    ///   - limit: how many, from 1 to 100.
    /// - Throws: ``AccountsError/storage(_:reason:)``.
    public func articles(
        after cursor: ArticleListing.Cursor? = nil, limit: Int = 20
    ) async throws(AccountsError) -> ArticleListing {
        let limit = min(max(limit, 1), 100)
        let rows = try await run(
            .articles,
            [
                .integer(cursor?.published ?? .max), .integer(cursor?.number ?? .max),
                .integer(Int64(limit) + 1),
            ])
        do throws(StorageError) {
            let articles = try rows.prefix(limit).map { (row) throws(StorageError) in try row.article() }
            let isLast = rows.count <= limit
            return ArticleListing(
                articles: articles,
                next: isLast ? nil : articles.last.map { ArticleListing.Cursor(after: $0) })
        } catch {
            throw AccountsError(error)
        }
    }

    /// An article; `nil` if there is none with that number.
    ///
    /// - Throws: ``AccountsError/storage(_:reason:)``.
    public func article(_ id: Article.ID) async throws(AccountsError) -> Article? {
        try await first(.article, [.integer(id.rawValue)]) { (row) throws(StorageError) in
            try row.article()
        }
    }

    /// Publishes an article.
    ///
    /// - Parameters:
    ///   - title: one line, 1 to 200 characters once white space around it is gone.
    ///   - text: at most 100,000 bytes.
    ///   - author: who has written it.
    /// - Throws: ``AccountsError/invalidArticle(_:)``, ``AccountsError/noSuchUser(_:)``,
    ///   ``AccountsError/storage(_:reason:)``.
    @discardableResult
    public func createArticle(
        title: String, text: String, by author: User.ID
    ) async throws(AccountsError) -> Article {
        let draft = try Self.draft(title, text)
        let published = now()
        return try await database.write { (transaction) throws(AccountsError) in
            let id = try transaction.insert(draft, by: author, published: published)
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
    /// - Throws: ``AccountsError/invalidArticle(_:)``, ``AccountsError/noSuchArticle(_:)``,
    ///   ``AccountsError/storage(_:reason:)``.
    @discardableResult
    public func updateArticle(
        _ id: Article.ID, title: String, text: String, by author: User.ID
    ) async throws(AccountsError) -> Article {
        let draft = try Self.draft(title, text)
        return try await database.write { (transaction) throws(AccountsError) in
            let changed = try transaction.run(
                .updateArticle,
                [
                    .text(draft.title), .text(draft.text), .integer(id.rawValue),
                    .integer(author.rawValue),
                ])
            guard !changed.isEmpty else { throw .noSuchArticle(id) }
            transaction.note(.article(id))
            return try transaction.article(id)
        }
    }
}

extension Transaction {
    func insert(
        _ draft: ArticleDraft, by author: User.ID, published: Int64
    ) throws(AccountsError) -> Article.ID {
        let values: [SQLValue] = [
            .integer(author.rawValue), .integer(published), .text(draft.title), .text(draft.text),
        ]
        let rows = try run(.insertArticle, values, ifMissing: .noSuchUser(author))
        guard let id = try read(rows.first, { (row) throws(StorageError) in try row.integer(0) }) else {
            throw .failure("the new article has no number")
        }
        return Article.ID(rawValue: id)
    }

    fileprivate func article(_ id: Article.ID) throws(AccountsError) -> Article {
        let article = try first(.article, [.integer(id.rawValue)]) { (row) throws(StorageError) in
            try row.article()
        }
        guard let article else { throw .noSuchArticle(id) }
        return article
    }
}

extension Accounts {
    private static func draft(_ title: String, _ text: String) throws(AccountsError) -> ArticleDraft {
        do { return try ArticleDraft(title: title, text: text) } catch { throw .invalidArticle(error) }
    }
}
