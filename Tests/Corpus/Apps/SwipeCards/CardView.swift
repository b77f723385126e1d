import SwiftUI

struct CardView: View {
    let card: Card
    var removal: ((Bool) -> Void)? = nil

    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @State private var offset = CGSize.zero
    @State private var isShowingAnswer = false

    private var tint: Color {
        if offset.width > 0 { return .green }
        return offset.width < 0 ? .red : .white
    }

    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 25, style: .continuous)
                .fill(Color.white)
                .shadow(radius: 4)
            RoundedRectangle(cornerRadius: 25, style: .continuous)
                .fill(tint.opacity(0.25))

            VStack(spacing: 12) {
                Text(card.prompt)
                    .font(.title2)
                    .foregroundColor(.black)
                if isShowingAnswer {
                    Text(card.answer)
                        .font(.title3)
                        .foregroundColor(.black)
                        .transition(.scale.combined(with: .opacity))
                }
            }
            .padding(20)
            .multilineTextAlignment(.center)
        }
        .frame(width: 300, height: 200)
        .rotationEffect(.degrees(Double(offset.width / 10)))
        .offset(x: offset.width * 1.5, y: 0)
        .opacity(2 - Double(abs(offset.width / 100)))
        .gesture(
            DragGesture()
                .onChanged { gesture in
                    offset = gesture.translation
                }
                .onEnded { _ in
                    if abs(offset.width) > 100 {
                        removal?(offset.width > 0)
                    } else {
                        withAnimation(.spring(response: 0.4, dampingFraction: 0.6)) {
                            offset = .zero
                        }
                    }
                }
        )
        .simultaneousGesture(
            TapGesture().onEnded {
                withAnimation(.easeInOut) { isShowingAnswer.toggle() }
            }
        )
    }
}
