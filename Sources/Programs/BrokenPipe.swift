internal import Glibc

/// The signal that a process gets when it writes to somebody who is gone, and that ends it unless it has been told
/// otherwise.
enum BrokenPipe {
    /// Does something that may send the signal to this thread, and takes it back.
    static func withoutSignal(_ body: () -> Int) -> Int {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        var pending = sigset_t()
        sigpending(&pending)
        var before = sigset_t()
        pthread_sigmask(SIG_BLOCK, &signals, &before)
        let count = body()
        let reason = errno
        if count < 0, reason == EPIPE, sigismember(&pending, SIGPIPE) == 0 {
            var atOnce = timespec()
            sigtimedwait(&signals, nil, &atOnce)
        }
        pthread_sigmask(SIG_SETMASK, &before, nil)
        errno = reason
        return count
    }
}
