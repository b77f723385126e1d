import Pinion

/// What the browser says of itself, and what it keeps.
struct VisitorPage: View {
    @AppStorage("isLarge") private var isLarge = false
    @AppStorage("greeting") private var greeting = "Hello"
    @Environment(\.colorScheme) private var scheme
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.scenePhase) private var phase

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Toggle("Large letters", isOn: $isLarge)
            TextField("Greeting", text: $greeting)
            Text(greeting).font(isLarge ? .title : .body).name("greeting-shown")
            Text(
                "Scheme: \(scheme), motion: \(reducesMotion ? "less" : "full"), size: \(size), phase: \(phase)"
            )
            .name("traits")
        }
        .navigationTitle("Visitor")
    }
}
