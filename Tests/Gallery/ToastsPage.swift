import Pinion

/// Short words at the page's edge, in a time that goes when a button is pressed.
struct ToastsPage: View {
    @State private var clock = SteppedClock()

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            ToastButtons()
            Button("Let five seconds pass") { clock.advance() }
        }
        .navigationTitle("Toasts")
        .environment(\.clock, clock)
    }
}

private struct ToastButtons: View {
    @State private var name = "Ada"
    @State private var isEditing = false
    @Environment(\.toast) private var toast

    var body: some View {
        TextField("Name", text: $name).onSubmit { toast("Saved: \(name).") }
        HStack {
            Button("Save") { toast("Saved: \(name).") }
            Button("Send all") { for number in 1...3 { toast("Sent letter \(number).") } }
            Button("Edit") { isEditing = true }
        }
        .sheet(isPresented: $isEditing) {
            HStack {
                Button("Save the draft") { toast("Draft saved.") }
                Button("Done") { isEditing = false }
            }
            .navigationTitle("Edit")
        }
    }
}
