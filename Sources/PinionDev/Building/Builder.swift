internal import Dispatch
internal import Glibc
internal import Programs
internal import Synchronization

/// Builds a product of a package with `swift build`.
final class Builder: Sendable {
    private let folder: PackageFolder
    private let product: String
    private let current = Mutex<ChildProcess?>(nil)

    init(_ product: String, in folder: PackageFolder) {
        self.product = product
        self.folder = folder
    }
}

extension Builder {
    /// The state of the executable; nil if it has never been built.
    var version: FileVersion? { FileVersion(folder.executable(product)) }

    /// Builds it.
    ///
    /// - Parameters:
    ///   - isQuiet: whether only errors and warnings are shown.
    ///   - known: the state of the executable that is there already.
    ///   - body: called on another thread with what came of it.
    func build(
        isQuiet: Bool, since known: FileVersion?, _ body: @escaping @Sendable (BuildResult) -> Void
    ) {
        DispatchQueue(label: "pinion-dev.builder").async { [self] in
            do {
                let words =
                    ["swift", "build", "--product", product, "--configuration", folder.configuration]
                    + folder.options + (isQuiet ? ["--quiet"] : [])
                let (output, status) = try Self.run(words) { process in
                    current.withLock { $0 = process }
                } echo: {
                    Console.write($0)
                }
                current.withLock { $0 = nil }
                let text = String(decoding: output, as: UTF8.self)
                body(
                    status.isSuccess
                        ? .built(isNew: version != known)
                        : .failed(CompilerOutput(text).errors(in: folder.path)))
            } catch {
                Console.error("pinion-dev: \(error)")
                body(.failed("\(error)"))
            }
        }
    }

    /// Ends the build that is under way, if one is.
    func cancel() { current.withLock { $0?.send(SIGTERM) } }

    /// Reads the package's manifest.
    static func outline(of folder: PackageFolder) throws(Problem) -> PackageOutline {
        let words = ["swift", "package"] + folder.options + ["describe", "--type", "json"]
        let (output, status) = try run(words, hasErrors: false)
        guard status.isSuccess, let outline = PackageOutline(describedBy: output) else {
            throw Problem("the manifest of \(folder.path) cannot be read")
        }
        return outline
    }

    /// Runs something and returns what it has printed.
    private static func run(
        _ words: [String], hasErrors: Bool = true, begun: (ChildProcess) -> Void = { _ in },
        echo: ([UInt8]) -> Void = { _ in }
    ) throws(Problem) -> ([UInt8], ExitStatus) {
        let (reader, writer) = try Descriptor.pipe()
        defer { close(reader) }
        let outputs = hasErrors ? [STDOUT_FILENO, STDERR_FILENO] : [STDOUT_FILENO]
        let descriptors = Dictionary(uniqueKeysWithValues: outputs.map { ($0, writer) })
        let process: ChildProcess
        do throws(Problem) {
            process = try ChildProcess(words, environment: Environment.with([:]), descriptors: descriptors)
        } catch {
            close(writer)
            throw error
        }
        close(writer)
        begun(process)
        let output = Descriptor.readAll(reader, echo)
        return (output, process.wait())
    }
}
