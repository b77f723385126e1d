/// How a process has ended.
struct ExitStatus: Equatable, CustomStringConvertible {
    private let status: CInt

    /// - Parameter status: as `waitpid` has it.
    init(_ status: CInt) {
        self.status = status
    }

    var isSuccess: Bool { status == 0 }

    var description: String {
        let signal = status & 0x7F
        return signal == 0 ? "status \(status >> 8 & 0xFF)" : "signal \(signal)"
    }
}
