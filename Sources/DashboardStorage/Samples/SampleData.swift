package import Accounts
internal import Storage

/// People who do not exist, so that a fresh database has something to show.
///
/// They follow each other and have written articles; nobody can sign in as one of them, and they do not
/// count as users (``Accounts/userCount()``). The same seed makes the same people.
package enum SampleData {
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
    /// - Throws: ``DashboardError/accounts(_:)``.
    @discardableResult
    package static func fill(
        _ accounts: Accounts, people: Int = 200, themes: [String] = [Person.defaultTheme],
        seed: UInt64 = 1815,
        portrait: @Sendable (_ name: String) -> [UInt8]? = { _ in nil }
    ) async throws(DashboardError) -> [User.ID] {
        let world = SampleWorld(
            people: min(max(people, 0), SampleNames.count), themes: themes, seed: seed, now: accounts.now())
        guard try await accounts.rows(.anyUser, [], { (row) throws(StorageError) in row }).isEmpty else {
            return []
        }
        // Nobody else can write while a transaction is open: what takes long is done before.
        let photos = await world.photos(portrait)
        do throws(DashboardError) {
            return try await accounts.write { (transaction) throws(DashboardError) in
                let isEmpty = try transaction.run(.anyUser, []).isEmpty
                return isEmpty ? try world.insert(in: &transaction, photos) : []
            }
        } catch .accounts(.nameTaken) {
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
        in transaction: inout DatabaseTransaction<DashboardError>, _ photos: [Photo?]
    ) throws(DashboardError) -> [User.ID] {
        var ids: [User.ID] = []
        for (person, photo) in zip(people, photos) {
            guard let name = try? UserName(person.name) else { continue }
            let user = try NewUser(name, created: person.created)
                .store(in: transaction, ifTaken: .accounts(.nameTaken(name.shown)))
            let profile = Profile(
                displayName: person.displayName, headerColor: person.headerColor, theme: person.theme,
                isSample: true)
            try transaction.addProfile(profile, of: user)
            let id = user.id
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
