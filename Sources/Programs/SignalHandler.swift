internal import CProcess
internal import Dispatch
internal import Glibc

/// A closure that is called in place of a signal's default action, until the handler is cancelled; the signal is ignored
/// from then on. One a signal at a time.
///
/// The signal is caught from the moment that this is made: a source of Dispatch alone loses those that come before its
/// thread has begun to look.
package struct SignalHandler {
    private let number: CInt
    private let source: any DispatchSourceRead

    /// - Parameters:
    ///   - number: the signal, such as SIGTERM.
    ///   - handler: called on a thread of its own, not within the signal.
    package init(of number: CInt, _ handler: @escaping @Sendable () -> Void) {
        self.number = number
        let bell = eventfd(0, CInt(EFD_CLOEXEC | EFD_NONBLOCK))
        precondition(bell >= 0, "There is no descriptor for a signal.")
        source = DispatchSource.makeReadSource(fileDescriptor: bell, queue: .global())
        source.setEventHandler {
            var count: UInt64 = 0
            if read(bell, &count, MemoryLayout<UInt64>.size) > 0 { handler() }
        }
        source.setCancelHandler { close(bell) }
        source.resume()
        _ = pinion_catch_signal(number, bell)
    }

    package func cancel() {
        pinion_ignore_signal(number)
        source.cancel()
    }
}
