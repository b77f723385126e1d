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
        Button {
            // Before the palette's own fields and buttons are among them.
            entries = PaletteEntry.all(of: visit.page?.document, asAdministrator: visit.isAdministrator)
            isOpen = true
        } label: {
            Label("Go to…", systemImage: "magnifyingglass")
        }
        .name(PaletteEntry.opener)
        .keyboardShortcut("k")
        .sheet(isPresented: $isOpen) { PaletteView(entries: entries) }
    }
}
