import SwiftUI

extension View {
    func stacked(at position: Int, in total: Int) -> some View {
        let offset = Double(total - position)
        return self.offset(x: 0, y: offset * 8)
    }
}

struct ContentView: View {
    @State private var cards = Card.examples
    @State private var known = 0
    @State private var missed = 0

    var body: some View {
        VStack(spacing: 24) {
            Text("Known \(known), missed \(missed)")
                .font(.headline)
                .contentTransition(.numericText())

            ZStack {
                ForEach(Array(cards.enumerated()), id: \.element.id) { index, card in
                    CardView(card: card) { isKnown in
                        withAnimation {
                            removeCard(at: index, isKnown: isKnown)
                        }
                    }
                    .stacked(at: index, in: cards.count)
                    .allowsHitTesting(index == cards.count - 1)
                    .accessibilityHidden(index < cards.count - 1)
                }
            }

            if cards.isEmpty {
                Button("Start again", action: resetCards)
                    .buttonStyle(.borderedProminent)
                    .transition(.opacity)
            }
        }
        .padding()
    }

    private func removeCard(at index: Int, isKnown: Bool) {
        guard cards.indices.contains(index) else { return }
        cards.remove(at: index)
        if isKnown { known += 1 } else { missed += 1 }
    }

    private func resetCards() {
        withAnimation(.spring()) {
            cards = Card.examples
            known = 0
            missed = 0
        }
    }
}

struct ContentView_Previews: PreviewProvider {
    static var previews: some View {
        ContentView()
    }
}
