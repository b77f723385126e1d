import SwiftUI

struct OrderList: View {
    @State private var store = OrderStore()
    @State private var query = ""
    @State private var doomed: Order?

    private var found: [Order] {
        query.isEmpty
            ? store.orders
            : store.orders.filter { $0.customer.localizedCaseInsensitiveContains(query) }
    }

    var body: some View {
        NavigationStack {
            List {
                Section {
                    ForEach(found) { order in
                        OrderRow(order: order)
                        HStack {
                            Button("Send") { store.send(order) }
                                .disabled(order.status == .sent)
                            Button("Delete", role: .destructive) { doomed = order }
                        }
                    }
                } header: {
                    Text("\(found.count) orders")
                } footer: {
                    Text("\(found.count) orders with \(found.reduce(0) { $0 + $1.pieces }) pieces")
                }
            }
            .searchable(text: $query, prompt: "Customer")
            .navigationTitle("Orders")
            .alert("Delete the order?", isPresented: .constant(doomed != nil), presenting: doomed) { order in
                Button("Delete it", role: .destructive) {
                    store.delete(order)
                    doomed = nil
                }
                Button("Keep it", role: .cancel) { doomed = nil }
            } message: { order in
                Text("The order of \(order.customer) cannot be brought back.")
            }
            if !store.message.isEmpty {
                Label(store.message, systemImage: "checkmark")
            }
            OrderForm()
        }
    }
}

struct OrderRow: View {
    let order: Order

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Text(order.customer).font(.headline)
                Spacer()
                Label(order.status.title, systemImage: order.status.symbol)
            }
            HStack {
                Text("\(order.pieces) pieces")
                Spacer()
                Text(order.price, format: .currency(code: "EUR"))
            }
            Text("Placed \(order.placed, format: .dateTime.day().month(.wide))")
                .font(.caption)
                .foregroundStyle(.secondary)
        }
    }
}
