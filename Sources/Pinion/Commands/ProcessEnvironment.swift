internal import Glibc

/// The variables that a process was started with.
struct ProcessEnvironment: Sendable {
    private let variables: [String: String]

    init(_ variables: [String: String]) {
        self.variables = variables
    }

    /// Reads those of this process that have some names.
    init(reading names: [String]) {
        self.init(
            Dictionary(
                names.compactMap { name in getenv(name).map { (name, String(cString: $0)) } },
                uniquingKeysWith: { first, _ in first }))
    }

    subscript(name: String) -> String? { variables[name] }
}
