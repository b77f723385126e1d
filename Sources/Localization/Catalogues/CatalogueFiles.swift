internal import Glibc

/// Catalogues in a folder, such as a bundle of the package manager's: `Localizable.xcstrings`, `fr.lproj/Localizable.strings`
/// and `.stringsdict`, also in folders inside.
enum CatalogueFiles {
    /// One file of texts.
    struct File: Equatable {
        let path: String
        let table: String
        /// That of the folder; nil of a catalogue with all of them.
        let language: Language?
    }

    /// Larger ones are no catalogues.
    private static let maximumSize = 32 << 20

    /// The files in a folder, in the order of their names; at most a thousand.
    static func find(in folder: String) -> [File] {
        var files: [File] = []
        find(in: folder, depth: 0, nil, &files)
        return files
    }

    /// What is in a folder, and what is wrong there.
    static func tables(in folder: String) -> (tables: [String: StringTable], problems: [String]) {
        var tables: [String: StringTable] = [:]
        var problems: [String] = []
        for file in find(in: folder) {
            do {
                tables[file.table, default: StringTable()].add(try table(file))
            } catch { problems.append("\(file.path) cannot be read: \(error).") }
        }
        return (tables, problems)
    }

    private static func table(_ file: File) throws(CatalogueError) -> StringTable {
        guard let bytes = bytes(of: file.path) else { throw CatalogueError("it cannot be opened") }
        guard let language = file.language else { return try StringTable(catalogue: bytes) }
        return file.path.hasSuffix("dict")
            ? try StringTable(plurals: bytes, in: language) : try StringTable(strings: bytes, in: language)
    }

    private static func find(in folder: String, depth: Int, _ language: Language?, _ files: inout [File]) {
        guard depth < 4, files.count < 1_000, let stream = opendir(folder) else { return }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            // Plurals come before the texts that they are to take the place of.
            if !name.hasPrefix(".") { names.append(name) }
        }
        closedir(stream)
        for name in names.sorted(by: {
            ($0.hasSuffix("dict") ? 0 : 1, $0) < ($1.hasSuffix("dict") ? 0 : 1, $1)
        }) {
            let path = folder + "/" + name
            let parts = name.split(separator: ".")
            switch parts.last {
            case "xcstrings" where parts.count > 1:
                files.append(File(path: path, table: String(name.dropLast(10)), language: nil))
            case "strings" where parts.count > 1 && language != nil && name != "InfoPlist.strings":
                files.append(File(path: path, table: String(name.dropLast(8)), language: language))
            case "stringsdict" where parts.count > 1 && language != nil:
                files.append(File(path: path, table: String(name.dropLast(12)), language: language))
            case "lproj" where parts.count == 2:
                let isBase = parts[0] == "Base"
                find(in: path, depth: depth + 1, isBase ? "en" : Language(String(parts[0])), &files)
            case "Resources", "resources":
                find(in: path, depth: depth + 1, language, &files)
            case _ where depth > 0 && parts.count == 1 && language == nil && isFolder(path):
                find(in: path, depth: depth + 1, nil, &files)
            default: break
            }
        }
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    private static func bytes(of path: String) -> [UInt8]? {
        guard let file = fopen(path, "r") else { return nil }
        defer { fclose(file) }
        var status = stat()
        guard fstat(fileno(file), &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            status.st_size <= maximumSize
        else { return nil }
        let size = Int(status.st_size)
        return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            count = size > 0 ? fread(buffer.baseAddress, 1, size, file) : 0
        }
    }
}
