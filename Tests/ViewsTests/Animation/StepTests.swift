import DOM
import Testing
import VirtualTime

@testable import Views

@MainActor
@Suite("Steps of the server")
struct StepTests {
    private let clock = VirtualClock()
    private var environment: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.clock = clock
        return environment
    }

    @Test func whatTheProgramInterpolatesGoesInSteps() async {
        let page = MountedPage(Turning(), environment: environment)
        page.type("01", into: "@motion")
        page.press("turn")
        #expect(page.texts == ["Turn", "0"])
        await until { clock.sleeperCount == 1 }
        await clock.advance(by: .milliseconds(500))
        await until { page.turned == ["Turn", "50"] }
        await clock.advance(by: .seconds(1))
        await until { page.turned == ["Turn", "100"] }
        #expect(clock.sleeperCount == 0)
    }

    @Test func itTakesAsManyStepsASecondAsItMay() async {
        let page = MountedPage(Turning(), environment: environment)
        page.type("01", into: "@motion")
        page.press("turn")
        var seen: Set<String> = []
        for _ in 0..<60 {
            await until { clock.sleeperCount == 1 || page.turned.last == "100" }
            await clock.advance(by: .milliseconds(20))
            seen.insert(page.turned.last ?? "")
        }
        await until { page.turned.last == "100" }
        #expect(seen.count <= 32)
        #expect(seen.count > 20)
    }

    @Test func behindAnotherTabItTakesNone() async {
        let page = MountedPage(Turning(), environment: environment)
        page.type("01", into: "@motion")
        page.press("turn")
        await until { clock.sleeperCount == 1 }
        await clock.advance(by: .milliseconds(200))
        await until { page.turned.last == "20" && clock.sleeperCount == 1 }
        page.type("00", into: "@motion")
        await clock.advance(by: .milliseconds(300))
        await until { clock.sleeperCount == 1 }
        #expect(page.turned.last == "20")
        page.type("01", into: "@motion")
        await clock.advance(by: .seconds(1))
        await until { page.turned.last == "100" }
    }

    @Test func whoWantsLessMotionSeesTheEndAtOnce() {
        let page = MountedPage(Turning(), environment: environment)
        page.type("11", into: "@motion")
        page.press("turn")
        #expect(page.turned == ["Turn", "100"])
    }

    @Test func withoutAnAnimationItIsThereAtOnce() {
        let page = MountedPage(Turning(animation: nil), environment: environment)
        page.type("01", into: "@motion")
        page.press("turn")
        #expect(page.turned == ["Turn", "100"])
    }

    @Test func aModifierGoesInStepsToo() async {
        let page = MountedPage(Modified(), environment: environment)
        page.type("01", into: "@motion")
        page.press("turn")
        await until { clock.sleeperCount == 1 }
        await clock.advance(by: .milliseconds(200))
        await until { page.turned.last == "at 20" }
    }

    @Test func aPageThatGoesTakesItsStepsAlong() async {
        var page: MountedPage? = MountedPage(Turning(), environment: environment)
        page?.type("01", into: "@motion")
        page?.press("turn")
        await until { clock.sleeperCount == 1 }
        page = nil
        await until { clock.sleeperCount == 0 }
    }

    @Test func phasesFollowEachOtherWhileSomebodyLooks() async {
        let page = MountedPage(environment: environment) {
            PhaseAnimator(["a", "b", "c"]) {
                Text($0)
            } animation: { _ in
                .linear(duration: 1)
            }
        }
        #expect(page.turned == ["a"])
        await until { clock.sleeperCount == 1 }
        await clock.advance(by: .seconds(5))
        await until { clock.sleeperCount == 1 }
        #expect(page.turned == ["a"])
        page.type("01", into: "@motion")
        await clock.advance(by: .seconds(1))
        await until { page.turned == ["b"] }
        for phase in ["c", "a", "b"] {
            await until { clock.sleeperCount == 1 }
            await clock.advance(by: .seconds(1))
            await until { page.turned == [phase] }
        }
        #expect(page.moves().last?.contains("1000;0;1;normal;linear") == true)
    }

    @Test func aTriggerHasThemFollowOnce() async {
        let page = MountedPage(Triggered(), environment: environment)
        page.type("01", into: "@motion")
        page.press("go")
        await until { page.turned.last == "b" }
        await until { clock.sleeperCount == 1 }
        await clock.advance(by: .seconds(1))
        await until { page.turned.last == "a" }
        await until { clock.sleeperCount == 1 }
        await clock.advance(by: .seconds(1))
        await until { clock.sleeperCount == 0 }
        #expect(page.turned.last == "a")
    }

    @Test func aCompletionComesWhenTheTimeIsOver() async {
        AnimationClock.clock = clock
        defer { AnimationClock.clock = ContinuousClock() }
        var done = false
        withAnimation(.linear(duration: 1).delay(1), {}, completion: { done = true })
        await until { clock.sleeperCount == 1 }
        await clock.advance(by: .milliseconds(1900))
        #expect(!done)
        await clock.advance(by: .milliseconds(200))
        await until { done }
    }

    private func until(_ condition: () -> Bool) async {
        for _ in 0..<100_000 where !condition() { await Task.yield() }
        #expect(condition())
    }

    private struct Turning: View {
        var animation: Animation? = .linear(duration: 1)
        @State private var value = 0.0

        var body: some View {
            Button("Turn") { withAnimation(animation) { value = 100 } }
            Number(value: value)
        }
    }

    private struct Number: View, Animatable {
        var value: Double

        nonisolated var animatableData: Double {
            get { value }
            set { value = newValue }
        }

        var body: some View { Text("\(Int(value.rounded()))") }
    }

    private struct Modified: View {
        @State private var value = 0.0

        var body: some View {
            Button("Turn") { value = 100 }
            Text("at").modifier(Named(value: value)).animation(.linear(duration: 1), value: value)
        }
    }

    private struct Named: AnimatableModifier {
        var value: Double

        nonisolated var animatableData: Double {
            get { value }
            set { value = newValue }
        }

        func body(content: Content) -> some View { Text("at \(Int(value.rounded()))") }
    }

    private struct Triggered: View {
        @State private var count = 0

        var body: some View {
            Button("Go") { count += 1 }
            PhaseAnimator(["a", "b"], trigger: count) {
                Text($0)
            } animation: { _ in
                .linear(duration: 1)
            }
        }
    }
}

extension MountedPage {
    /// The texts after what has happened meanwhile.
    fileprivate var turned: [String] {
        turn()
        return texts
    }
}
