internal import Glibc
internal import Programs

/// The key by which pages come back as they were: made once, and kept where the package is built.
enum SecretFile {
    /// The path of the file, which is made if it is missing.
    static func path(in builds: String) throws(Problem) -> String {
        let path = builds + "/pinion-dev.secret"
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            guard errno == EEXIST else { throw Problem("\(path): \(String(cString: strerror(errno)))") }
            return path
        }
        defer { close(descriptor) }
        var generator = SystemRandomNumberGenerator()
        Console.write((0..<32).map { _ in .random(in: .min ... .max, using: &generator) }, to: descriptor)
        return path
    }
}
