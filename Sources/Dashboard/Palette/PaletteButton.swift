import PinionAccounts

/// Opens the palette: by Control+K or Command+K on every page.
struct PaletteButton: View {
    private let visit: Visit

    @State private var isOpen = false
    @State private var entries: [PaletteEntry] = []

    init(_ visit: Visit) {
        self.visit = visit
    }

    var body: some View {
        Button(action: open) { Label("Go to…", systemImage: "magnifyingglass") }
            .name(PaletteEntry.opener)
            .keyboardShortcut("k")
            .sheet(isPresented: $isOpen, onDismiss: forget) { PaletteView(entries: entries) }
    }

    private func open() {
        // Before the palette's own fields and buttons are among them.
        entries = PaletteEntry.all(of: visit.page?.document, asAdministrator: visit.isAdministrator)
        isOpen = true
    }

    /// Lets what has been found go: the page may change for as long as nobody looks for anything.
    private func forget() { entries = [] }
}
