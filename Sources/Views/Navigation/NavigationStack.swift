public import Reactive

/// Views above which others can be put: those that a ``NavigationLink`` leads to.
///
/// ```swift
/// NavigationStack {
///     List(parks) { park in NavigationLink(park.name, value: park) }
///         .navigationDestination(for: Park.self) { ParkView(park: $0) }
/// }
/// ```
///
/// What is below keeps its state, and the way back is a button. The address stays that of the page: where a view
/// should have one of its own, give it a page, and link to the page. When the page is loaded again, or opened again
/// after the server was restarted, the stack shows its first view.
public struct NavigationStack<Root: View>: View {
    private let path: NavigationPathAccess?
    private let root: Root
    @State private var model = NavigationModel()

    /// Views that are put above each other by what is pressed in them.
    public init(@ViewBuilder root: () -> Root) {
        path = nil
        self.root = root()
    }

    /// Views that the program puts above each other, too.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
        self.path = NavigationPathAccess(
            read: { path.wrappedValue.values }, write: { path.wrappedValue.values = $0 })
        self.root = root()
    }

    /// Views that the program puts above each other, too, one for each element.
    public init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
        path: Binding<Data>, @ViewBuilder root: () -> Root
    ) where Data.Element: Hashable {
        self.path = NavigationPathAccess(
            read: { path.wrappedValue.map { AnyHashable($0) } },
            write: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
        self.root = root()
    }

    public var body: some View {
        let entries = model.entries(path)
        NavigationPile(
            model: model,
            content: TupleView(
                NavigationScreen(
                    isShown: entries.isEmpty,
                    content: root.environment(\.navigation, NavigationLevel(model: model, number: 0))),
                ArrayContent(
                    entries.map { entry in
                        IdentifiedView(
                            content: NavigationScreen(
                                isShown: entry === entries.last,
                                content: PushedView(entry: entry, model: model)),
                            id: entry.number)
                    })))
    }
}

/// A view above others, and the way back.
private struct PushedView: View {
    let entry: NavigationEntry
    let model: NavigationModel

    var body: some View {
        Button {
            entry.dismiss()
        } label: {
            Label { Text(own: "Back") } icon: { Image(systemName: "chevron.left") }
        }
        .buttonStyle(.link)
        // Those of the covered views are on the page as well.
        .name(entry.level == 1 ? "back" : "back-\(entry.level)")
        (entry.view ?? AnyView(MissingDestination(value: entry.value)))
            .environment(\.dismiss, DismissAction(entry))
            .environment(\.navigation, NavigationLevel(model: model, number: entry.level))
    }
}
