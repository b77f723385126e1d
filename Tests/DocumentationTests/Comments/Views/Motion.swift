import Pinion

// What the comments in `Sources/Views/Animation` show.

private enum Counted {
    struct CountingText: View, Animatable {
        var value: Double

        nonisolated var animatableData: Double {
            get { value }
            set { value = newValue }
        }

        var body: some View { Text("\(Int(value))") }
    }
}

@MainActor
private struct Motion {
    @Namespace private var album

    struct Twirl: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content
                .scaleEffect(phase.isIdentity ? 1 : 0.5)
                .opacity(phase.isIdentity ? 1 : 0)
                .rotationEffect(.degrees(phase.value * 360))
        }
    }

    struct Details: View {
        var body: some View { Text("Details") }
    }

    @ViewBuilder func phases() -> some View {
        PhaseAnimator([1.0, 1.2]) { size in
            Text("♥").scaleEffect(size)
        } animation: { _ in
            .easeInOut(duration: 0.6)
        }
    }

    @ViewBuilder func coming(isOpen: Bool) -> some View {
        if isOpen {
            Details().transition(.move(edge: .bottom).combined(with: .opacity))
        }
    }

    func height() -> Double {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        let height = spring.value(target: 100.0, time: 0.2)
        return height
    }

    func opening(isOpen: inout Bool) {
        withAnimation(.spring(response: 0.4, dampingFraction: 0.6)) { isOpen.toggle() }
    }

    func closing(isOpen: inout Bool) {
        var transaction = Transaction(animation: .linear)
        transaction.disablesAnimations = true
        withTransaction(transaction) { isOpen = false }
    }
}
