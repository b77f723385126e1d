import Glibc
import Programs
import Testing

@testable import Pinion

/// The log's pipe: a child of the same process would write to it just so.
@Suite("A log") struct LineWriterTests {
    private let pipe = Pipe()

    @Test func arrivesLineByLine() {
        let log = LineWriter(pipe.writing)
        log.write("one\n")
        log.write("two\n")
        #expect(pipe.read() == "one\ntwo\n")
    }

    @Test func thatNobodyReadsIsDroppedAndCounted() {
        let log = LineWriter(pipe.writing)
        let line = String(repeating: "a", count: 999) + "\n"
        // Many times what there is room for: this would never end.
        for _ in 0..<100 { log.write(line) }
        let kept = pipe.read().utf8.count / 1000
        #expect((1..<100).contains(kept))
        log.write("again\n")
        #expect(pipe.read() == "Nobody has read the log: \(100 - kept) of its lines are lost.\nagain\n")
        log.write("and again\n")
        #expect(pipe.read() == "and again\n")
    }

    @Test func endsALineOfWhichOnlyTheBeginningWasWritten() {
        let log = LineWriter(pipe.writing)
        log.write(String(repeating: "a", count: 100_000) + "\n")
        let kept = pipe.read()
        #expect(kept.utf8.count < 100_000 && kept.utf8.allSatisfy { $0 == UInt8(ascii: "a") })
        log.write("again\n")
        #expect(pipe.read() == "\nNobody has read the log: 1 of its lines are lost.\nagain\n")
    }

    @Test func outlivesItsReader() {
        let log = LineWriter(pipe.writing)
        pipe.closeReading()
        log.write("one\n")
        log.write("two\n")
        // No signal is left behind either.
        var pending = sigset_t()
        sigpending(&pending)
        #expect(sigismember(&pending, SIGPIPE) == 0)
    }
}

/// A pipe with little room.
private final class Pipe {
    let writing: CInt
    private var reading: CInt

    init() {
        var ends: [CInt] = [-1, -1]
        _ = Glibc.pipe(&ends)
        (reading, writing) = (ends[0], ends[1])
        _ = fcntl(reading, F_SETFL, O_NONBLOCK)
        // F_SETPIPE_SZ, which is a macro that Swift does not see.
        _ = fcntl(writing, 1031, 16_384)
    }

    deinit {
        closeReading()
        close(writing)
    }

    /// What has been written and not been read.
    func read() -> String {
        var text: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Glibc.read(reading, &part, part.count)
            guard count > 0 else { return String(decoding: text, as: UTF8.self) }
            text += part.prefix(count)
        }
    }

    func closeReading() {
        if reading >= 0 { close(reading) }
        reading = -1
    }
}
