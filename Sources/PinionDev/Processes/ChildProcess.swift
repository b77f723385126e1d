internal import Dispatch
internal import Glibc

/// A process that was started here.
struct ChildProcess: Sendable {
    private let identifier: pid_t

    /// - Parameters:
    ///   - words: the program, which is looked for in the `PATH`, and its arguments.
    ///   - environment: all its variables, each as `NAME=value`.
    ///   - descriptors: what it shall have under which number. Those given are 10 or more, see ``Descriptor``.
    init(_ words: [String], environment: [String], descriptors: [CInt: CInt] = [:]) throws(Problem) {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (number, descriptor) in descriptors {
            posix_spawn_file_actions_adddup2(&actions, descriptor, number)
        }
        // What is ignored here would be ignored there as well.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in [SIGINT, SIGTERM, SIGPIPE] { sigaddset(&signals, signal) }
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
        var arguments = words.map { strdup($0) } + [nil]
        var variables = environment.map { strdup($0) } + [nil]
        defer { for text in arguments + variables { free(text) } }
        var identifier: pid_t = 0
        let code = posix_spawnp(&identifier, words[0], &actions, &attributes, &arguments, &variables)
        guard code == 0 else { throw Problem("\(words[0]): \(String(cString: strerror(code)))") }
        self.identifier = identifier
    }
}

extension ChildProcess {
    func send(_ signal: CInt) { kill(identifier, signal) }

    /// Waits for its end on a thread that has nothing else to do.
    func whenEnded(_ body: @escaping @Sendable (ExitStatus) -> Void) {
        let identifier = identifier
        DispatchQueue(label: "pinion-dev.child").async { body(Self.wait(for: identifier)) }
    }

    func wait() -> ExitStatus { Self.wait(for: identifier) }

    private static func wait(for identifier: pid_t) -> ExitStatus {
        var status: CInt = 0
        while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
        return ExitStatus(status)
    }
}
