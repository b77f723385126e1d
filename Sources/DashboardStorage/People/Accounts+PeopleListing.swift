package import Accounts
internal import Storage

/// The list of people.
extension Accounts {
    /// The people whom somebody looks for, in the order of their names.
    ///
    /// ```swift
    /// let first = try await accounts.people(matching: "lov", limit: 20, seenBy: me)
    /// let rest = try await accounts.people(matching: "lov", after: first.next, limit: 20, seenBy: me)
    /// ```
    /// - Parameters:
    ///   - search: beginnings of words of the name or the display name, each of which must be found;
    ///     capitals and accents do not matter, and of more than four words the first four count.
    ///     White space finds everybody.
    ///   - cursor: where the listing before this one ended; `nil` begins with the first.
    ///   - limit: how many, from 1 to 100.
    ///   - viewer: who looks.
    /// - Throws: ``DashboardError/accounts(_:)``.
    package func people(
        matching search: String = "", after cursor: PeopleListing.Cursor? = nil, limit: Int = 50,
        seenBy viewer: User.ID?
    ) async throws(DashboardError) -> PeopleListing {
        let limit = min(max(limit, 1), 100)
        let words = SearchWords(of: search).words.prefix(4)
        let bounds: [SQLValue] = words.flatMap { [.text($0), .text(SearchWords.end(of: $0))] }
        let values: [SQLValue] =
            bounds + [
                .text(cursor?.description ?? ""), .integer(Int64(limit) + 1),
                .integer(viewer?.rawValue ?? 0),
            ]
        let found = try await rows(.people(words: words.count), values) { (row) throws(StorageError) in
            (person: try row.listedPerson(for: viewer), key: try row.text(Row.columnAfterPerson + 1))
        }
        let end = found.count > limit ? found[limit - 1].key : nil
        let isAll = end == nil && cursor == nil
        let total =
            isAll
            ? found.count
            : try await rows(.peopleCount(words: words.count), bounds) { (row) throws(StorageError) in
                Int(try row.integer(0))
            }.first
        return PeopleListing(
            people: found.prefix(limit).map(\.person), next: end.flatMap { PeopleListing.Cursor($0) },
            total: total)
    }
}

extension Accounts {
    /// Those who follow somebody, the newest of them first.
    ///
    /// - Parameters:
    ///   - followed: whom they follow.
    ///   - limit: how many, from 1 to 100.
    /// - Throws: ``DashboardError/accounts(_:)``.
    package func followers(of followed: User.ID, limit: Int = 12) async throws(DashboardError) -> [Person] {
        let values: [SQLValue] = [.integer(followed.rawValue), .integer(Int64(min(max(limit, 1), 100)))]
        return try await rows(.followers, values) { (row) throws(StorageError) in
            var person = try row.person()
            person.email = nil
            return person
        }
    }
}

extension Row {
    fileprivate func listedPerson(for viewer: User.ID?) throws(StorageError) -> ListedPerson {
        var person = try person()
        if person.id != viewer { person.email = nil }
        return ListedPerson(person: person, isFollowed: try integer(Self.columnAfterPerson) != 0)
    }
}
