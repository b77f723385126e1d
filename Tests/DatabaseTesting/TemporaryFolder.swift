internal import Glibc
internal import Synchronization

/// A folder that is removed when the tests are over.
///
/// Not when its last holder lets go of it, as databases in it may then still be open.
package struct TemporaryFolder: Sendable {
    package let path: String

    package init() throws {
        var template = Array("/tmp/pinion-accounts-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw SystemFailure(call: "mkdtemp") }
        path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        Self.made.withLock { made in
            if made.isEmpty { atexit { TemporaryFolder.removeAll() } }
            made.append(self)
        }
    }
}

extension TemporaryFolder {
    /// The files in it, sorted.
    package var names: [String] { Self.names(in: path) }

    private static func names(in path: String) -> [String] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    package func file(_ name: String) -> String { path + "/" + name }

    package func write(_ bytes: [UInt8], to name: String) throws {
        guard let file = fopen(self.file(name), "wb") else { throw SystemFailure(call: "fopen") }
        defer { fclose(file) }
        guard fwrite(bytes, 1, bytes.count, file) == bytes.count else { throw SystemFailure(call: "fwrite") }
    }

    package func read(_ name: String) throws -> [UInt8] {
        guard let file = fopen(self.file(name), "rb") else { throw SystemFailure(call: "fopen") }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = fread(&part, 1, part.count, file)
            guard count > 0 else { return bytes }
            bytes += part[..<count]
        }
    }
}

extension TemporaryFolder {
    private static let made = Mutex<[TemporaryFolder]>([])

    private static func removeAll() {
        for folder in made.withLock({ $0 }) {
            remove(folder.path)
        }
    }

    /// Removes a folder with all that lies in it.
    private static func remove(_ path: String) {
        for name in names(in: path) {
            let file = path + "/" + name
            if unlink(file) != 0 { remove(file) }
        }
        rmdir(path)
    }
}

package struct SystemFailure: Error, CustomStringConvertible {
    package let description: String

    package init(call: String) {
        description = "\(call): \(String(cString: strerror(errno)))"
    }
}
