// As written in 2020: a picture that is magnified and turned, a hero between two views, a counter.

import SwiftUI

struct ZoomedPicture2020: View {
    @State private var currentAmount: CGFloat = 0
    @State private var finalAmount: CGFloat = 1
    @State private var currentAngle = Angle.degrees(0)
    @State private var finalAngle: Angle = .degrees(0)

    var body: some View {
        VStack {
            Text("Magnify me")
                .scaleEffect(finalAmount + currentAmount)
                .gesture(
                    MagnificationGesture()
                        .onChanged { amount in
                            self.currentAmount = amount - 1
                        }
                        .onEnded { _ in
                            self.finalAmount += self.currentAmount
                            self.currentAmount = 0
                        }
                )
            Text("Turn me")
                .rotationEffect(finalAngle + currentAngle)
                .gesture(
                    RotationGesture()
                        .onChanged { angle in self.currentAngle = angle }
                        .onEnded { _ in
                            self.finalAngle += self.currentAngle
                            self.currentAngle = .degrees(0)
                        }
                )
        }
    }
}

struct Hero2020: View {
    @Namespace private var namespace
    @State private var isExpanded = false

    var body: some View {
        VStack {
            if isExpanded {
                RoundedRectangle(cornerRadius: 25)
                    .fill(Color.pink)
                    .matchedGeometryEffect(id: "shape", in: namespace)
                    .frame(width: 300, height: 200)
            } else {
                Circle()
                    .fill(Color.pink)
                    .matchedGeometryEffect(id: "shape", in: namespace, properties: .frame, isSource: true)
                    .frame(width: 80, height: 80)
            }
        }
        .onTapGesture {
            withAnimation(.spring(response: 0.6, dampingFraction: 0.8, blendDuration: 0)) {
                isExpanded.toggle()
            }
        }
    }
}

struct DragThenHold2020: View {
    @State private var offset = CGSize.zero
    @State private var isDragging = false
    @GestureState private var isDetectingLongPress = false

    var body: some View {
        let dragGesture = DragGesture()
            .onChanged { value in self.offset = value.translation }
            .onEnded { _ in
                withAnimation {
                    self.offset = .zero
                    self.isDragging = false
                }
            }

        let pressGesture = LongPressGesture()
            .updating($isDetectingLongPress) { currentState, gestureState, transaction in
                gestureState = currentState
                transaction.animation = Animation.easeIn(duration: 2.0)
            }
            .onEnded { value in
                withAnimation { self.isDragging = true }
            }

        let combined = pressGesture.sequenced(before: dragGesture)

        Circle()
            .fill(isDetectingLongPress ? Color.yellow : Color.red)
            .frame(width: 64, height: 64)
            .scaleEffect(isDragging ? 1.5 : 1)
            .offset(offset)
            .gesture(combined)
    }
}

struct Counter2020: View {
    @State private var number: Double = 0

    var body: some View {
        VStack {
            Color.clear
                .frame(width: 200, height: 50)
                .animatingNumber2020(number)
            Button("Random") {
                withAnimation(.easeInOut(duration: 1)) { number = .random(in: 0...100) }
            }
        }
    }
}

struct AnimatingNumber2020: AnimatableModifier {
    var number: Double = 0

    nonisolated var animatableData: Double {
        get { number }
        set { number = newValue }
    }

    func body(content: Content) -> some View {
        content.overlay(Text("\(Int(number))"))
    }
}

extension View {
    func animatingNumber2020(_ number: Double) -> some View {
        modifier(AnimatingNumber2020(number: number))
    }
}
