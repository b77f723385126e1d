internal import Storage
internal import Synchronization

/// What happens to accounts, for whoever looks after them.
///
/// The database keeps the newest 1,000 attempts of strangers and the newest 1,000 other events, each for 90 days.
extension Accounts {
    /// The newest events, the last one first. `Change.securityEvents` tells when there are others.
    ///
    /// - Throws: ``AccountsError/storage(_:reason:)``.
    public func securityEvents(limit: Int = 200) async throws(AccountsError) -> [SecurityEvent] {
        await writeAttempts()
        let rows = try await run(.events, [.integer(Int64(max(0, limit)))])
        do throws(StorageError) {
            var events: [SecurityEvent] = []
            for row in rows {
                // A newer program may know more kinds.
                guard let kind = SecurityEvent.Kind(rawValue: try row.text(1)) else { continue }
                events.append(
                    SecurityEvent(
                        id: try row.integer(0), kind: kind, name: try row.text(2), address: try row.text(3),
                        begun: try row.integer(4), latest: try row.integer(5),
                        count: Int(clamping: try row.integer(6))))
            }
            return events
        } catch {
            throw AccountsError(error)
        }
    }

    /// Counts an attempt that was refused before anything was looked at.
    package func noteThrottled(from origin: SignInOrigin) { note(.throttled, "", origin) }

    /// Counts a page that somebody may not open.
    package func noteKeptOut(_ name: String, from origin: SignInOrigin) { note(.keptOut, name, origin) }
}

extension Change {
    /// Something has happened that ``Accounts/securityEvents(limit:)`` tells.
    public static let securityEvents = Change("event")
}

extension Accounts {
    /// Counts what a stranger has tried.
    func note(_ kind: SecurityEvent.Kind, _ name: String, _ origin: SignInOrigin) {
        let key = AttemptCounter.Key(kind: kind, name: name, address: origin.address)
        guard attempts.withLock({ $0.add(key) }) else { return }
        Task { [weak self, pause] in
            await pause(.seconds(1))
            await self?.writeAttempts()
        }
    }

    /// Carries out what changes accounts, writes down what has happened, and tells of it.
    @discardableResult
    func write<Result: Sendable>(
        _ body:
            @Sendable (inout DatabaseTransaction<AccountsError>) throws(AccountsError) -> (
                Result, SecurityEvent?
            )
    ) async throws(AccountsError) -> Result {
        let (result, event) = try await database.write {
            (transaction) throws(AccountsError) -> (Result, SecurityEvent?) in
            let (result, event) = try body(&transaction)
            if let event { try transaction.record(event) }
            return (result, event)
        }
        if let event {
            report(event)
            await removeOldEventsNowAndThen()
        }
        return result
    }

    /// Returns when everything that has been counted before is written, whoever writes it.
    private func writeAttempts() async {
        let writing = attempts.withLock { attempts in
            let counts = attempts.take()
            if !counts.isEmpty {
                attempts.writing = Task { [before = attempts.writing] in
                    await before?.value
                    await write(counts)
                }
            }
            return attempts.writing
        }
        await writing?.value
    }

    /// A failure is not told: the attempts were refused, and the next ones will be.
    private func write(_ counts: [(key: AttemptCounter.Key, count: Int)]) async {
        let time = now()
        let events = counts.map { key, count in
            SecurityEvent(key.kind, key.name, key.address, at: time, count: count)
        }
        for event in events { report(event) }
        try? await database.write { (transaction) throws(AccountsError) in
            for event in events { try transaction.record(event) }
        }
        await removeOldEventsNowAndThen(events.count)
    }

    /// Each program looks after a hundred events that it has written, and when it is started.
    private func removeOldEventsNowAndThen(_ count: Int = 1) async {
        let isDue = eventsSinceCleaning.withLock { written in
            written += count
            guard written >= 100 else { return false }
            written = 0
            return true
        }
        if isDue { await removeOldEvents() }
    }

    func removeOldEvents() async {
        _ = try? await database.run(.removeEventsBefore, [.integer(now() - 90 * 24 * 3600)])
        for isAttempt: Int64 in [0, 1] {
            _ = try? await database.run(.removeSurplusEvents, [.integer(isAttempt), .integer(1000)])
        }
    }
}

extension SecurityEvent {
    /// What happens now.
    init(_ kind: Kind, _ name: String, _ address: String, at time: Int64, count: Int = 1) {
        self.init(id: 0, kind: kind, name: name, address: address, begun: time, latest: time, count: count)
    }
}

extension DatabaseTransaction<AccountsError> {
    /// Writes an event down, or counts it with the same one of these ten minutes.
    fileprivate mutating func record(_ event: SecurityEvent) throws(AccountsError) {
        try run(
            .insertEvent,
            [
                .integer(event.latest / 600), .text(event.kind.rawValue), .text(event.name),
                .text(event.address), .integer(event.kind.isAttempt ? 1 : 0), .integer(event.latest),
                .integer(Int64(event.count)),
            ])
        note(.securityEvents)
    }
}
