internal import Glibc

/// The names under which a site answers.
///
/// A page of another site can have its own name lead to this machine, and would then be taken for one of this site
/// (rebinding). Addresses in digits and `localhost` have no such name behind them.
struct HostNames: Sendable {
    private let names: Set<String>

    init(_ names: [String]) {
        self.names = Set(names.map { Authority.plain($0.lowercased()) })
    }

    /// Whether the site answers to a `Host` field.
    func include(_ host: String) -> Bool {
        if names.contains("*") { return true }
        guard let host = Authority(host)?.host else { return false }
        return host == "localhost" || Authority.isAddress(host) || names.contains(host)
    }
}

/// A host and perhaps a port, as `Host` and `Origin` have them.
struct Authority: Equatable {
    /// In lower case, without a dot at its end; an IPv6 address in brackets.
    let host: String
    let port: Int?

    /// Reads `example.org`, `example.org:8080` or `[::1]:8080`; nil for anything else.
    init?(_ text: String) {
        let text = text.lowercased()
        let bytes = text.utf8
        let end: String.Index
        if bytes.first == UInt8(ascii: "[") {
            guard let bracket = bytes.firstIndex(of: UInt8(ascii: "]")) else { return nil }
            end = bytes.index(after: bracket)
        } else {
            end = bytes.firstIndex(of: UInt8(ascii: ":")) ?? bytes.endIndex
        }
        let rest = bytes[end...]
        let digits = Substring(rest.dropFirst())
        guard rest.first ?? UInt8(ascii: ":") == UInt8(ascii: ":"), digits.isEmpty || Self.isPort(digits)
        else {
            return nil
        }
        host = Self.plain(String(text[..<end]))
        port = Int(digits)
        let isInBrackets = bytes.first == UInt8(ascii: "[")
        guard !host.isEmpty, isInBrackets ? Self.isAddress(host) : Self.isName(host) else { return nil }
    }

    /// Without the dot that a whole name may end with.
    static func plain(_ host: String) -> String {
        host.utf8.last == UInt8(ascii: ".") ? String(host.unicodeScalars.dropLast()) : host
    }

    /// Whether it is an IPv4 address, or an IPv6 address in brackets.
    static func isAddress(_ host: String) -> Bool {
        var four = in_addr()
        var six = in6_addr()
        guard host.hasPrefix("["), host.hasSuffix("]") else { return inet_pton(AF_INET, host, &four) == 1 }
        return inet_pton(AF_INET6, String(host.dropFirst().dropLast()), &six) == 1
    }

    private static func isPort(_ digits: Substring) -> Bool {
        digits.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            && UInt16(digits) != nil
    }

    private static func isName(_ host: String) -> Bool {
        host.utf8.allSatisfy { $0.isOfHostName || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") }
    }
}
