internal import Glibc

/// A file that gets its name when it is complete.
struct NewFile {
    /// Where it is until then.
    let temporaryPath: String
    let path: String

    init(_ path: String) throws(BackupError) {
        guard access(path, F_OK) != 0 else { throw .exists(path) }
        self.path = path
        temporaryPath = "\(path).\(String(UInt64.random(in: 0 ... .max), radix: 36))"
    }
}

extension NewFile {
    /// Gives it its name, unless another file has that meanwhile.
    func publish() throws(BackupError) {
        guard link(temporaryPath, path) == 0 else {
            if errno == EEXIST { throw .exists(path) }
            throw .cannotWrite(path, reason: String(cString: strerror(errno)))
        }
        keepName()
    }

    /// Takes away what there is under the temporary name.
    func remove() {
        for end in ["", "-journal"] { unlink(temporaryPath + end) }
    }

    /// Has the disk know the name, too.
    private func keepName() {
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }
}
