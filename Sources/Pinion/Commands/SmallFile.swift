internal import Glibc

/// A file that somebody has written by hand.
enum SmallFile {
    /// The first 65,536 bytes; nil if it cannot be read.
    static func read(_ path: String) -> [UInt8]? {
        guard let file = fopen(path, "re") else { return nil }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = fread(&bytes, 1, bytes.count, file)
        return ferror(file) == 0 ? Array(bytes.prefix(count)) : nil
    }
}
