import Pinion

/// Buttons, menus, links and labels.
struct ButtonsPage: View {
    @State private var pressed = "none"

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            HStack {
                Button("Save") { pressed = "save" }.buttonStyle(.borderedProminent)
                Button("Preview") { pressed = "preview" }
                Button("Delete", role: .destructive) { pressed = "delete" }
                Button("Plain") { pressed = "plain" }.buttonStyle(.plain)
                Button("Learn more") { pressed = "link" }.buttonStyle(.link)
                Button("Disabled") { pressed = "disabled" }.disabled(true)
            }
            Button("Take a moment") {
                try? await Task.sleep(for: .milliseconds(300))
                pressed = "moment"
            }
            Text("Pressed: \(pressed)").name("pressed-value")
            Menu("More") {
                Button {
                    pressed = "rename"
                } label: {
                    Label("Rename", systemImage: "pencil")
                }
                Button("Remove", role: .destructive) { pressed = "remove" }
            }
            Label("Settings", systemImage: "gearshape")
            Link("Back to the start", destination: "/")
            HStack {
                ForEach(Self.symbols, id: \.self) { Image(systemName: $0) }
            }
        }
        .navigationTitle("Buttons")
    }

    private static let symbols = [
        "bell", "calendar", "checkmark", "clock", "gearshape", "heart", "house", "magnifyingglass", "person",
        "star", "trash", "xmark",
    ]
}
