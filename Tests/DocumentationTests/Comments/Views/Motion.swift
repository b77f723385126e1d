import Pinion

// What the comments of animations and gestures show.

private enum OfAnimatable {
    struct CountingText: View, Animatable {
        var value: Double

        var animatableData: Double {
            get { value }
            set { value = newValue }
        }

        var body: some View { Text("\(Int(value))") }
    }
}

private struct Album: View {
    @Namespace private var album

    var body: some View {
        Text("Cover").matchedGeometryEffect(id: 1, in: album)
    }
}

private struct Heart: View {
    var body: some View {
        PhaseAnimator([1.0, 1.2]) { size in
            Text("♥").scaleEffect(size)
        } animation: { _ in
            .easeInOut(duration: 0.6)
        }
    }
}

private func heightOfASpring() -> Double {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let height = spring.value(target: 100.0, time: 0.2)
    return height
}

private struct Details: View {
    var body: some View { Text("Details") }
}

private struct OpenAndClosed: View {
    @State private var isOpen = false

    var body: some View {
        if isOpen {
            Details().transition(.move(edge: .bottom).combined(with: .opacity))
        }
        Button("Close") {
            var transaction = Transaction(animation: .linear)
            transaction.disablesAnimations = true
            withTransaction(transaction) { isOpen = false }
        }
        Button("Open") {
            withAnimation(.spring(response: 0.4, dampingFraction: 0.6)) { isOpen.toggle() }
        }
    }
}

private enum OfTransition {
    struct Twirl: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content
                .scaleEffect(phase.isIdentity ? 1 : 0.5)
                .opacity(phase.isIdentity ? 1 : 0)
                .rotationEffect(.degrees(phase.value * 360))
        }
    }
}

private struct Press: View {
    @GestureState private var isPressed = false

    var press: some Gesture {
        LongPressGesture().updating($isPressed) { isDown, state, _ in state = isDown }
    }

    var body: some View { Text("Press").gesture(press) }
}

private struct Drag: View {
    @GestureState private var translation = Size.zero

    var drag: some Gesture {
        DragGesture().updating($translation) { value, state, _ in state = value.translation }
    }

    var body: some View { Text("Drag").gesture(drag) }
}

private enum OfGesture {
    struct Card: View {
        @State private var offset = Size.zero

        var body: some View {
            Text("Drag me")
                .offset(x: offset.width, y: offset.height)
                .gesture(
                    DragGesture()
                        .onChanged { offset = $0.translation }
                        .onEnded { _ in withAnimation { offset = .zero } })
        }
    }
}
