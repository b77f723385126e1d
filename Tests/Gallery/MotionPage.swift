import Pinion

/// What moves: looks that go over, views that come and go, what is matched, what goes by itself.
struct MotionPage: View {
    @State private var isOpen = false
    @State private var isFar = false
    @State private var isBig = false
    @State private var isPulsing = false
    @State private var count = 7
    @State private var target = 0.0
    @State private var presses = 0
    @State private var note = ""
    @State private var order = ["Ash", "Birch", "Cedar", "Dogwood"]
    @Namespace private var heroes

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            HStack(spacing: 12) {
                Button("Open") { withAnimation(.easeInOut(duration: 0.6)) { isOpen.toggle() } }
                Button("At once") { isOpen.toggle() }
                Button("Far") {
                    withAnimation(.spring(response: 0.6, dampingFraction: 0.5)) { isFar.toggle() }
                }
                Button("Hero") { withAnimation(.easeInOut(duration: 0.6)) { isBig.toggle() } }
                Button("Shuffle") { withAnimation(.easeInOut(duration: 0.6)) { order.reverse() } }
                Button("Count") {
                    withAnimation(.linear(duration: 0.6)) {
                        count += 1
                        target += 90
                    }
                }
            }
            if isOpen {
                HStack {
                    Text("Details").padding(12).background(.yellow.opacity(0.4), in: .rect(cornerRadius: 12))
                    Button("Press me") { presses += 1 }
                }
                .transition(.move(edge: .leading).combined(with: .opacity))
            }
            Text("Pressed: \(presses)").name("presses")
            Text("Ball")
                .padding(16).background(isFar ? .orange : .mint, in: .circle)
                .offset(x: isFar ? 200 : 0)
            TextField("Note", text: $note)
            hero
            HStack(spacing: 4) {
                ForEach(order, id: \.self) {
                    Text($0).padding(6).background(.gray.opacity(0.2), in: .capsule)
                }
            }
            HStack(spacing: 16) {
                Text("\(count)").font(.system(size: 22)).contentTransition(.numericText())
                Counting(value: target).animation(.linear(duration: 0.6), value: target)
                PhaseAnimator([1.0, 1.3]) {
                    Text("♥").scaleEffect($0)
                } animation: { _ in
                    .easeInOut(duration: 0.4)
                }
                Text("Pulse").opacity(isPulsing ? 0.2 : 1).accessibilityHidden(true)
                    .onAppear {
                        withAnimation(.easeInOut(duration: 0.5).repeatForever()) { isPulsing = true }
                    }
            }
        }
        .navigationTitle("Motion")
    }

    @ViewBuilder private var hero: some View {
        if isBig {
            Text("Hero")
                .frame(width: 240, height: 120)
                .background(.purple.opacity(0.4), in: .rect(cornerRadius: 24))
                .matchedGeometryEffect(id: "hero", in: heroes)
        } else {
            Text("Hero")
                .frame(width: 80, height: 40)
                .background(.purple.opacity(0.4), in: .rect(cornerRadius: 8))
                .matchedGeometryEffect(id: "hero", in: heroes)
        }
    }
}

/// A number that the program counts itself.
private struct Counting: View, Animatable {
    var value: Double

    nonisolated var animatableData: Double {
        get { value }
        set { value = newValue }
    }

    var body: some View { Text("\(Int(value))°").name("counting").monospacedDigit() }
}
