/// What carries the requests of simulated browsers, and their answers.
@MainActor
package protocol Wire: AnyObject {
    var agenda: Agenda { get }
    /// Chance, as the browser's script sees it: a number from 0 up to 1.
    func random() -> Double
    /// Sends a request; `hear` is told what becomes of it until it is over, or was cancelled.
    func send(_ request: WireRequest, hear: @escaping (WireEvent) -> Void) -> WireCall
}
