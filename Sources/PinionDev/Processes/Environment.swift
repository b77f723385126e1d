internal import Glibc

/// The variables of this process.
enum Environment {
    static func value(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// All of them, with others in the place of those that have their names.
    static func with(_ others: [String: String]) -> [String] {
        var variables: [String] = []
        var next = environ
        while let text = next.pointee {
            let variable = String(cString: text)
            if others[String(variable.prefix { $0 != "=" })] == nil { variables.append(variable) }
            next += 1
        }
        return variables + others.map { "\($0)=\($1)" }
    }
}
