import PinionAccounts

/// Finds whatever one can get to by typing, and goes there.
struct PaletteView: View {
    let entries: [PaletteEntry]

    @State private var search = ""
    @FocusState private var isSearching: Bool
    @Environment(\.dismiss) private var dismiss
    @Environment(\.navigate) private var navigate

    var body: some View {
        let found = PaletteEntry.matching(search, in: entries)
        Form {
            TextField("Page, field or action", text: $search)
                .name("palette-search")
                .autocorrectionDisabled()
                .textInputAutocapitalization(.never)
                .focused($isSearching)
            Text(Self.words(found.count)).foregroundStyle(.secondary).name("palette-count")
                .accessibilityAddTraits(.updatesFrequently)
            List(found.prefix(Self.shown)) { entry in
                HStack {
                    Button(entry.title) { choose(entry) }
                        .buttonStyle(.borderless)
                        .name("go-\(entry.id)")
                        .accessibilityLabel("\(entry.title), \(entry.kind)")
                    Spacer()
                    Text(entry.kind).font(.footnote).foregroundStyle(.secondary)
                }
            }
            NavigationLink("Everything on one page", destination: "/everything")
        }
        .navigationTitle("Go to")
        .onSubmit { if let first = found.first { choose(first) } }
        .onAppear { isSearching = true }
    }

    private func choose(_ entry: PaletteEntry) {
        dismiss()
        switch entry.target {
        case .page(let path): navigate(path)
        case .field(let field): field.focus()
        // What has gone meanwhile, or cannot be used any more, is not pressed.
        case .action(let button): if button.isUsable { button.press() }
        }
    }

    private static func words(_ count: Int) -> LocalizedStringKey {
        switch count {
        case 0: "Nothing is called that."
        case 1: "1 found."
        case ...shown: "\(count) found."
        default: "\(count) found, of which the first \(shown) are shown."
        }
    }

    private static let shown = 30
}
