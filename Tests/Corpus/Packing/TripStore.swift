import SwiftUI

struct Item: Identifiable, Hashable {
    let id = UUID()
    var name: String
    var isPacked = false
}

@MainActor
final class TripStore: ObservableObject {
    @Published var destination = "Lisbon"
    @Published var departure = Date(timeIntervalSince1970: 1_772_366_400)
    @Published var items = [Item(name: "Passport"), Item(name: "Toothbrush"), Item(name: "Map")]

    var packed: Double {
        items.isEmpty ? 0 : Double(items.filter(\.isPacked).count) / Double(items.count)
    }
}
