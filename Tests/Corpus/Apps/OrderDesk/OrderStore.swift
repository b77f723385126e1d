import SwiftUI

@Observable
final class OrderStore {
    var orders = Order.samples
    private(set) var message = ""

    func send(_ order: Order) {
        guard let index = orders.firstIndex(where: { $0.id == order.id }) else { return }
        orders[index].status = .sent
        message = String(localized: "The order of \(order.customer) is on its way.")
    }

    func delete(_ order: Order) {
        orders.removeAll { $0.id == order.id }
        message = String(localized: "Deleted \(order.pieces) pieces")
    }
}
