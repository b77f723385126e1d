internal import Glibc

/// The file that SQLite is about to open.
enum SQLiteFile {
    /// Makes an empty one, which its owner alone may read, where there is none.
    ///
    /// A file that is there is only looked at, never opened: closing it would drop the locks that
    /// another connection of this process holds on it.
    static func prepare(_ path: String) throws(StorageError) {
        let descriptor = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
        if descriptor >= 0 {
            close(descriptor)
            return
        }
        switch errno {
        case EEXIST: break
        case ENOENT: throw .failed("its folder does not exist")
        default: throw .failed(systemReason())
        }
        var status = stat()
        guard stat(path, &status) == 0 else { throw .failed(systemReason()) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .failed("not a file") }
        guard access(path, R_OK | W_OK) == 0 else { throw .failed(systemReason()) }
    }
}

extension SQLiteFile {
    private static func systemReason() -> String {
        String(cString: strerror(errno))
    }
}
