internal import Glibc

/// The folders beside the program in which its resources lie.
package enum ProgramFolders {
    /// The program's own folder, and the bundles that the package manager puts there (`Orders_Orders.resources`), that of the
    /// program's own target first.
    package static let all: [String] = {
        guard let program = path, let slash = program.lastIndex(of: "/") else { return [] }
        let folder = String(program[..<slash])
        let name = program[program.index(after: slash)...]
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var bundles: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name.hasSuffix(".resources") || name.hasSuffix(".bundle") { bundles.append(name) }
        }
        let own = "_\(name).resources"
        let sorted = bundles.sorted { ($0.hasSuffix(own) ? 0 : 1, $0) < ($1.hasSuffix(own) ? 0 : 1, $1) }
        return [folder] + sorted.map { folder + "/" + $0 }
    }()

    private static var path: String? {
        let size = 4_096
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            let length = buffer.withMemoryRebound(to: CChar.self) { text in
                readlink("/proc/self/exe", text.baseAddress!, size)
            }
            count = max(0, length)
        }
        return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }
}
