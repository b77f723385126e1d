import Glibc
import ServerTesting

/// A folder that is gone with its last reference.
final class TemporaryFolder {
    let path: String

    init() throws {
        var template = Array("/tmp/pinion-server-XXXXXX".utf8CString)
        guard let made = mkdtemp(&template) else { throw RawClient.Failure(description: "no folder") }
        path = String(cString: made)
    }

    deinit { Self.remove(path) }

    func write(_ name: String, _ text: String) throws {
        if let slash = name.lastIndex(of: "/") { mkdir(path + "/" + name[..<slash], 0o755) }
        guard let file = fopen(path + "/" + name, "w") else {
            throw RawClient.Failure(description: "no file")
        }
        fwrite(text, 1, text.utf8.count, file)
        fclose(file)
    }

    func link(_ name: String, to target: String) { symlink(target, path + "/" + name) }

    private static func remove(_ path: String) {
        if let directory = opendir(path) {
            while let entry = readdir(directory) {
                let name = withUnsafeBytes(of: &entry.pointee.d_name) {
                    String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
                }
                if name != ".", name != "..", Int(entry.pointee.d_type) == DT_DIR {
                    remove(path + "/" + name)
                }
                if Int(entry.pointee.d_type) != DT_DIR { unlink(path + "/" + name) }
            }
            closedir(directory)
        }
        rmdir(path)
    }
}
