import Glibc

/// A folder on the disk, out of which no name leads.
struct Folder: Sendable {
    /// Absolute and without symbolic links.
    let path: String

    init(_ name: String) throws(ServerError) {
        guard let path = Self.realPath(name), let directory = opendir(path) else {
            throw .missingFolder(name)
        }
        closedir(directory)
        self.path = path
    }
}

extension Folder {
    /// Where the file of a request's path would be; nil if the path has a component that is empty or begins with a
    /// dot, as those do that lead out, and hidden files.
    func location(of requestPath: String) -> String? {
        let components = requestPath.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
        guard requestPath.hasPrefix("/"), components.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") }) else {
            return nil
        }
        return path + requestPath
    }

    /// Reads a file; nil if it is not an ordinary one, or if a symbolic link is on the way to it.
    func read(_ location: String) -> (bytes: [UInt8], version: FileVersion)? {
        guard Self.realPath(location) == location else { return nil }
        let descriptor = open(location, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        guard let version = FileVersion(descriptor: descriptor) else { return nil }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            if count < 0 { return nil }
            if count == 0 { return (bytes, version) }
            bytes += buffer.prefix(count)
        }
    }

    /// Where the chapters of a text are that is a folder on the disk, in the order of their names: the files in it that
    /// are of the folder's own type, as its name says. There are none if it is not such a folder.
    func chapters(of location: String, type: ContentType) -> [String] {
        guard type.isText else { return [] }
        return Self.entries(of: location)
            .filter { !$0.isFolder && ContentType(path: $0.name) == type }
            .map { location + "/" + $0.name }
            .sorted()
    }

    /// The request paths of all files, not those of hidden ones and of chapters.
    func requestPaths(in subfolder: String = "") -> [String] {
        Self.entries(of: path + subfolder).flatMap { name, isFolder in
            let requestPath = subfolder + "/" + name
            let isText = ContentType(path: name)?.isText ?? false
            return isFolder && !isText ? requestPaths(in: requestPath) : [requestPath]
        }
    }

    /// The files and folders in a folder, not the hidden ones.
    private static func entries(of path: String) -> [(name: String, isFolder: Bool)] {
        guard let directory = opendir(path) else { return [] }
        defer { closedir(directory) }
        var found: [(name: String, isFolder: Bool)] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            guard !name.hasPrefix("."), let isFolder = isFolder(entry.pointee, in: path + "/" + name) else {
                continue
            }
            found.append((name, isFolder))
        }
        return found
    }

    /// Whether an entry is a folder or a file; nil if it is neither. Some file systems tell only those who ask again.
    private static func isFolder(_ entry: dirent, in location: String) -> Bool? {
        var kind = mode_t(entry.d_type) << 12
        if Int(entry.d_type) == Int(DT_UNKNOWN) {
            var status = stat()
            guard lstat(location, &status) == 0 else { return nil }
            kind = status.st_mode & S_IFMT
        }
        return kind == S_IFDIR ? true : kind == S_IFREG ? false : nil
    }

    private static func realPath(_ name: String) -> String? {
        guard let resolved = realpath(name, nil) else { return nil }
        defer { free(resolved) }
        return String(validatingCString: resolved)
    }
}
