import Reactive
import Testing

@Suite struct SettingTheFailureType {
    @Test func changesNothingElse() {
        #expect(history(of: Just(1).setFailureType(to: Problem.self)) == ["1", "|"])
    }
}
