import Pinion

// What the comments in `Sources/Views/Gestures` show.

private enum Cards {
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

@MainActor
private struct Press {
    @GestureState private var isPressed = false

    var press: some Gesture {
        LongPressGesture().updating($isPressed) { isDown, state, _ in state = isDown }
    }
}

@MainActor
private struct Drag {
    @GestureState private var translation = Size.zero

    var drag: some Gesture {
        DragGesture().updating($translation) { value, state, _ in state = value.translation }
    }
}
