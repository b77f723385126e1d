internal import Glibc

/// The folder of a package, and where it is built.
struct PackageFolder {
    let path: String
    /// The scratch folder of `swift build`: the one that this program itself was built in.
    let builds: String
    /// `debug` or `release`, as this program was built.
    let configuration: String

    /// The package that the current folder is in.
    init() throws(Problem) {
        guard let current = Self.real(".") else { throw Problem("there is no current folder") }
        var path = current
        while access(path + "/Package.swift", F_OK) != 0 {
            guard path != "/", let slash = path.lastIndex(of: "/") else {
                throw Problem("there is no Package.swift in \(current) or above it")
            }
            path = slash == path.startIndex ? "/" : String(path[..<slash])
        }
        self.path = path
        let program = Self.real("/proc/self/exe").map { $0.split(separator: "/") } ?? []
        // builds/x86_64-unknown-linux-gnu/debug/pinion-dev
        let own = program.dropLast(3).map { "/" + $0 }.joined()
        let isHere = program.count > 3 && access(own + "/workspace-state.json", F_OK) == 0
        builds = isHere ? own : path + "/.build"
        configuration = isHere ? String(program[program.count - 2]) : "debug"
    }

    private static func real(_ path: String) -> String? {
        guard let text = realpath(path, nil) else { return nil }
        defer { free(text) }
        return String(cString: text)
    }
}

extension PackageFolder {
    var options: [String] { ["--package-path", path, "--scratch-path", builds] }

    var manifest: String { path + "/Package.swift" }

    /// The file of a product.
    func executable(_ product: String) -> String { "\(builds)/\(configuration)/\(product)" }
}
