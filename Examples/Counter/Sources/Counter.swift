import Pinion

@main
struct Counter: App {
    var body: some Scene {
        Page("/") { CounterView() }
    }
}
