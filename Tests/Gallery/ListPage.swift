import Pinion

/// A list whose items are edited, inserted, moved and removed.
struct ListPage: View {
    struct Item: Identifiable {
        let id: Int
        var name: String
    }

    @State private var items = [
        Item(id: 1, name: "Apples"), Item(id: 2, name: "Bread"), Item(id: 3, name: "Cheese"),
    ]
    @State private var next = 4

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            HStack {
                Button("Insert above") {
                    items.insert(Item(id: next, name: "New \(next)"), at: 0)
                    next += 1
                }
                Button("Move the first down") { items.append(items.removeFirst()) }
                    .disabled(items.count < 2)
            }
            List($items) { $item in
                HStack {
                    TextField("Item \(item.id)", text: $item.name)
                    Button("Remove item \(item.id)", role: .destructive) {
                        items.removeAll { $0.id == item.id }
                    }
                }
            }
            Text("Items: \(items.map(\.name).joined(separator: ", "))").name("items-value")
        }
        .navigationTitle("List")
    }
}
