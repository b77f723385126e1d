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
    let fixedSignUpMode: SignUpMode?
    /// In seconds.
    let sessionLimits: (idle: Int64, total: Int64)
    private let throttle: Mutex<GuessThrottle>
    let attempts = Mutex(AttemptCounter())
    let eventsSinceCleaning = Mutex(0)
    let report: @Sendable (SecurityEvent) -> Void
    let pause: @Sendable (Duration) async -> Void
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
        fixedSignUpMode = configuration.signUp
        sessionLimits = (max(1, configuration.sessionIdleLimit), max(1, configuration.sessionLimit))
        pause = configuration.pause
        throttle = Mutex(GuessThrottle(configuration.guesses))
        report = configuration.report
        let start = configuration.now()
        lastCleaning = Mutex(start)
        secret = try await Self.open(
            database, [.accounts] + (companion.map { [$0.schema] } ?? []) + configuration.furtherSchemas,
            now: start)
        try await removeExpiredSessions(now: start)
        await removeOldEvents()
    }

    deinit {
        database.feed.finish()
    }
}

extension Accounts {
    /// The user with that name, if the password is theirs.
    ///
    /// A name that nobody has takes as long as a wrong password. After 5 wrong ones for a name from one address the next
    /// one has to wait a second, the one after it two, then four, up to a quarter of an hour; the right one, too. Those who
    /// come from elsewhere, or with a ``deviceToken(for:)`` of the name, do not wait. ``GuessLimits`` set other numbers.
    ///
    /// - Parameters:
    ///   - name: what was entered as the name.
    ///   - password: what was entered as the password.
    ///   - origin: where they ask from.
    /// - Throws: ``AccountsError/wrongNameOrPassword``, ``AccountsError/busy``,
    ///   ``AccountsError/tooManyAttempts(retryAfter:)``, ``AccountsError/storage(_:reason:)``.
    public func authenticate(
        name: String, password: String, from origin: SignInOrigin = SignInOrigin()
    ) async throws(AccountsError) -> User {
        let userName = try? UserName(name)
        let source = source(of: origin, userName)
        switch throttle.withLock({ $0.begin(userName?.key, from: source, now: now()) }) {
        case .granted: break
        case .busy: throw .busy
        case .refused(let seconds):
            noteThrottled(from: origin)
            throw .tooManyAttempts(retryAfter: .seconds(seconds))
        }
        do throws(AccountsError) {
            guard let userName else {
                // Nobody can have that name, so there is nothing to protect, and nothing to work for.
                await pause(.milliseconds(300))
                throw .wrongNameOrPassword
            }
            let user = try await check(userName, password, share(of: origin, userName))
            throttle.withLock { $0.end(userName.key, from: source, .right, now: now()) }
            return user
        } catch {
            let outcome: GuessThrottle.Outcome = error == .wrongNameOrPassword ? .wrong : .unanswered
            throttle.withLock { $0.end(userName?.key, from: source, outcome, now: now()) }
            if outcome == .wrong { note(.signInFailed, userName?.shown ?? "", origin) }
            throw error
        }
    }

    /// What a browser may keep once somebody has signed in on it: whoever comes with it is not slowed by the wrong
    /// passwords of others. It lets nobody in.
    public func deviceToken(for user: User) -> String? {
        (try? UserName(user.name)).map { DeviceToken.make(for: $0.key, secret: secret) }
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
        do throws(StorageError) {
            return try await database.rows(statement, values, read).first
        } catch {
            throw AccountsError(error)
        }
    }

    private func source(of origin: SignInOrigin, _ name: UserName?) -> GuessThrottle.Source {
        device(of: origin, name).map { .device($0) } ?? .address(origin.address)
    }

    /// Whose place in the queue a password's check takes.
    func share(of origin: SignInOrigin, _ name: UserName?) -> WorkerShare {
        device(of: origin, name).map { WorkerShare($0, isPreferred: true) } ?? WorkerShare(origin.address)
    }

    private func device(of origin: SignInOrigin, _ name: UserName?) -> String? {
        guard let name, let token = origin.deviceToken else { return nil }
        return DeviceToken.device(in: token, of: name.key, secret: secret)
    }

    private func check(
        _ name: UserName, _ password: String, _ share: WorkerShare
    ) async throws(AccountsError) -> User {
        let row = try await run(.credentials, [.text(name.key)]).first
        var known: (user: User, hash: String)?
        do throws(StorageError) {
            // No password lets those in who have no hash, or are disabled.
            if let row, try row.optionalInteger(6) == nil, try !row.text(4).isEmpty {
                known = (try row.user(), try row.text(4))
            }
        } catch {
            throw AccountsError(error)
        }
        let renewed = try await passwords.check(password, against: known?.hash, share: share)
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
