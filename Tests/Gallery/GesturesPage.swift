import Pinion

/// Gestures: cards that are thrown, presses, what is held, magnified and turned, with what the program has heard.
struct GesturesPage: View {
    @State private var offset = Size.zero
    @State private var thrown = 0
    @State private var taps: [String] = []
    @State private var held = "no"
    @State private var isPressing = false
    @State private var size = 1.0
    @GestureState private var pinch = 1.0
    @State private var angle = Angle.zero
    @State private var isHovered = false
    @State private var isDisabled = false
    @GestureState private var step = ""
    @State private var inside = 0

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            card
            Text("Offset: \(whole(offset.width)) \(whole(offset.height)), thrown \(thrown)").name("offset")
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 90), spacing: 16)], spacing: 16) {
                box("Twice")
                    .onTapGesture(count: 2) { taps.append("double") }
                    .onTapGesture(count: 1) { taps.append("single") }
                box("Where")
                    .onTapGesture { (point: Point) in taps.append("at \(whole(point.x)) \(whole(point.y))") }
                box("Hold")
                    .onLongPressGesture(minimumDuration: 0.3) {
                        held = "yes"
                    } onPressingChanged: {
                        isPressing = $0
                    }
                box("Hover").onHover { isHovered = $0 }
            }
            Text("Taps: \(taps.joined(separator: ", "))").name("taps")
            Text("Held: \(held), pressing \(isPressing ? "yes" : "no"), hovered \(isHovered ? "yes" : "no")")
                .name("held")
            HStack(spacing: 24) {
                box("Pinch").scaleEffect(size * pinch).gesture(
                    MagnificationGesture()
                        .updating($pinch) { value, state, _ in state = value }
                        .onEnded { size *= $0 })
                box("Turn").rotationEffect(angle).gesture(RotationGesture().onChanged { angle = $0 })
                box("Steps").gesture(sequence)
            }
            Text(
                "Size: \(size * pinch, format: .number.precision(.fractionLength(2))), angle \(whole(angle.degrees))"
            )
            .name("size")
            Text("Step: \(step)").name("step")
            Toggle("Disabled", isOn: $isDisabled)
        }
        .navigationTitle("Gestures")
    }

    private var card: some View {
        VStack {
            Text("Drag me")
            Button("Inside") { inside += 1 }
            Text("Inside: \(inside)").name("inside")
        }
        .frame(width: 200, height: 120)
        .background(.blue.opacity(0.2), in: .rect(cornerRadius: 16))
        .rotationEffect(.degrees(offset.width / 20))
        .offset(x: offset.width, y: offset.height)
        .gesture(
            DragGesture(coordinateSpace: .global)
                .onChanged { offset = $0.translation }
                .onEnded { value in
                    if value.translation.width.magnitude > 150 { thrown += 1 }
                    withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) { offset = .zero }
                }
        )
        .disabled(isDisabled)
        .name("card")
    }

    private var sequence: some Gesture {
        LongPressGesture(minimumDuration: 0.2)
            .sequenced(before: DragGesture(minimumDistance: 0))
            .updating($step) { value, state, _ in
                switch value {
                case .first: state = "pressed"
                case .second(_, nil): state = "held"
                case .second(_, let drag?): state = "dragged \(whole(drag.translation.width))"
                }
            }
    }

    private func whole(_ number: Double) -> Int { Int(number.rounded()) }

    private func box(_ title: String) -> some View {
        Text(title).frame(width: 76, height: 60).background(.green.opacity(0.2), in: .rect(cornerRadius: 12))
    }
}
