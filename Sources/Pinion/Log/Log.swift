internal import Glibc
internal import JSON
internal import Programs

/// Where a site's log goes.
///
/// ```swift
/// site.log = .json()  // lines of JSON on standard error
/// site.log = Log { entry in logger.log(level: level(entry.level), "\(entry.message)") }
/// ```
public struct Log: Sendable {
    /// Entries below it are not made.
    public var minimumLevel = LogEntry.Level.info
    private let write: @Sendable (LogEntry) -> Void

    /// - Parameters:
    ///   - minimumLevel: entries below it are not made.
    ///   - write: takes each entry, from any thread.
    public init(minimumLevel: LogEntry.Level = .info, _ write: @escaping @Sendable (LogEntry) -> Void) {
        self.minimumLevel = minimumLevel
        self.write = write
    }
}

extension Log {
    /// Lines of text on standard error.
    public static func text(minimumLevel: LogEntry.Level = .info) -> Log {
        Log(minimumLevel: minimumLevel) { Console.error("\($0)") }
    }

    /// Lines of JSON on standard error: `time` (RFC 3339), `level`, `message` and what belongs to it.
    public static func json(minimumLevel: LogEntry.Level = .info) -> Log {
        Log(minimumLevel: minimumLevel) { entry in
            Console.error(line(for: entry, at: timestamp()))
        }
    }

    package func callAsFunction(
        _ level: LogEntry.Level, _ message: @autoclosure () -> String,
        _ metadata: @autoclosure () -> [(name: String, value: String)] = []
    ) {
        guard level >= minimumLevel else { return }
        write(LogEntry(level, message(), metadata()))
    }

    /// Takes an entry that another log was given, unless it is below the level.
    package func pass(_ entry: LogEntry) {
        if entry.level >= minimumLevel { write(entry) }
    }

    static func line(for entry: LogEntry, at time: String) -> String {
        var members: [JSON.Member] = [
            .init("time", .string(time)), .init("level", .string(entry.level.rawValue)),
            .init("message", .string(entry.message)),
        ]
        for (name, value) in entry.metadata where !members.contains(where: { $0.name == name }) {
            members.append(.init(name, .string(value)))
        }
        return String(decoding: JSON.object(members).bytes, as: UTF8.self)
    }

    private static func timestamp() -> String {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        var parts = tm()
        gmtime_r(&now.tv_sec, &parts)
        func padded(_ number: Int, _ width: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
        let date = [
            padded(Int(parts.tm_year) + 1900, 4), padded(Int(parts.tm_mon) + 1, 2),
            padded(Int(parts.tm_mday), 2),
        ].joined(separator: "-")
        let time = [Int(parts.tm_hour), Int(parts.tm_min), Int(parts.tm_sec)].map { padded($0, 2) }
            .joined(separator: ":")
        return "\(date)T\(time).\(padded(now.tv_nsec / 1_000_000, 3))Z"
    }
}
