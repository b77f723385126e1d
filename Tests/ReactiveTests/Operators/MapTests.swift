import Reactive
import Testing

@Suite struct Mapping {
    @Test func sendsWhatAClosureMakes() {
        #expect(history(of: [1, 2, 3].publisher.map { $0 * 10 }) == ["10", "20", "30", "|"])
    }

    @Test func sendsOneTwoOrThreeProperties() {
        let names = ["Ada", "Grace"].publisher
        #expect(history(of: names.map(\.count)) == ["3", "5", "|"])
        #expect(history(of: names.map(\.count, \.first!)) == [#"(3, "A")"#, #"(5, "G")"#, "|"])
        #expect(history(of: Just("Ada").map(\.count, \.first!, \.isEmpty)) == [#"(3, "A", false)"#, "|"])
    }

    @Test func passesErrorsOn() {
        #expect(history(of: Fail<Int, Problem>(error: .broken).map { $0 * 10 }) == ["x broken"])
    }
}
