import Reactive
import Testing

@Suite struct MappingAnError {
    @Test func failsWithWhatAClosureMakes() {
        #expect(
            history(of: Fail<Int, Problem>(error: .broken).mapError { _ in Problem.worse }) == ["x worse"])
    }
}
