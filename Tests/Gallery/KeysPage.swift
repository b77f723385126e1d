import Pinion

/// The focus, shortcuts, what Enter does, and the times at which views are told of something.
struct KeysPage: View {
    enum Field: String {
        case first, second
    }

    @FocusState private var field: Field?
    @State private var first = ""
    @State private var second = ""
    @State private var saved = 0
    @State private var submitted = "nothing"
    @State private var change = "none"
    @State private var isShown = false
    @State private var log = "none"
    @State private var loaded = "not yet"

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            Form {
                TextField("First", text: $first).focused($field, equals: .first)
                TextField("Second", text: $second).focused($field, equals: .second)
                HStack {
                    Button("Go to the second") { field = .second }
                    Button("Save") { saved += 1 }.keyboardShortcut("s")
                    Button("Put the keyboard away") { field = nil }.keyboardShortcut("k")
                    Button("Forget") { saved = 0 }.keyboardShortcut(.escape, modifiers: [])
                }
            }
            .onSubmit { submitted = first + second }
            .onChange(of: first) { old, new in change = "\(old) → \(new)" }
            Text("Focus: \(field?.rawValue ?? "none")").name("focus-value")
            Text("Saved: \(saved)").name("saved-value")
            Text("Submitted: \(submitted)").name("submitted-value")
            Text("Changed: \(change)").name("changed-value")
            Toggle("Shown", isOn: $isShown)
            if isShown {
                Text("Here it is.")
                    .onAppear { log = "appeared" }
                    .onDisappear { log = "disappeared" }
            }
            Text("View: \(log)").name("view-value")
            Text("Loaded: \(loaded)").name("loaded-value")
            Button("Hidden", action: {}).hidden()
        }
        .task { loaded = "yes" }
        .navigationTitle("Keys")
    }
}
