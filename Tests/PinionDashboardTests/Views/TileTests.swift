import PinionDashboard
import PinionTesting
import Testing

@MainActor
@Suite("A tile")
struct TileTests {
    @Test func saysHowMuchThereIsAndHowThatHasChanged() throws {
        let tab = try TestTab {
            Tile("Processors", 0.37, unit: .part, change: 0.03, history: [0, 0.5, 1])
        }
        #expect(tab.texts == ["Processors", "37 %", "+3 %"])
        #expect(tab.html.contains(#"d="M0 31l60 -15l60 -15""#))
    }

    @Test func leavesAGapWhereNothingWasMeasured() throws {
        let tab = try TestTab { Tile("Load", 1, history: [1, nil, 1, .nan, 1]) }
        #expect(tab.html.contains(#"d="M0 16M60 16M120 16""#))
    }

    @Test func drawsTheSmallestBesideTheLargestNumber() throws {
        let tab = try TestTab { Tile("Load", 1, history: [-1e308, 1e308]) }
        #expect(tab.html.contains(#"d="M0 31l120 -30""#))
    }

    @Test func saysThatItDoesNotKnow() throws {
        let tab = try TestTab { Tile("Load", nil, history: [nil, nil]) }
        #expect(tab.texts == ["Load", "–"])
    }

    @Test func saysThatNothingMoves() throws {
        let tab = try TestTab { Tile("Memory", 2_147_483_648, unit: .bytes, change: 0.2) }
        #expect(tab.texts == ["Memory", "2 GiB", "steady"])
    }

    @Test func saysWhyItShouldBeLookedAt() throws {
        let tab = try TestTab { Tile("Memory", 1, warning: "Hot") }
        #expect(tab.html.contains(#"class="tile wrong""#))
        #expect(tab.shows("Hot"))
    }
}
