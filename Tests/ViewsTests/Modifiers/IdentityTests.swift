import Testing
import Views

@MainActor
@Suite("Identity")
struct IdentityTests {
    @Test func anotherIdentityBeginsAnew() {
        let page = MountedPage(Numbered())
        page.press("count")
        page.press("count")
        #expect(page.texts == ["2", "Count", "Next", "Same"])
        page.press("same")
        #expect(page.texts == ["2", "Count", "Next", "Same"])
        page.press("next")
        #expect(page.texts == ["0", "Count", "Next", "Same"])
    }

    private struct Numbered: View {
        @State private var id = 0
        @State private var other = 0

        var body: some View {
            Counter(other: other).id(id)
            Button("Next") { id += 1 }
            Button("Same") { other += 1 }
        }
    }

    private struct Counter: View {
        let other: Int
        @State private var count = 0

        var body: some View {
            Text("\(count)")
            Button("Count") { count += 1 }
        }
    }
}
