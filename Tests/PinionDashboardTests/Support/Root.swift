import DatabaseTesting
import Glibc

/// A folder in the place of `/`.
struct Root {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    var path: String { folder.path }

    /// Writes files, with the folders that they lie in.
    func write(_ files: [String: String]) throws {
        for (name, text) in files {
            var path = folder.path
            for part in name.split(separator: "/").dropLast() {
                path += "/" + part
                mkdir(path, 0o755)
            }
            try folder.write(Array(text.utf8), to: name)
        }
    }
}
