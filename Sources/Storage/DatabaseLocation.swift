/// Where a database is.
///
/// ```swift
/// let accounts = try await Accounts(DatabaseLocation("sqlite:data/pinion.sqlite"))
/// ```
public enum DatabaseLocation: Hashable, Sendable {
    /// A file, made on first start; its folder must exist. `":memory:"` keeps everything until the end.
    case sqlite(String)

    /// An address as libpq reads it: `postgres://user:password@host:5432/database?sslmode=require`.
    case postgres(String)

    /// Reads what stands in `DATABASE_URL`.
    ///
    /// - Parameter text: `sqlite:path`, `sqlite:///absolute/path`, a bare path, `postgres://…` or
    ///   `postgresql://…`. A bare path with a colon in its first part is written `./a:b`.
    /// - Throws: ``BadDatabaseLocation`` with what is wrong with it.
    public init(_ text: String) throws(BadDatabaseLocation) {
        guard !text.isEmpty else { throw BadDatabaseLocation("it is empty") }
        guard !text.utf8.contains(0) else { throw BadDatabaseLocation("it contains a NUL") }
        guard let scheme = Self.scheme(of: text) else {
            self = .sqlite(text)
            return
        }
        switch scheme {
        case "sqlite": self = .sqlite(try Self.path(text.dropFirst("sqlite:".count)))
        case "postgres", "postgresql": self = .postgres(try Self.checkedAddress(text, scheme: scheme))
        default:
            throw BadDatabaseLocation("“\(scheme):” is no kind of database known here (sqlite:, postgres://)")
        }
    }
}

extension DatabaseLocation {
    /// Connects; a file that is not there is made.
    package func connect() throws(StorageError) -> any DatabaseConnection {
        switch self {
        case .sqlite(let path): try SQLiteConnection(path: path)
        case .postgres(let address): try PostgreSQLConnection(address: address)
        }
    }
}

/// Never shows a password.
extension DatabaseLocation: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String {
        switch self {
        case .sqlite(let path): path
        case .postgres(let address): Self.withoutSecrets(address)
        }
    }

    public var debugDescription: String { description }
}

extension DatabaseLocation: CustomReflectable {
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension DatabaseLocation {
    /// What stands before the first colon, if it looks like the name of a scheme.
    private static func scheme(of text: String) -> String? {
        guard text != ":memory:", let colon = text.firstIndex(of: ":") else { return nil }
        let name = text[..<colon]
        guard let first = name.first, first.isASCII, first.isLetter else { return nil }
        let isName = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
        return isName ? name.lowercased() : nil
    }

    private static func path(_ rest: Substring) throws(BadDatabaseLocation) -> String {
        var path = rest
        if path.hasPrefix("//") {
            path = path.dropFirst(2)
            guard path.hasPrefix("/") else {
                throw BadDatabaseLocation(
                    "after sqlite:// follows an absolute path (sqlite:///data/pinion.sqlite)")
            }
        }
        guard !path.isEmpty else { throw BadDatabaseLocation("after sqlite: follows the path of a file") }
        return String(path)
    }

    private static func checkedAddress(_ text: String, scheme: String) throws(BadDatabaseLocation) -> String {
        let rest = text.dropFirst(scheme.count + 1)
        guard rest.hasPrefix("//") else {
            throw BadDatabaseLocation("after \(scheme): follows //host/database")
        }
        guard hasWholeEscapes(rest) else {
            throw BadDatabaseLocation("a percent sign in a \(scheme):// address is written %25")
        }
        return scheme + ":" + rest
    }

    private static func hasWholeEscapes(_ text: Substring) -> Bool {
        text.split(separator: "%", omittingEmptySubsequences: false).dropFirst().allSatisfy { part in
            part.prefix(2).count == 2 && part.prefix(2).allSatisfy { $0.isASCII && $0.isHexDigit }
        }
    }

    /// User, host and database; nothing at all where it is not certain which part is the password.
    private static func withoutSecrets(_ address: String) -> String {
        guard let start = address.firstRange(of: "://")?.upperBound else { return "postgres://…" }
        let rest = address[start...]
        let plain = rest.prefix { $0 != "?" }
        guard !rest[plain.endIndex...].contains("@") else { return "postgres://…" }
        guard let at = plain.lastIndex(of: "@") else { return "postgres://" + plain }
        let user = plain[..<at].prefix { $0 != ":" }
        return "postgres://" + user + plain[at...]
    }
}
