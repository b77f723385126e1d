import Foundation

struct Order: Identifiable, Hashable {
    let id: Int
    var customer: String
    var pieces: Int
    var price: Double
    var placed: Date
    var status: OrderStatus

    static let samples: [Order] = [
        Order(
            id: 1041, customer: "Ada", pieces: 1, price: 1249.5,
            placed: .init(timeIntervalSince1970: 1_772_366_400),
            status: .open),
        Order(
            id: 1042, customer: "Grace", pieces: 3, price: 18,
            placed: .init(timeIntervalSince1970: 1_772_452_800),
            status: .packed),
        Order(
            id: 1043, customer: "Alan", pieces: 12, price: 96.25,
            placed: .init(timeIntervalSince1970: 1_772_539_200),
            status: .sent),
    ]
}

enum OrderStatus: String, CaseIterable, Identifiable {
    case open, packed, sent

    var id: Self { self }
}
