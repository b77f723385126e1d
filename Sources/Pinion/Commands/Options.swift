/// What can be set when a program starts, by flag or by environment variable; the flag wins.
///
/// | flag | variable | meaning | unless set |
/// |---|---|---|---|
/// | `--host ADDRESS` | `HOST` | the address to listen on | `127.0.0.1` |
/// | `--port NUMBER` | `PORT` | the port; 0 takes a free one | `8080` |
/// | `--database-url URL` | `DATABASE_URL` | `sqlite:PATH`, a path, or `postgres://…` | `sqlite:dashboard.sqlite`, by the program's name |
/// | `--public FOLDER` | `PUBLIC` | the folder of script, styles and icons | found near the program |
struct Options: Sendable, Equatable {
    var host = "127.0.0.1"
    var port = 8080
    var database: String
    var publicFolder: String?
    /// What stands beside the flags.
    var words: [String] = []
    var wantsHelp = false

    /// Reads them.
    init(_ arguments: [String], environment: ProcessEnvironment, program: String) throws(UsageError) {
        database = "sqlite:\(program).sqlite"
        for (variable, flag) in [
            ("HOST", "--host"), ("PORT", "--port"), ("DATABASE_URL", "--database-url"),
            ("PUBLIC", "--public"),
        ] {
            if let value = environment[variable], !value.isEmpty {
                try set(flag, to: value, as: variable)
            }
        }
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--help" || argument == "-h" {
                wantsHelp = true
            } else if argument.hasPrefix("--") {
                let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                let flag = String(parts[0])
                guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
                    throw UsageError("\(flag) needs a value")
                }
                try set(flag, to: value, as: flag)
            } else {
                words.append(argument)
            }
        }
    }

    private mutating func set(_ flag: String, to value: String, as name: String) throws(UsageError) {
        switch flag {
        case "--host": host = value
        case "--port":
            guard let port = Int(value), (0...65_535).contains(port) else {
                throw UsageError("\(name) is not a port from 0 to 65535: \(value)")
            }
            self.port = port
        case "--database-url": database = value
        case "--public": publicFolder = value
        default: throw UsageError("unknown flag \(flag)")
        }
    }
}

extension Options {
    /// The address of the server, as a browser takes it; IPv6 stands in brackets there.
    ///
    /// - Parameter port: the port that it listens on, which may be any free one.
    func address(port: Int) -> String {
        host.contains(":") ? "http://[\(host)]:\(port)" : "http://\(host):\(port)"
    }
}

/// What is wrong with the way in which a program was started.
struct UsageError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
