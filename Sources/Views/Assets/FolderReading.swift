internal import Glibc

/// Looks into folders, without Foundation.
enum FolderReading {
    /// The names in a folder, sorted; none if there is no such folder. Hidden ones are left out.
    static func names(in folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names.sorted()
    }

    /// What a file holds; nil if it cannot be read, or holds more than the limit.
    static func bytes(of path: String, limit: Int) -> [UInt8]? {
        guard isFile(path), let file = fopen(path, "re") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 65_536)
        while bytes.count <= limit {
            let count = fread(&part, 1, part.count, file)
            guard count > 0 else { return ferror(file) == 0 ? bytes : nil }
            bytes += part[..<count]
        }
        return nil
    }

    static func isFolder(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

    static func isFile(_ path: String) -> Bool { kind(of: path) == S_IFREG }

    private static func kind(of path: String) -> mode_t? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
    }

    /// What stands behind the last point of a name, in small letters; nil if nothing does.
    static func ending(of name: String) -> String? {
        guard let point = name.lastIndex(of: "."), point > name.startIndex else { return nil }
        let end = name[point...].dropFirst()
        return end.isEmpty ? nil : end.lowercased()
    }

    /// The folder in which the program lies.
    static var programFolder: String {
        var bytes = [CChar](repeating: 0, count: 4_096)
        let count = readlink("/proc/self/exe", &bytes, bytes.count)
        let path = String(decoding: bytes[..<max(count, 0)].map(UInt8.init(bitPattern:)), as: UTF8.self)
        return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    }
}
