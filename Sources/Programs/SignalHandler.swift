internal import Dispatch
internal import Glibc

/// A closure that is called in place of a signal's default action, until the handler is cancelled.
package struct SignalHandler {
    private let source: any DispatchSourceSignal

    /// - Parameters:
    ///   - number: the signal, such as SIGTERM.
    ///   - handler: called on a thread of its own, not within the signal.
    package init(of number: CInt, _ handler: @escaping @Sendable () -> Void) {
        signal(number, SIG_IGN)
        source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler(handler: handler)
        source.resume()
    }

    package func cancel() { source.cancel() }
}
