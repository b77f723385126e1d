internal import Glibc

/// The variables that a process was started with.
struct ProcessEnvironment: Sendable {
    private let variables: [String: String]

    init(_ variables: [String: String]) {
        self.variables = variables
    }

    /// Those of this process.
    static var process: ProcessEnvironment {
        let names = ["HOST", "PORT", "DATABASE_URL", "PUBLIC"]
        return ProcessEnvironment(
            Dictionary(
                uniqueKeysWithValues: names.compactMap { name in
                    getenv(name).map { (name, String(cString: $0)) }
                }))
    }

    subscript(name: String) -> String? { variables[name] }
}
