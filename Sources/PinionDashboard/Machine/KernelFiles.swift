internal import Glibc

/// The files in which the kernel tells how it is doing, below a root that tests put elsewhere.
struct KernelFiles: Sendable {
    /// Without the slash at its end.
    private let root: String

    init(root: String) {
        self.root = root.hasSuffix("/") ? String(root.dropLast()) : root
    }
}

extension KernelFiles {
    /// What is in a file, its first megabyte; nil if it is not there or cannot be read.
    func text(_ path: String) -> String? {
        let descriptor = open(root + path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 16_384)
        while bytes.count < 1 << 20 {
            let count = read(descriptor, &part, part.count)
            guard count >= 0 else { return nil }
            if count == 0 { break }
            bytes += part[..<count]
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The words of each line.
    func lines(_ path: String) -> [[Substring]] {
        (text(path) ?? "").split(separator: "\n").map {
            $0.split(whereSeparator: { $0 == " " || $0 == "\t" })
        }
    }

    /// The number that a file consists of.
    func number(_ path: String) -> Double? {
        lines(path).first?.first.flatMap { Double($0) }
    }

    /// What is in a folder, sorted; empty if it is not there.
    func names(_ path: String) -> [String] {
        var names: [String] = []
        forEachName(path) { names.append(String(cString: $0)) }
        return names.sorted()
    }

    /// How much there is in a folder; nil if it is not there or cannot be read.
    func count(_ path: String) -> Int? {
        var count = 0
        return forEachName(path) { _ in count += 1 } ? count : nil
    }

    @discardableResult
    private func forEachName(_ path: String, _ body: (UnsafePointer<CChar>) -> Void) -> Bool {
        guard let folder = opendir(root + path) else { return false }
        defer { closedir(folder) }
        while let entry = readdir(folder) {
            withUnsafePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: CChar.self, capacity: 256) {
                    if strcmp($0, ".") != 0, strcmp($0, "..") != 0 { body($0) }
                }
            }
        }
        return true
    }

    /// How large the file system is in which a folder lies, what of it is free, and what of that anybody may use; in bytes.
    func space(_ path: String) -> (size: Double, free: Double, available: Double)? {
        var answer = statvfs()
        guard statvfs(root + path, &answer) == 0, answer.f_blocks > 0 else { return nil }
        let block = Double(answer.f_frsize)
        return (
            Double(answer.f_blocks) * block, Double(answer.f_bfree) * block, Double(answer.f_bavail) * block
        )
    }
}
