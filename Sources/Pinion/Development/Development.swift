internal import Dispatch
internal import Glibc

/// The line to `pinion-dev`, which builds the program and runs it: a pipe on which it says why the program cannot be
/// built.
///
/// Each text ends with a zero; an empty one says that all is well. Where the pipe ends, `pinion-dev` is gone.
struct Development {
    /// Names the descriptor of the pipe.
    static let variable = "PINION_DEV"

    private let descriptor: CInt

    /// Nil if the program runs by itself.
    init?(_ environment: ProcessEnvironment) {
        guard let descriptor = environment[Self.variable].flatMap({ CInt($0) }),
            fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0
        else { return nil }
        self.descriptor = descriptor
    }
}

extension Development {
    /// Has pages say what is said here. The sockets outlive the program, which others like it follow.
    @MainActor
    func prepare(_ site: Site) {
        site.buildNotice = BuildNotice()
        site.hasSuccessor = true
    }

    /// Shows on a site what is said, until `pinion-dev` is gone.
    @MainActor
    func follow(_ site: Site) async {
        for await text in texts() { site.buildNotice?.text = text }
    }

    private func texts() -> AsyncStream<String> {
        let (texts, continuation) = AsyncStream<String>.makeStream()
        DispatchQueue(label: "pinion.development").async { [descriptor] in
            var reader = TextReader(descriptor)
            while !reader.isAtEnd {
                for text in reader.read() { continuation.yield(text) }
            }
            continuation.finish()
        }
        return texts
    }
}
