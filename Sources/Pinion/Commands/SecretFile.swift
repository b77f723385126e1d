internal import Glibc

/// A file whose bytes are a key.
enum SecretFile {
    /// The bytes; nil if they cannot be read, or are less than 32.
    static func read(_ path: String) -> [UInt8]? {
        guard let file = fopen(path, "re") else { return nil }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = fread(&bytes, 1, bytes.count, file)
        return count >= 32 ? Array(bytes.prefix(count)) : nil
    }
}
