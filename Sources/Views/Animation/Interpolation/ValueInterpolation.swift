internal import DOM

/// What a place keeps to go from one value of its view to another in steps.
@MainActor
protocol Interpolation: AnyObject {
    /// Gives the value what it shows at the moment.
    ///
    /// - Parameter isNew: whether the value has just come from the view around.
    func apply(to value: UnsafeMutableRawPointer, isNew: Bool, for node: Node, at place: Place)

    /// The place goes.
    func cancel()
}

/// What a place keeps to go from one value of a type to another.
@MainActor
final class ValueInterpolation<Value: Animatable>: Interpolation {
    private var target: Value.AnimatableData?
    private var shown: Value.AnimatableData?
    private var work: Task<Void, Never>?

    /// How many steps there are in a second.
    private static var rate: Double { 30 }

    func apply(to value: UnsafeMutableRawPointer, isNew: Bool, for node: Node, at place: Place) {
        let value = value.assumingMemoryBound(to: Value.self)
        if isNew { take(value.pointee.animatableData, for: node, at: place) }
        if let shown { value.pointee.animatableData = shown }
    }

    func cancel() {
        work?.cancel()
        work = nil
    }

    private func take(_ data: Value.AnimatableData, for node: Node, at place: Place) {
        guard data != target else { return }
        // Before the first step is asked for, the browser has to have said whether its person wants any.
        let motion = node.graph.motion
        target = data
        let animation = Animating.animation(in: node.graph)
        guard let from = shown, let animation, !motion.wantsNone else {
            // What comes without an animation takes the place of one that is under way.
            cancel()
            shown = data
            return
        }
        cancel()
        let clock = place.scope.current.clock
        work = Task { [weak self, weak node] in
            await Self.run(on: clock) { seconds in
                guard let self, let node, node.isMounted, let target = self.target else { return nil }
                let motion = node.graph.motion
                // Behind another tab time passes, and nothing is shown.
                if motion.isFollowed, !motion.isWatchedNow { return 1 }
                let share = motion.wantsNone ? nil : animation.progress(after: seconds)
                self.shown = share.map { from.way(to: target, at: $0) } ?? target
                node.invalidate()
                return share == nil ? nil : 1 / Self.rate
            }
        }
    }

    /// Does a step again and again, with the seconds that have passed. It says how many seconds there are until the
    /// next; nil after the last.
    private static func run<C: Clock>(on clock: C, step: (Double) -> Double?) async
    where C.Duration == Duration {
        let start = clock.now
        var pause: Double? = 1 / rate
        while let seconds = pause {
            do { try await clock.sleep(for: .seconds(seconds)) } catch { return }
            pause = step(start.duration(to: clock.now) / .seconds(1))
        }
    }
}

extension PageMotion {
    /// Whether the page's person has asked for less motion, or nobody follows it. Nobody is told when that changes.
    var wantsNone: Bool { isReducedNow || !isFollowed }
}
