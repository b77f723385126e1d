import PinionAccounts

/// A new entry, of whoever has signed in.
struct EntryForm: View {
    let author: String
    let book: Book

    @Environment(\.navigate) private var navigate
    @State private var text = ""
    @State private var picture: [UInt8]?
    @State private var problem: String?

    var body: some View {
        Form {
            TextField("Your words", text: $text, axis: .vertical).name("text").fieldError(problem)
            PhotoPicker("Picture") { file in
                let bytes = try await file.bytes
                guard PictureType(of: bytes) != nil else { throw FieldError("This is no picture.") }
                picture = bytes
            }
            if let picture {
                Image(data: picture, label: Text("Your picture"))
                    .resizable().scaledToFit().frame(maxHeight: 192)
            }
            Button("Write into the book") { write() }
                .buttonStyle(.borderedProminent).disabled(text.isEmpty).name("write")
        }
        .padding()
        .navigationTitle("From \(author)")
    }

    private func write() {
        do {
            try book.add(text, by: author, picture: picture)
            navigate("/")
        } catch {
            problem = "The book cannot be written in at the moment."
        }
    }
}
