import Testing

@testable import PinionTesting

/// What the page's script is held to under Node: `Tests/Browser/histories.json`.
///
/// To record it anew: `PINION_RECORD=1 swift test --filter Histories`.
@MainActor
@Suite struct Histories {
    private let path = "\(#filePath)"
        .replacing("PinionTestingTests/HistoryTests.swift", with: "Browser/histories.json")

    @Test func areThoseThatTheModelMakesToday() async throws {
        var histories: [String] = []
        for seed in 0..<40 as Range<UInt64> { histories.append(try await Interleaving(seed: seed).record()) }
        let recorded = "[\n" + histories.joined(separator: ",\n") + "\n]\n"
        let isTheSame = Recording(path).isStill(recorded)
        #expect(isTheSame, "record them anew: PINION_RECORD=1 swift test --filter Histories")
    }
}
