package import Glibc
internal import Synchronization

/// A program that runs beside the tests and reads from them until they are over.
package struct ChildProcess {
    /// What it reads; nobody else holds this end, so it is closed when the tests end, however they end.
    package let input: CInt
    package let output: CInt
    package let identifier: pid_t

    package init(_ arguments: [String]) throws {
        self = try Self.spawning.withLock { _ in try Self(spawning: arguments) }
    }

    /// One at a time: a child must not inherit another one's pipe before it is marked.
    private static let spawning = Mutex(())

    private init(spawning arguments: [String]) throws {
        let input = try Self.makePipe()
        let output = try Self.makePipe()
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input.read, 0)
        posix_spawn_file_actions_adddup2(&actions, output.write, 1)
        let words = arguments.map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var identifier: pid_t = 0
        errno = posix_spawnp(&identifier, arguments[0], &actions, nil, words, environ)
        guard errno == 0 else { throw SystemFailure(call: arguments[0]) }
        close(input.read)
        close(output.write)
        self.input = input.write
        self.output = output.read
        self.identifier = identifier
    }
}

extension ChildProcess {
    /// The next line of what it writes; empty when it has ended.
    package func readLine() -> String {
        var line: [UInt8] = []
        var byte: UInt8 = 0
        while read(output, &byte, 1) == 1, byte != UInt8(ascii: "\n") { line.append(byte) }
        return String(decoding: line, as: UTF8.self)
    }

    /// Lets it go and waits for its end.
    @discardableResult
    package func finish() -> Bool {
        close(input)
        var status: CInt = 0
        waitpid(identifier, &status, 0)
        close(output)
        return status == 0
    }
}

extension ChildProcess {
    private static func makePipe() throws -> (read: CInt, write: CInt) {
        var ends: [CInt] = [0, 0]
        guard pipe(&ends) == 0 else { throw SystemFailure(call: "pipe") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }
}
