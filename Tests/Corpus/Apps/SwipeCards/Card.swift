import Foundation

struct Card: Identifiable, Equatable {
    let id = UUID()
    let prompt: String
    let answer: String

    static let examples = [
        Card(prompt: "The capital of Estonia?", answer: "Tallinn"),
        Card(prompt: "The largest planet?", answer: "Jupiter"),
        Card(prompt: "Who wrote Faust?", answer: "Goethe"),
        Card(prompt: "Seven times eight?", answer: "56"),
    ]
}
