import Glibc

/// A thread that is waited for: what it works on is still there when it ends.
struct JoinableThread: Sendable {
    private let thread: pthread_t

    /// Starts a thread.
    init(_ body: @escaping @Sendable () -> Void) throws(ServerError) {
        var thread = pthread_t()
        let errand = Unmanaged.passRetained(Errand(body))
        // The signals of a process are its program's: none is handled on a thread of the server, and a connection
        // that breaks while a file is sent on it raises none.
        var all = sigset_t()
        var before = sigset_t()
        sigfillset(&all)
        for fault in [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT, SIGPROF] { sigdelset(&all, fault) }
        pthread_sigmask(SIG_SETMASK, &all, &before)
        let failure = pthread_create(&thread, nil, runErrand, errand.toOpaque())
        pthread_sigmask(SIG_SETMASK, &before, nil)
        guard failure == 0 else {
            errand.release()
            throw .system(call: "pthread_create", reason: String(cString: strerror(failure)))
        }
        self.thread = thread
    }

    /// Waits for the thread's end.
    func join() { pthread_join(thread, nil) }
}

private final class Errand: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

private nonisolated func runErrand(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let context else { return nil }
    let errand = Unmanaged<Errand>.fromOpaque(context).takeRetainedValue()
    errand.body()
    return nil
}
