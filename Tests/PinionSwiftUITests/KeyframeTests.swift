import PinionTesting
import SwiftUI
import Testing

/// Values that go along keyframes.
@MainActor
@Suite struct KeyframeTests {
    private struct Look: Equatable {
        var scale = 1.0
        var turn = Angle.zero
    }

    private func value(of scale: [(time: Double, value: Double)], in timeline: KeyframeTimeline<Double>) {
        for (time, wanted) in scale {
            let found = timeline.value(time: time)
            #expect(abs(found - wanted) < 1e-6, "\(time): \(found) in place of \(wanted)")
        }
    }

    @Test func goInLinesAndJump() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            KeyframeTrack {
                LinearKeyframe(10, duration: 2)
                MoveKeyframe(100)
                LinearKeyframe(0, duration: 1)
            }
        }
        #expect(timeline.duration == 3)
        value(of: [(0, 0), (1, 5), (2, 100), (2.5, 50), (3, 0), (9, 0), (-1, 0), (.nan, 0)], in: timeline)
        #expect(abs(timeline.value(progress: 0.5) - 7.5) < 1e-6)
    }

    @Test func goInBendsThroughTheirEnds() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            KeyframeTrack {
                CubicKeyframe(1, duration: 1)
                CubicKeyframe(0, duration: 1)
            }
        }
        value(of: [(0, 0), (1, 1), (2, 0)], in: timeline)
        #expect(timeline.value(time: 0.1) < 0.1)
    }

    @Test func goLikeSprings() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            KeyframeTrack { SpringKeyframe(1, duration: 1, spring: .bouncy) }
        }
        #expect(timeline.value(time: 0.5) > 0.5)
        value(of: [(0, 0), (1, 1)], in: timeline)
    }

    @Test func moveEachPropertyOnATrackOfItsOwn() {
        let timeline = KeyframeTimeline(initialValue: Look()) {
            KeyframeTrack(\.scale) { LinearKeyframe(3, duration: 2) }
            KeyframeTrack(\.turn) { LinearKeyframe(.degrees(90), duration: 1) }
        }
        let look = timeline.value(time: 1)
        #expect(abs(look.scale - 2) < 1e-6)
        #expect(look.turn == .degrees(90))
    }

    @Test func takeNoTimeThatIsNone() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            KeyframeTrack {
                LinearKeyframe(1, duration: -5)
                LinearKeyframe(2, duration: .infinity)
                LinearKeyframe(3, duration: .nan)
            }
        }
        #expect(timeline.duration == 0)
        #expect(timeline.value(time: 0) == 3)
    }

    @Test func aViewBeginsAtTheBeginning() async throws {
        let tab = try await TestApp { Site { WindowGroup { Bell() } } }.open("/")
        #expect(tab.texts == ["1.0", "1.0"])
    }
}

private struct Bell: View {
    @State private var rings = 0

    var body: some View {
        KeyframeAnimator(initialValue: 1.0, trigger: rings) { scale in
            Text(verbatim: "\(scale)")
        } keyframes: { _ in
            KeyframeTrack { CubicKeyframe(2.0, duration: 0.5) }
        }
        Text("Bell").keyframeAnimator(initialValue: 1.0, trigger: rings) { _, scale in
            Text(verbatim: "\(scale)")
        } keyframes: { _ in
            KeyframeTrack { LinearKeyframe(2.0, duration: 0.5) }
        }
    }
}
