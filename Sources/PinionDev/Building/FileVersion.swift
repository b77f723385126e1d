internal import Glibc

/// One state of a file, by which another is told from it.
struct FileVersion: Equatable {
    private let inode: ino_t
    private let size: Int
    private let seconds: Int
    private let nanoseconds: Int

    /// Nil if there is no such file.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        inode = status.st_ino
        size = Int(status.st_size)
        seconds = status.st_mtim.tv_sec
        nanoseconds = status.st_mtim.tv_nsec
    }
}
