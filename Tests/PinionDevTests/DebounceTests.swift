import Testing

@testable import PinionDev

@Suite struct ChangesThatComeTogether {
    @Test func aChangeCountsWhenNothingFollowsForAMoment() {
        var debounce = Debounce()
        #expect(debounce.due == nil)
        debounce.note(at: .milliseconds(1_000))
        #expect(debounce.due == .milliseconds(1_060))
        debounce.note(at: .milliseconds(1_040))
        let taken = [1_099, 1_100, 2_000].map { debounce.take(at: .milliseconds($0)) }
        #expect(taken == [false, true, false])
    }

    @Test func changesWithoutEndAreNotWaitedForLong() {
        var debounce = Debounce()
        for moment in stride(from: 0, through: 290, by: 10) { debounce.note(at: .milliseconds(moment)) }
        #expect(debounce.due == .milliseconds(300))
        let isTaken = debounce.take(at: .milliseconds(300))
        #expect(isTaken)
        debounce.note(at: .milliseconds(310))
        #expect(debounce.due == .milliseconds(370))
    }

    @Test(arguments: ["Shop.swift", "theme.css", "Views"]) func sourcesCount(name: String) {
        #expect(SourceName.counts(name))
    }

    @Test(arguments: ["", ".git", ".Shop.swift.swp", "Shop.swift~", "#Shop.swift#", "4913", "Shop.swift.tmp"])
    func whatEditorsLeaveBehindDoesNot(name: String) {
        #expect(SourceName.counts(name) == false)
    }
}
