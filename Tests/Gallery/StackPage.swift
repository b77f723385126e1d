import Pinion

/// Views above each other, each a step for the browser.
struct StackPage: View {
    @State private var isShown = false

    var body: some View {
        NavigationStack {
            VStack(alignment: .leading, spacing: 12) {
                ForEach(1..<61) { number in
                    NavigationLink("Room \(number)", value: number)
                }
                Button("Show") { isShown = true }
            }
            .navigationTitle("Rooms")
            .navigationDestination(for: Int.self) { RoomView(number: $0) }
            .navigationDestination(isPresented: $isShown) { Text("Shown by the program") }
        }
    }
}

private struct RoomView: View {
    let number: Int
    @State private var note = ""
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            TextField("Note", text: $note)
            Text("Note of room \(number): \(note)").name("note-\(number)")
            ForEach(1..<61) { line in Text("Line \(line) of room \(number)") }
            NavigationLink("Next room", value: number + 1)
            Button("Leave") { dismiss() }
        }
        .navigationTitle("Room \(number)")
    }
}
