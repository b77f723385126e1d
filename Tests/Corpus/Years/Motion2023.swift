// As written in 2023: phases, a transition of one's own, digits that roll, completions.

import SwiftUI

enum HopPhase2023: CaseIterable {
    case start, up, down

    var height: Double {
        switch self {
        case .start: 0
        case .up: -40
        case .down: 10
        }
    }
}

struct Hopper2023: View {
    @State private var hops = 0

    var body: some View {
        VStack {
            Text("🐸")
                .phaseAnimator(HopPhase2023.allCases, trigger: hops) { content, phase in
                    content.offset(y: phase.height)
                } animation: { phase in
                    switch phase {
                    case .start: .smooth
                    case .up: .easeOut(duration: 0.3)
                    case .down: .bouncy(duration: 0.2)
                    }
                }
            PhaseAnimator([false, true]) { isOn in
                Text("Breathe").opacity(isOn ? 1 : 0.4)
            }
            Button("Hop") { hops += 1 }
        }
    }
}

struct Twirl2023: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .scaleEffect(phase.isIdentity ? 1 : 0.5)
            .opacity(phase.isIdentity ? 1 : 0)
            .blur(radius: phase.isIdentity ? 0 : 10)
            .rotationEffect(.degrees(phase == .willAppear ? 360 : phase == .didDisappear ? -360 : .zero))
    }
}

struct Replaced2023: View {
    @State private var score = 0
    @State private var isShown = true
    @State private var message = ""

    var body: some View {
        VStack {
            Text("\(score)")
                .contentTransition(.numericText(value: Double(score)))
            if isShown {
                Text("Twirled").transition(Twirl2023())
                Text("Blurred").transition(.blurReplace)
                Text("Pushed").transition(.push(from: .leading))
            }
            Text(message)
            Button("Next") {
                withAnimation(.snappy(duration: 0.4, extraBounce: 0.1)) {
                    score += 1
                    isShown.toggle()
                } completion: {
                    message = "Done"
                }
            }
        }
        .animation(.bouncy, value: message)
    }
}

struct Magnified2023: View {
    @State private var zoom = 1.0
    @GestureState private var magnifyBy = 1.0
    @State private var rotation = Angle.zero
    @State private var location = CGPoint.zero
    @State private var hoverLocation: CGPoint = .zero
    @State private var isHovering = false

    var body: some View {
        Text("\(Int(location.x)) \(Int(hoverLocation.y)) \(isHovering ? "over" : "away")")
            .scaleEffect(zoom * magnifyBy)
            .rotationEffect(rotation)
            .gesture(
                MagnifyGesture()
                    .updating($magnifyBy) { value, gestureState, transaction in
                        gestureState = value.magnification
                    }
                    .onEnded { zoom *= $0.magnification }
            )
            .gesture(RotateGesture().onChanged { rotation = $0.rotation })
            .onTapGesture { location in self.location = location }
            .onContinuousHover { phase in
                switch phase {
                case .active(let location):
                    hoverLocation = location
                    isHovering = true
                case .ended:
                    isHovering = false
                }
            }
    }
}
