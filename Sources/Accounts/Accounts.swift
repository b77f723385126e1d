internal import Synchronization

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
    let database: Database
    let now: @Sendable () -> Int64
    let lastCleaning: Mutex<Int64>
    private let passwords: PasswordChecker
    private let throttle = Mutex(GuessThrottle())

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
        guard Sodium.isReady else { throw .storage("libsodium finds no source of randomness") }
        now = configuration.now
        passwords = PasswordChecker(cost: configuration.passwordCost, pool: pool)
        database = Database(location)
        let start = configuration.now()
        lastCleaning = Mutex(start)
        try await database.open(now: start)
        try await removeExpiredSessions(now: start)
    }
}

extension Accounts {
    /// Adds a user.
    ///
    /// - Parameters:
    ///   - name: 1 to 64 characters once white space around it is gone; unique whatever its capitals.
    ///   - password: at least 8 characters, at most 1024 bytes.
    /// - Throws: ``AccountsError/invalidName(_:)``, ``AccountsError/nameTaken(_:)``,
    ///   ``AccountsError/passwordTooShort(minimum:)``, ``AccountsError/passwordTooLong(maximum:)``,
    ///   ``AccountsError/busy``, ``AccountsError/storage(_:)``.
    @discardableResult
    public func createUser(name: String, password: String) async throws(AccountsError) -> User {
        let userName: UserName
        do { userName = try UserName(name) } catch { throw .invalidName(error) }
        let hash = try await passwords.hash(password)
        let created = now()
        do throws(StorageError) {
            let rows = try await database.run(
                .insertUser, [.text(userName.shown), .text(userName.key), .text(hash), .integer(created)])
            guard let id = try rows.first?.integer(0) else { throw .failed("the new user has no number") }
            return User(id: User.ID(rawValue: id), name: userName.shown, created: created)
        } catch .duplicate {
            throw .nameTaken(userName.shown)
        } catch {
            throw .storage(error.description)
        }
    }

    /// The user with that name, if the password is theirs.
    ///
    /// A name that nobody has takes as long as a wrong password. After 10 wrong ones for a name within 10
    /// minutes it is closed, for the right one too, until the first of them is 10 minutes old.
    ///
    /// - Throws: ``AccountsError/wrongNameOrPassword``, ``AccountsError/busy``,
    ///   ``AccountsError/tooManyAttempts(retryAfter:)``, ``AccountsError/storage(_:)``.
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

    /// How many users there are.
    public func userCount() async throws(AccountsError) -> Int {
        let rows = try await run(.countUsers, [])
        do { return Int(try rows.first?.integer(0) ?? 0) } catch { throw .storage(error.description) }
    }
}

extension Accounts {
    /// Runs a statement whose failures have no meaning of their own.
    @discardableResult
    func run(_ statement: Statement, _ values: [SQLValue]) async throws(AccountsError) -> [Row] {
        do {
            return try await database.run(statement, values)
        } catch {
            throw .storage(error.description)
        }
    }

    private func check(_ name: UserName, _ password: String) async throws(AccountsError) -> User {
        let row = try await run(.credentials, [.text(name.key)]).first
        let known: (user: User, hash: String)?
        do throws(StorageError) {
            known = if let row { (try row.user(), try row.text(3)) } else { nil }
        } catch {
            throw .storage(error.description)
        }
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
