internal import Programs
internal import Server

/// The arguments of `pinion-dev`.
struct Command: Equatable {
    /// The product to run; nil for the only one.
    private(set) var product: String?
    /// The arguments of the program.
    private(set) var arguments: [String] = []
    private(set) var wantsHelp = false

    init(_ words: [String]) throws(UsageError) {
        var rest = words[...]
        if rest.first == "--help" || rest.first == "-h" { wantsHelp = true }
        if let first = rest.first, !first.hasPrefix("-") {
            product = first
            rest.removeFirst()
        }
        if rest.first == "--" { rest.removeFirst() }
        arguments = Array(rest)
        guard value(of: "--listen") == nil else {
            throw UsageError("the socket is opened here; say --host and --port, not --listen")
        }
    }

    static let help = """
        Usage: swift run pinion-dev [PRODUCT] [-- ARGUMENTS]

        Builds an executable product of the package, runs it with the arguments, and does so again whenever one of
        its sources is saved. Open pages come back in place; a compiler's error is shown on them until it is gone.
        PRODUCT can be left out where the package has only one. The program's own --host and --port (HOST, PORT) say
        where it is served.
        """
}

extension Command {
    /// The address that the program is served at, from its own arguments or else the environment.
    func address(environment: (String) -> String?) throws(UsageError) -> ListeningAddress {
        let text = value(of: "--port") ?? environment("PORT") ?? "8080"
        guard let port = Int(text), (0...65_535).contains(port) else {
            throw UsageError("not a port from 0 to 65535: \(text)")
        }
        return .tcp(value(of: "--host") ?? environment("HOST") ?? "127.0.0.1", port: port)
    }

    /// The value of a flag among the program's arguments, as `--port 80` or `--port=80`.
    private func value(of flag: String) -> String? {
        for (index, argument) in arguments.enumerated().reversed() {
            if argument == flag { return index + 1 < arguments.count ? arguments[index + 1] : "" }
            if argument.hasPrefix(flag + "=") { return String(argument.dropFirst(flag.count + 1)) }
        }
        return nil
    }
}
