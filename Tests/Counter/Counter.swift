import Pinion

@main
struct Counter: App {
    var body: some Scene {
        Page("/") { CounterView() }
    }
}

struct CounterView: View {
    @State private var count = 0
    var body: some View {
        Button("Pressed \(count) times") { count += 1 }
    }
}
