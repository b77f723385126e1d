// As written in 2019: a card that is dragged, a badge that pulses, a modifier that shakes.

import SwiftUI

struct DraggableCard2019: View {
    @State private var dragAmount = CGSize.zero
    @State private var enabled = false
    let letters = Array("Hello")

    var body: some View {
        VStack {
            HStack(spacing: 0) {
                ForEach(0..<letters.count) { num in
                    Text(String(self.letters[num]))
                        .padding(5)
                        .font(.title)
                        .background(self.enabled ? Color.blue : Color.red)
                        .offset(self.dragAmount)
                        .animation(Animation.default.delay(Double(num) / 20))
                }
            }
            .gesture(
                DragGesture()
                    .onChanged { self.dragAmount = $0.translation }
                    .onEnded { _ in
                        self.dragAmount = .zero
                        self.enabled.toggle()
                    }
            )
        }
    }
}

struct PulsingButton2019: View {
    @State private var animationAmount: CGFloat = 1

    var body: some View {
        Button("Tap Me") {
            self.animationAmount += 1
        }
        .padding(50)
        .background(Color.red)
        .foregroundColor(.white)
        .clipShape(Circle())
        .scaleEffect(animationAmount)
        .animation(
            Animation.easeInOut(duration: 1)
                .repeatForever(autoreverses: true)
        )
    }
}

struct CornerRotateModifier2019: ViewModifier {
    let amount: Double
    let anchor: UnitPoint

    func body(content: Content) -> some View {
        content.rotationEffect(.degrees(amount), anchor: anchor).clipped()
    }
}

extension AnyTransition {
    static var pivot2019: AnyTransition {
        .modifier(
            active: CornerRotateModifier2019(amount: -90, anchor: .topLeading),
            identity: CornerRotateModifier2019(amount: 0, anchor: .topLeading)
        )
    }
}

struct ShownAndHidden2019: View {
    @State private var isShowingRed = false

    var body: some View {
        VStack {
            Button("Tap Me") {
                withAnimation(.interpolatingSpring(stiffness: 5, damping: 1)) {
                    self.isShowingRed.toggle()
                }
            }
            if isShowingRed {
                Rectangle()
                    .fill(Color.red)
                    .frame(width: 200, height: 200)
                    .transition(.pivot2019)
            }
        }
    }
}

struct ShakeEffect2019: AnimatableModifier {
    var shakes: CGFloat

    nonisolated var animatableData: CGFloat {
        get { shakes }
        set { shakes = newValue }
    }

    func body(content: Content) -> some View {
        content.offset(x: shakes.truncatingRemainder(dividingBy: 2) * 10, y: 0)
    }
}
