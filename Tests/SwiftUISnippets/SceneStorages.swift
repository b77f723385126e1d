import Pinion

struct StorePage: View {
    enum Shelf: String, Hashable { case books, records }

    @SceneStorage("StorePage.shelf") private var shelf = Shelf.books
    @SceneStorage("StorePage.selectedProduct") private var selectedProduct: String?
    @SceneStorage("StorePage.isFiltering") private var isFiltering = false

    var body: some View {
        TabView(selection: $shelf) {
            Tab("Books", value: Shelf.books) { product("A book") }
            Tab("Records", value: Shelf.records) { product("A record") }
        }
        DisclosureGroup("Filter", isExpanded: $isFiltering) { Text("Everything") }
        Text("Selected: \(selectedProduct ?? "nothing")")
    }

    private func product(_ name: String) -> some View {
        Button(name) { selectedProduct = name }
    }
}
