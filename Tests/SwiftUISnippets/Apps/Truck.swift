import Foundation
import Pinion

// Orders of a food truck: tables, searches, questions and formats.

struct Order: Identifiable, Hashable {
    enum Status: String, CaseIterable, Identifiable {
        case placed, preparing, ready
        var id: Self { self }
    }

    let id: Int
    var customer: String
    var total: Double
    var status: Status
}

struct PlainCard: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.font(.headline)
            configuration.content
        }
        .padding()
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 12, style: .continuous))
    }
}

struct ScaleButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.horizontal, 16)
            .foregroundStyle(.white)
            .background(
                configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint), in: .capsule
            )
            .scaleEffect(configuration.isPressed ? 0.9 : 1)
            .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
    }
}

struct OrdersView: View {
    @State private var orders = [
        Order(id: 1, customer: "Ada", total: 12.5, status: .placed),
        Order(id: 2, customer: "Grace", total: 1234, status: .ready),
    ]
    @State private var query = ""
    @State private var selected: Order?
    @State private var isAsking = false
    @State private var log = "nothing"

    private var found: [Order] {
        query.isEmpty ? orders : orders.filter { $0.customer.lowercased().contains(query.lowercased()) }
    }

    var body: some View {
        List {
            ForEach(found) { order in
                OrderRow(order: order)
                    .badge(order.status == .ready ? 1 : 0)
                    .swipeActions(edge: .trailing, allowsFullSwipe: false) {
                        Button("Cancel order", systemImage: "trash", role: .destructive) {
                            selected = order
                            isAsking = true
                        }
                        .tint(.red)
                    }
            }
            .onMove { orders.move(fromOffsets: $0, toOffset: $1) }
        }
        .listStyle(.insetGrouped)
        .searchable(text: $query, prompt: "Search orders")
        .onSubmit(of: .search) { log = "searched \(query)" }
        .overlay {
            if found.isEmpty {
                ContentUnavailableView.search(text: query)
            }
        }
        .alert("Cancel the order?", isPresented: $isAsking, presenting: selected) { order in
            Button("Cancel it", role: .destructive) { orders.removeAll { $0.id == order.id } }
            Button("Keep it", role: .cancel) {}
        } message: { order in
            Text("\(order.customer) will be told.")
        }
        .refreshable { log = "refreshed" }
        .task(id: query) { if !query.isEmpty { log = "loading \(query)" } }
        .onChange(of: orders, initial: false) { log = "\(orders.count) orders" }
        Text(log)
        footer
    }

    @ViewBuilder
    private var footer: some View {
        GroupBox("Total") {
            LabeledContent("Sum", value: orders.map(\.total).reduce(0, +), format: .currency(code: "USD"))
            LabeledContent("Ready") {
                Text(0.5, format: .percent)
            }
        }
        .groupBoxStyle(PlainCard())
        if let first = orders.first {
            statusText(first.status)
        }
    }

    @ViewBuilder
    private func statusText(_ status: Order.Status) -> some View {
        switch status {
        case .placed: Text("Placed")
        case .preparing: Label("Preparing", systemImage: "clock")
        case .ready: Image(systemName: "checkmark")
        }
    }
}

struct OrderRow: View {
    let order: Order

    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            Text(order.customer).fontWeight(.semibold)
            Spacer()
            Text(order.total, format: .currency(code: "USD")).monospacedDigit()
        }
    }
}

struct OrderEditor: View {
    @Binding var order: Order
    @FocusState private var isNameFocused: Bool
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Form {
            TextField("Customer", text: $order.customer)
                .textFieldStyle(.roundedBorder)
                .focused($isNameFocused)
                .submitLabel(.done)
            Picker("Status", selection: $order.status) {
                ForEach(Order.Status.allCases) { status in
                    Text(status.rawValue).tag(status)
                }
            }
            .pickerStyle(.segmented)
            TextField("Total", value: $order.total, format: .currency(code: "USD"))
                .keyboardType(.decimalPad)
            Menu("More", systemImage: "ellipsis") {
                Button("Reset", role: .destructive) { order.total = 0 }
                Divider()
                Menu("Share") { Button("Mail", systemImage: "envelope") {} }
            }
            DisclosureGroup("Details") { Text("Order \(order.id)").textSelection(.enabled) }
            Button("Done") {
                isNameFocused = false
                dismiss()
            }
            .buttonStyle(ScaleButtonStyle())
            .controlSize(.large)
        }
        .formStyle(.grouped)
        .presentationDetents([.medium, .large])
    }
}

struct OptionalNote: View {
    @State private var note: String? = "Call back"
    @State private var failure: OrderError?
    @State private var hasFailed = false

    struct OrderError: Error, CustomStringConvertible {
        var description: String { "The kitchen is closed." }
    }

    var body: some View {
        VStack {
            if let note = Binding($note) {
                TextField("Note", text: note, axis: .vertical)
                    .labelsHidden()
            }
            Button("Order", systemImage: "paperplane") {
                failure = OrderError()
                hasFailed = true
            }
            .buttonStyle(.borderedProminent)
            .tint(.green)
        }
        .alert(isPresented: $hasFailed, error: failure) {
            Button("Too bad") {}
        }
        .preferredTint()
    }
}

struct PreferredTint: ViewModifier {
    func body(content: Content) -> some View {
        content.tint(.indigo).background(Color.secondary.opacity(0.2), in: .rect(cornerRadius: 8))
    }
}

extension View {
    func preferredTint() -> some View { modifier(PreferredTint()) }
}

struct ChecklistToggle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            Label {
                configuration.label
            } icon: {
                Image(systemName: configuration.isOn ? "checkmark" : "xmark")
                    .foregroundStyle(configuration.isOn ? Color.accentColor : .secondary)
            }
        }
        .buttonStyle(.plain)
    }
}

struct Checklist: View {
    struct Item: Identifiable {
        let id: Int
        var title: String
        var isDone = false
    }

    @State private var items = [Item(id: 1, title: "Flour"), Item(id: 2, title: "Sugar")]
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            List {
                ForEach($items) { $item in
                    Toggle(item.title, isOn: $item.isDone)
                        .toggleStyle(ChecklistToggle())
                }
                .onDelete(perform: remove)
                ForEach(0..<2) { number in
                    NavigationLink("Step \(number)", value: number)
                }
            }
            .navigationDestination(for: Int.self) { number in
                Text("This is step \(number).").navigationTitle("Step")
            }
            .navigationTitle("Checklist")
            .toolbar {
                ToolbarItemGroup(placement: .topBarTrailing) {
                    Button("All done") {
                        for index in items.indices { items[index].isDone = true }
                    }
                    Button("Skip") { path.append(1) }
                }
            }
        }
    }

    private func remove(at offsets: IndexSet) {
        items.remove(atOffsets: offsets)
    }
}
