import Reactive
import Testing

@MainActor @Suite struct Futures {
    @Test func runAtOnceOnceAndReplay() {
        var runs = 0
        let future = Future<Int, Problem> { promise in
            runs += 1
            promise(.success(1))
        }
        #expect(runs == 1)
        #expect(history(of: future) == ["1", "|"])
        #expect(history(of: future) == ["1", "|"])
        #expect(runs == 1)
    }

    @Test func keepTheFirstResult() {
        var promise: Future<Int, Problem>.Promise?
        let future = Future<Int, Problem> { promise = $0 }
        let events = history(of: future) {
            promise?(.failure(.broken))
            promise?(.success(2))
        }
        #expect(events == ["x broken"])
        #expect(history(of: future) == ["x broken"])
    }

    @Test func takeTheResultOfAnAsynchronousFunction() async {
        let future = Future { await Task.detached { 42 }.value }
        var heard: [Int] = []
        for await value in future.values {
            MainActor.assertIsolated()
            heard.append(value)
        }
        #expect(heard == [42])
    }

    @Test func failWithWhatAnAsynchronousFunctionThrows() async {
        let future = Future<Int, Problem> { () async throws(Problem) in throw .worse }
        do {
            for try await _ in future.values {}
            Issue.record("The future did not fail.")
        } catch {
            #expect(error == .worse)
        }
    }
}
