import Pinion

/// A sheet with another one in it, a sheet for an item, an alert and a question.
struct DialogsPage: View {
    struct Guest: Identifiable {
        let id: Int
        let name: String
    }

    @State private var isEditing = false
    @State private var guest: Guest?
    @State private var isWarning = false
    @State private var isAsking = false
    @State private var name = "Ada"
    @State private var answer = "none"
    @State private var dismissals = 0

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            Text("Name: \(name)").name("name-value")
            Text("Answer: \(answer)").name("answer-value")
            Text("Dismissed: \(dismissals)").name("dismissed-value")
            HStack {
                Button("Edit") { isEditing = true }
                Button("Invite Grace") { guest = Guest(id: 1, name: "Grace") }
                Button("Delete", role: .destructive) { isWarning = true }
                Button("Leave") { isAsking = true }
            }
        }
        .navigationTitle("Dialogs")
        .sheet(isPresented: $isEditing, onDismiss: { dismissals += 1 }) { NameSheet(name: $name) }
        .sheet(item: $guest) { guest in
            Text("\(guest.name) gets a letter.").navigationTitle("Invitation")
        }
        .alert("Delete the article?", isPresented: $isWarning) {
            Button("Delete it", role: .destructive) { answer = "deleted" }
            Button("Keep it", role: .cancel) { answer = "kept" }
        } message: {
            Text("It cannot be brought back.")
        }
        .confirmationDialog("Leave without saving?", isPresented: $isAsking) {
            Button("Save first") { answer = "saved" }
            Button("Discard", role: .destructive) { answer = "discarded" }
        }
    }
}

/// A sheet in which a name is edited; what is odd is explained in a sheet of its own.
private struct NameSheet: View {
    @Binding var name: String
    @State private var isExplaining = false
    @State private var hasRead = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(alignment: .leading) {
            TextField("Name", text: $name)
            HStack {
                Button("Why?") { isExplaining = true }
                Button("Done") { dismiss() }.buttonStyle(.borderedProminent)
            }
        }
        .navigationTitle("Edit the name")
        .sheet(isPresented: $isExplaining) {
            VStack(alignment: .leading) {
                Text("Everybody has one.")
                Toggle("I see", isOn: $hasRead)
            }
            .navigationTitle("Names")
        }
    }
}
