import Pinion

// Snippets of `FocusedValueKey.swift` and `FocusedValue.swift`.

struct NoteKey: FocusedValueKey {
    typealias Value = Binding<String>
}

extension FocusedValues {
    var note: Binding<String>? {
        get { self[NoteKey.self] }
        set { self[NoteKey.self] = newValue }
    }
}

struct NoteLength: View {
    @FocusedValue(\.note) private var note

    var body: some View { Text("\(note?.wrappedValue.count ?? 0) letters") }
}
