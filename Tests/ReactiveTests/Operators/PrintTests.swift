import Reactive
import Testing

@Suite struct Printing {
    final class Lines: TextOutputStream {
        var text = ""
        func write(_ string: String) { text += string }
    }

    @Test func writesALineForEverything() {
        let lines = Lines()
        let subject = PassthroughSubject<Int, Problem>()
        let events = history(of: subject.print("n", to: lines).dropFirst()) {
            subject.send(1)
            subject.send(2)
            subject.send(completion: .failure(.broken))
        }
        #expect(events == ["2", "x broken"])
        #expect(lines.text.hasPrefix("n: receive subscription: ("))
        let rest =
            "n: request unlimited\nn: receive value: (1)\nn: receive value: (2)\nn: receive error: (broken)\n"
        #expect(lines.text.hasSuffix(rest))
    }

    @Test func writesOfACancellationWithoutAPrefix() {
        let lines = Lines()
        _ = history(of: PassthroughSubject<Int, Never>().print(to: lines))
        #expect(lines.text.hasSuffix("receive cancel\n"))
        #expect(lines.text.hasPrefix("receive subscription"))
    }
}
