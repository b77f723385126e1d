import Pinion
import PinionTesting
import Testing

@MainActor
@Suite struct Connections {
    @Test func tellThePageWhenTheyAreBack() async throws {
        let tab = try await TestApp(Clinic()).open("/")
        tab.connect()
        #expect(tab.texts == ["back 0 times"])
        tab.connect()
        #expect(tab.texts == ["back 1 times"])
    }
}

private struct Clinic: App {
    var body: some Scene {
        Page("/") { visit in Counter(visit: visit) }
    }
}

private struct Counter: View {
    let visit: Visit
    @State private var count = 0

    var body: some View {
        Text("back \(count) times").onReceive(visit.reconnected) { count += 1 }
    }
}
