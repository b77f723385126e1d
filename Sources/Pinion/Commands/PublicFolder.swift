internal import Glibc

/// The folder with script, styles and icons.
enum PublicFolder {
    /// Finds it: the one that was named, else `Public` in the working folder, beside the program, or in a folder
    /// above it.
    static func find(named name: String?) throws(UsageError) -> String {
        if let name {
            guard isFolder(name) else { throw UsageError("there is no folder \(name) (--public)") }
            return name
        }
        var candidates = ["Public"]
        var folder = program[...]
        for _ in 0..<5 {
            guard let slash = folder.lastIndex(of: "/") else { break }
            folder = folder[..<slash]
            candidates.append(folder + "/Public")
        }
        guard let found = candidates.first(where: isFolder) else {
            throw UsageError("there is no folder Public here or near the program; name it with --public")
        }
        return found
    }

    private static var program: String {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
        guard count > 0 else { return "" }
        return String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}
