/// People who do not exist, so that a fresh database has something to show.
///
/// They follow each other and have written articles; nobody can sign in as one of them, and they do not
/// count as users (``Accounts/userCount()``). The same seed makes the same people.
public enum SampleData {
    /// Fills a database that has no user at all.
    ///
    /// ```swift
    /// try await SampleData.fill(accounts) { name in Portrait.drawn(name: name).bytes }
    /// ```
    /// - Parameters:
    ///   - accounts: where they are entered.
    ///   - people: how many, at most 5,000.
    ///   - themes: what they choose among.
    ///   - seed: another one makes other people.
    ///   - portrait: draws a JPEG for somebody's name; whoever gets none has no photo.
    /// - Returns: their numbers; none if the database had users, and is left as it was.
    /// - Throws: ``AccountsError/storage(_:reason:)``.
    @discardableResult
    public static func fill(
        _ accounts: Accounts, people: Int = 200, themes: [String] = [Person.defaultTheme],
        seed: UInt64 = 1815,
        portrait: @Sendable (_ name: String) -> [UInt8]? = { _ in nil }
    ) async throws(AccountsError) -> [User.ID] {
        let world = SampleWorld(
            people: min(max(people, 0), SampleNames.count), themes: themes, seed: seed, now: accounts.now())
        // Checking it takes as long as checking anybody's; no password has it.
        let hash = Argon2.decoy(cost: accounts.passwords.cost)
        guard try await accounts.first(.anyUser, [], { (row) throws(StorageError) in row }) == nil else {
            return []
        }
        // Nobody else can write while a transaction is open: what takes long is done before.
        let photos = await world.photos(portrait)
        do throws(AccountsError) {
            return try await accounts.database.write { (transaction) throws(AccountsError) in
                let isEmpty = try transaction.run(.anyUser, []).isEmpty
                return isEmpty ? try world.insert(in: &transaction, passwordHash: hash, photos) : []
            }
        } catch .nameTaken {
            // Another process has filled it at the same time.
            return []
        }
    }
}

extension SampleWorld {
    @concurrent
    fileprivate func photos(_ portrait: @Sendable (String) -> [UInt8]?) async -> [Photo?] {
        var photos: [Photo?] = []
        for person in people {
            guard let bytes = portrait(person.displayName) else {
                photos.append(nil)
                continue
            }
            photos.append(Photo(bytes: bytes, type: .jpeg, etag: await ContentHash.of(bytes)))
        }
        return photos
    }

    fileprivate func insert(
        in transaction: inout Transaction, passwordHash: String, _ photos: [Photo?]
    ) throws(AccountsError) -> [User.ID] {
        var ids: [User.ID] = []
        for (person, photo) in zip(people, photos) {
            guard let name = try? UserName(person.name) else { continue }
            var user = NewUser(name, passwordHash: passwordHash, created: person.created)
            user.displayName = person.displayName
            user.headerColor = person.headerColor
            user.theme = person.theme
            user.isSample = true
            let id = try user.store(in: transaction).id
            ids.append(id)
            guard let photo else { continue }
            try transaction.run(
                .setPhoto,
                [
                    .integer(id.rawValue), .text(photo.etag), .text(photo.type.rawValue), .bytes(photo.bytes),
                ])
        }
        for follow in follows {
            try transaction.run(
                .insertFollow,
                [.integer(ids[follow.follower].rawValue), .integer(ids[follow.followed].rawValue)])
        }
        for article in articles {
            guard let draft = try? ArticleDraft(title: article.title, text: article.text) else { continue }
            _ = try transaction.insert(draft, by: ids[article.author], published: article.published)
        }
        transaction.note(.everything)
        return ids
    }
}

extension Statement {
    fileprivate static let anyUser = Statement("any_user", "SELECT id FROM users LIMIT 1")
}
