internal import Glibc

/// The variables that a process was started with.
struct Environment: Sendable {
    private let variables: [String: String]

    init(_ variables: [String: String]) {
        self.variables = variables
    }

    /// Those of this process.
    static var process: Environment {
        let names = ["HOST", "PORT", "DATABASE_URL", "PUBLIC"]
        return Environment(
            Dictionary(
                uniqueKeysWithValues: names.compactMap { name in
                    getenv(name).map { (name, String(cString: $0)) }
                }))
    }

    subscript(name: String) -> String? { variables[name] }
}
