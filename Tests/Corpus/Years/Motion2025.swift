// As written in 2025: an observable deck, a body that is animated alone, a transaction that keeps still.

import Observation
import SwiftUI

@Observable
final class Deck2025 {
    var cards = ["Ace", "King", "Queen"]
    var top: String? { cards.first }

    func discard() {
        guard !cards.isEmpty else { return }
        cards.removeFirst()
    }
}

struct DeckView2025: View {
    @State private var deck = Deck2025()
    @State private var isFlipped = false
    @GestureState(resetTransaction: Transaction(animation: .bouncy)) private var drag: CGSize?

    var body: some View {
        VStack {
            ForEach(deck.cards, id: \.self) { card in
                Text(card)
                    .offset(card == deck.top ? drag ?? .zero : .zero)
                    .transition(
                        .move(edge: .trailing).combined(with: .opacity).animation(.easeIn(duration: 0.3)))
            }
            Text("Flip")
                .animation(.smooth) { content in
                    content.opacity(isFlipped ? 0.5 : 1)
                }
                .transaction { transaction in
                    if isFlipped { transaction.animation = nil }
                }
        }
        .gesture(
            DragGesture()
                .updating($drag) { value, state, _ in state = value.translation }
                .onEnded { value in
                    if value.velocity.width > 500 || value.translation.width > 120 {
                        withAnimation { deck.discard() }
                    }
                }
        )
        .highPriorityGesture(
            TapGesture(count: 2).onEnded {
                withAnimation(.spring(duration: 0.4, bounce: 0.3)) { isFlipped.toggle() }
            })
    }
}

struct Loading2025: View {
    @State private var isSpinning = false

    var body: some View {
        Circle()
            .frame(width: 44, height: 44)
            .rotationEffect(.degrees(isSpinning ? 360 : 0))
            .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isSpinning)
            .onAppear { isSpinning = true }
    }
}
