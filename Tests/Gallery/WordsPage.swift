import Pinion

/// Views above views, rows that are edited, styles of the program's own, gradients and what moves.
struct WordsPage: View {
    struct Fruit: Identifiable, Hashable {
        let id: Int
        var name: String
        var isRipe = false
    }

    @State private var fruits = [
        Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Pear"), Fruit(id: 3, name: "Plum"),
    ]
    @State private var query = ""
    @State private var isLarge = false
    @State private var pressed = "none"

    var body: some View {
        NavigationStack {
            List {
                ForEach(fruits.filter { query.isEmpty || $0.name.contains(query) }) { fruit in
                    NavigationLink(fruit.name, value: fruit)
                }
                .onDelete { fruits.remove(atOffsets: $0) }
            }
            .searchable(text: $query, prompt: "Find a fruit")
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Menu("Sort") {
                        Button("By name") {
                            fruits.sort { $0.name < $1.name }
                            pressed = "sort"
                        }
                        Toggle("Ripe first", isOn: .constant(false))
                    }
                }
                ToolbarItem(placement: .primaryAction) {
                    Button("Add", systemImage: "plus") {
                        fruits.append(Fruit(id: fruits.count + 1, name: "Quince"))
                    }
                }
            }
            .navigationTitle("Fruits")
            .navigationDestination(for: Fruit.self) { fruit in
                Text("All about the \(fruit.name).").navigationTitle(fruit.name)
            }
            looks
        }
    }

    private var looks: some View {
        VStack(alignment: .leading, spacing: 16) {
            HStack {
                Button("Start") { pressed = "start" }.buttonStyle(Pill())
                Button("Stop", role: .destructive) { pressed = "stop" }.buttonStyle(Pill())
                Toggle("Large", isOn: $isLarge).toggleStyle(.button)
            }
            Text("Pressed: \(pressed)").name("pressed-value")
            HStack {
                Image(systemName: "photo")
                Text("A row with a button")
                Button("Like", systemImage: "heart") { pressed = "heart" }
            }
            .onTapGesture { pressed = "row" }
            Text("Sale").padding().foregroundStyle(.white)
                .background(
                    LinearGradient(colors: [.indigo, .pink], startPoint: .leading, endPoint: .trailing),
                    in: RoundedRectangle(cornerRadius: 12)
                )
                .scaleEffect(isLarge ? 1.25 : 1)
                .animation(.spring, value: isLarge)
            if isLarge { Text("It is large.").transition(.move(edge: .leading).combined(with: .opacity)) }
            LabeledContent("Price", value: 1234.5, format: .currency(code: "EUR"))
            HStack {
                Circle().fill(.teal.gradient).frame(width: 48, height: 48)
                Rectangle().fill(.orange).clipShape(.capsule).frame(width: 96, height: 32)
                Text("Glass").padding(8).background(.thinMaterial, in: Capsule()).border(.secondary)
            }
        }
    }

    private struct Pill: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label
                .padding(.horizontal, 20).padding(.vertical, 8)
                .foregroundStyle(.white)
                .background(configuration.role == .destructive ? Color.red : .green, in: Capsule())
        }
    }
}
