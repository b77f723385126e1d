public import Storage
internal import Synchronization
internal import Threads

/// The people who may sign in, and where they are signed in.
///
/// Make one at start and share it: it is safe to use from everywhere, the main actor included, because
/// the database and the hashing of passwords have threads of their own.
/// ```swift
/// let accounts = try await Accounts(.sqlite("pinion.sqlite"))
/// let ada = try await accounts.createUser(name: "Ada", password: "difference engine")
/// ```
/// Several processes may open the same database at once.
public final class Accounts: Sendable {
    package let database: Database
    package let now: @Sendable () -> Int64
    let lastCleaning: Mutex<Int64>
    let passwords: PasswordChecker
    let companion: (any AccountsCompanion)?
    private let throttle = Mutex(GuessThrottle())
    /// A key that all nodes have, and nobody else.
    package let secret: [UInt8]

    /// Opens the database, makes it if it is a file that is not there, and brings its schema up to date.
    ///
    /// - Throws: ``AccountsError/cannotOpen(database:reason:)``,
    ///   ``AccountsError/newerSchema(database:found:known:)``.
    public convenience init(
        _ location: DatabaseLocation, configuration: AccountsConfiguration = AccountsConfiguration()
    ) async throws(AccountsError) {
        let pool = WorkerPool(threads: configuration.passwordThreads, waiting: configuration.passwordQueue)
        try await self.init(location, configuration: configuration, pool: pool)
    }

    init(
        _ location: DatabaseLocation, configuration: AccountsConfiguration, pool: WorkerPool
    ) async throws(AccountsError) {
        guard Sodium.isReady else { throw .failure("libsodium finds no source of randomness") }
        now = configuration.now
        passwords = PasswordChecker(cost: configuration.passwordCost, pool: pool)
        database = Database(location, log: configuration.log)
        companion = configuration.companion
        let start = configuration.now()
        lastCleaning = Mutex(start)
        secret = try await Self.open(
            database, [.accounts] + (companion.map { [$0.schema] } ?? []), now: start)
        try await removeExpiredSessions(now: start)
    }

    deinit {
        database.feed.finish()
    }
}

extension Accounts {
    /// The user with that name, if the password is theirs.
    ///
    /// A name that nobody has takes as long as a wrong password. After 10 wrong ones for a name within 10
    /// minutes it is closed, for the right one too, until the first of them is 10 minutes old.
    ///
    /// - Throws: ``AccountsError/wrongNameOrPassword``, ``AccountsError/busy``,
    ///   ``AccountsError/tooManyAttempts(retryAfter:)``, ``AccountsError/storage(_:reason:)``.
    public func authenticate(name: String, password: String) async throws(AccountsError) -> User {
        guard let userName = try? UserName(name) else {
            // Nobody can have that name, so there is nothing to protect but the time it takes to say so.
            _ = try await passwords.check(password, against: nil)
            throw .wrongNameOrPassword
        }
        switch throttle.withLock({ $0.begin(userName.key, now: now()) }) {
        case .granted: break
        case .busy: throw .busy
        case .refused(let seconds): throw .tooManyAttempts(retryAfter: .seconds(seconds))
        }
        do throws(AccountsError) {
            let user = try await check(userName, password)
            throttle.withLock { $0.end(userName.key, .right, now: now()) }
            return user
        } catch {
            let outcome: GuessThrottle.Outcome = error == .wrongNameOrPassword ? .wrong : .unanswered
            throttle.withLock { $0.end(userName.key, outcome, now: now()) }
            throw error
        }
    }

    /// How many people can sign in.
    public func userCount() async throws(AccountsError) -> Int {
        Int(try await first(.countUsers, []) { (row) throws(StorageError) in try row.integer(0) } ?? 0)
    }
}

extension Accounts {
    /// Opens the database.
    ///
    /// - Returns: its key, which is made when it is opened for the first time.
    private static func open(
        _ database: Database, _ schemas: [Schema], now: Int64
    ) async throws(AccountsError) -> [UInt8] {
        do throws(StorageError) {
            try await database.open(schemas, now: now)
            let fresh = RandomBytes.make(keyByteCount)
            _ = try await database.run(.insertSecret, [.text("signer"), .bytes(fresh)])
            let key = try await database.run(.secret, [.text("signer")]).first?.bytes(0)
            guard let key, key.count == keyByteCount else {
                throw .failed("the key of the signatures is none")
            }
            return key
        } catch .newerSchema(let found, let known) {
            throw .newerSchema(database: database.location.description, found: found, known: known)
        } catch {
            throw .cannotOpen(database: database.location.description, reason: error.description)
        }
    }

    private static let keyByteCount = 32

    /// Runs a statement whose failures have no meaning of their own.
    @discardableResult
    package func run(_ statement: Statement, _ values: [SQLValue]) async throws(AccountsError) -> [Row] {
        do {
            return try await database.run(statement, values)
        } catch {
            throw AccountsError(error)
        }
    }

    /// What `read` makes of the first row, if there is one.
    func first<Value>(
        _ statement: Statement, _ values: [SQLValue], _ read: (Row) throws(StorageError) -> Value
    ) async throws(AccountsError) -> Value? {
        guard let row = try await run(statement, values).first else { return nil }
        do throws(StorageError) { return try read(row) } catch { throw AccountsError(error) }
    }

    private func check(_ name: UserName, _ password: String) async throws(AccountsError) -> User {
        let row = try await run(.credentials, [.text(name.key)]).first
        var known: (user: User, hash: String)?
        do throws(StorageError) {
            known = if let row { (try row.user(), try row.text(3)) } else { nil }
        } catch {
            throw AccountsError(error)
        }
        // No password lets those in who have no hash.
        if known?.hash.isEmpty == true { known = nil }
        let renewed = try await passwords.check(password, against: known?.hash)
        guard let known else { throw .wrongNameOrPassword }
        if let renewed {
            // The password is right whether or not the stronger hash could be written; if somebody has
            // changed it meanwhile, theirs stays.
            let values: [SQLValue] = [.text(renewed), .integer(known.user.id.rawValue), .text(known.hash)]
            _ = try? await database.run(.replacePasswordHash, values)
        }
        return known.user
    }
}
