import DOM
import Reactive
import Testing
import Views
import VirtualTime

@MainActor
@Suite("Tasks of views")
struct TaskTests {
    private let diary = Diary()
    private let clock = VirtualClock()
    private var environment: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.clock = clock
        return environment
    }

    @Test func thePageWaitsForItsTask() async {
        let page = MountedPage(Loading(), environment: environment)
        #expect(page.document.activity == 1)
        await until { page.document.activity == 0 }
        page.turn()
        #expect(page.texts == ["loaded"])
    }

    @Test func thePageDoesNotWaitForLong() async {
        let page = MountedPage(Sleeping(diary: diary), environment: environment)
        await until { clock.sleeperCount == 2 }
        #expect(page.document.activity == 1)
        await clock.advance(by: .milliseconds(100))
        await until { page.document.activity == 0 }
        #expect(diary.take() == ["0 begins"])
        await clock.advance(by: .seconds(3600))
        await until { diary.take() == ["0 ends"] }
        #expect(page.document.activity == 0)
    }

    @Test func aTaskIsCancelledWithItsView() async {
        var page: MountedPage? = MountedPage(Sleeping(diary: diary), environment: environment)
        await until { clock.sleeperCount == 2 }
        let document = page?.document
        page = nil
        #expect(document?.activity == 0)
        #expect(diary.take() == ["0 begins"])
        await until { diary.take() == ["0 is cancelled"] }
        #expect(clock.sleeperCount == 0)
    }

    @Test func anotherValueBeginsAnotherTask() async {
        let page = MountedPage(Sleeping(diary: diary), environment: environment)
        await until { clock.sleeperCount == 2 }
        page.press("next")
        #expect(page.document.activity == 1)
        var entries: Set<String> = []
        await until {
            entries.formUnion(diary.take())
            return entries.count == 3
        }
        #expect(entries == ["0 begins", "0 is cancelled", "1 begins"])
    }

    /// Lets other tasks run until something has happened.
    private func until(_ condition: () -> Bool) async {
        for _ in 0..<10_000 {
            if condition() { return }
            await Task.yield()
        }
        Issue.record("It has not happened.")
    }

    private struct Loading: View {
        @State private var text = "empty"

        var body: some View { Text(text).task { text = "loaded" } }
    }

    private struct Sleeping: View {
        let diary: Diary
        @State private var id = 0
        @Environment(\.clock) private var clock

        var body: some View {
            Button("Next") { id += 1 }
                .task(id: id) { [id] in
                    diary.note("\(id) begins")
                    do {
                        try await clock.sleep(for: .seconds(60))
                        diary.note("\(id) ends")
                    } catch {
                        diary.note("\(id) is cancelled")
                    }
                }
        }
    }
}
