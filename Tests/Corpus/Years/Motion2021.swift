// As written in 2021: clocks, a card thrown by its predicted end, an asymmetric transition.

import SwiftUI

struct Clock2021: View {
    var body: some View {
        TimelineView(.periodic(from: .now, by: 1)) { context in
            Text(context.date, style: .time)
        }
    }
}

struct Wheel2021: View {
    var body: some View {
        TimelineView(.animation) { timeline in
            let now = timeline.date.timeIntervalSinceReferenceDate
            let angle = Angle.degrees(now.remainder(dividingBy: 3) * 120)
            Text("◐").rotationEffect(angle)
        }
    }
}

struct Minutes2021: View {
    var body: some View {
        TimelineView(.everyMinute) { context in
            Text("\(Calendar.current.component(.minute, from: context.date))")
        }
    }
}

struct ThrownCard2021: View {
    @State private var offset: CGSize = .zero
    @State private var isGone = false
    @Environment(\.accessibilityReduceMotion) var reduceMotion

    var body: some View {
        ZStack {
            if !isGone {
                Text("Throw me")
                    .frame(width: 200, height: 120)
                    .rotationEffect(.degrees(Double(offset.width / 5)))
                    .offset(x: offset.width * 5, y: 0)
                    .opacity(2 - Double(abs(offset.width / 50)))
                    .gesture(
                        DragGesture(minimumDistance: 0, coordinateSpace: .global)
                            .onChanged { gesture in
                                offset = gesture.translation
                            }
                            .onEnded { value in
                                if abs(value.predictedEndTranslation.width) > 100 {
                                    withAnimation(reduceMotion ? nil : .easeOut) { isGone = true }
                                } else {
                                    offset = .zero
                                }
                            }
                    )
                    .transition(
                        .asymmetric(
                            insertion: .scale.combined(with: .opacity), removal: .move(edge: .trailing)))
            }
        }
        .animation(.spring(), value: offset)
    }
}

struct Pressed2021: View {
    @State private var isPressing = false
    @State private var taps = 0

    var body: some View {
        Text("\(taps)")
            .scaleEffect(isPressing ? 0.9 : 1)
            .onTapGesture(count: 2) { taps += 2 }
            .onLongPressGesture(minimumDuration: 1, maximumDistance: 20) {
                taps = 0
            } onPressingChanged: { pressing in
                withAnimation(.easeInOut) { isPressing = pressing }
            }
            .simultaneousGesture(TapGesture().onEnded { taps += 1 })
    }
}
