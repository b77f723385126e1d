internal import Dispatch
internal import Glibc
internal import Programs
internal import Server

/// The work on one program, from the first build to Control-C.
@MainActor
final class Session {
    private let folder: PackageFolder
    private let product: String
    private let arguments: [String]
    private let builder: Builder
    private let watcher: SourceWatcher
    private let listener: CInt
    private let secretFile: String
    private let ready: ReadySocket
    private let events: AsyncStream<Workshop.Event>
    private let post: AsyncStream<Workshop.Event>.Continuation
    private let start = ContinuousClock.now
    private var workshop: Workshop
    private var program: ChildProcess?
    /// The end of the pipe to the program on which it is told what is wrong.
    private var line: CInt?
    /// The version of the executable that runs.
    private var version: FileVersion?
    /// The manifest that names the folders which are watched.
    private var manifest: FileVersion?
    private var timer: Task<Void, Never>?

    init(_ command: Command) throws {
        folder = try PackageFolder()
        manifest = FileVersion(folder.manifest)
        let outline = try Builder.outline(of: folder)
        product = try outline.product(named: command.product)
        arguments = command.arguments
        let socket = try ListeningSocket.open([command.address(environment: Environment.value)])[0]
        listener = try Descriptor.moved(socket.descriptor)
        secretFile = try Environment.value("SECRET_FILE") ?? SecretFile.path(in: folder.builds)
        builder = Builder(product, in: folder)
        workshop = Workshop(product)
        (events, post) = AsyncStream<Workshop.Event>.makeStream()
        watcher = try SourceWatcher { [post] in post.yield(.changed) }
        ready = try ReadySocket { [post] in post.yield(.ready) }
        watcher.watch(outline.folders, of: folder.path)
        Self.say("\(product) will be at \(socket.address); \(folder.path) is watched")
    }
}

extension Session {
    /// Works until it is told to end, and returns the status to exit with.
    func run() async -> CInt {
        let handlers = [SIGINT, SIGTERM].map { [post] in SignalHandler(of: $0) { post.yield(.stop) } }
        defer { for handler in handlers { handler.cancel() } }
        build(isQuiet: false)
        for await event in events {
            for action in workshop.take(event, at: now) {
                if action == .exit {
                    builder.cancel()
                    return 0
                }
                carryOut(action)
            }
            setTimer()
        }
        return 0
    }

    private var now: Duration { ContinuousClock.now - start }

    private static func say(_ text: String) { Console.line("pinion-dev: \(text)") }

    private func carryOut(_ action: Workshop.Action) {
        switch action {
        case .build: build(isQuiet: true)
        case .start: startProgram()
        case .terminate: program?.send(SIGTERM)
        case .kill: program?.send(SIGKILL)
        case .tell(let text): if let line { Console.write(Array(text.utf8) + [0], to: line) }
        case .say(let text): Self.say(text)
        case .exit: break
        }
    }

    private func build(isQuiet: Bool) {
        let manifest = FileVersion(folder.manifest)
        let isOther = manifest != self.manifest
        self.manifest = manifest
        builder.build(isQuiet: isQuiet, since: version) { [post, watcher, folder] result in
            post.yield(.built(result))
            guard isOther, let outline = try? Builder.outline(of: folder) else { return }
            watcher.watch(outline.folders, of: folder.path)
        }
    }

    /// Starts the program with the socket as descriptor 3, as systemd would, and the pipe as 4.
    private func startProgram() {
        if let line { close(line) }
        line = nil
        version = builder.version
        do {
            let (reader, writer) = try Descriptor.pipe()
            defer { close(reader) }
            // A program that does not read holds nobody up.
            _ = fcntl(writer, F_SETFL, O_NONBLOCK)
            line = writer
            // Only the process itself knows the number that LISTEN_PID has to be.
            let words =
                ["/bin/sh", "-c", #"export LISTEN_PID=$$; exec "$0" "$@""#, folder.executable(product)]
                + arguments
            let process = try ChildProcess(
                words,
                environment: Environment.with([
                    "LISTEN": "systemd", "LISTEN_FDS": "1", "NOTIFY_SOCKET": ready.name, "PINION_DEV": "4",
                    "SECRET_FILE": secretFile,
                ]), descriptors: [3: listener, 4: reader])
            program = process
            process.whenEnded { [post] status in post.yield(.ended(status)) }
        } catch {
            Console.error("pinion-dev: \(error)")
            post.yield(.ended(ExitStatus(127 << 8)))
        }
    }

    private func setTimer() {
        timer?.cancel()
        guard let due = workshop.due else { return }
        timer = Task { [post, start] in
            do { try await Task.sleep(until: start + due, clock: .continuous) } catch { return }
            post.yield(.time)
        }
    }
}
