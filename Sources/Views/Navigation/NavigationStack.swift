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
/// What is below keeps its state, and the way back is a button, or the browser's own: each view above another is a step for
/// it, at whose end the page is scrolled as it was left. The address says which links were followed, `/?~=yosemite`: when
/// the page is loaded again, its address opened elsewhere, or the server was restarted, these links are followed once
/// more, as far as they are there. What a program puts on its path itself is kept for the person who was shown it, if it
/// is written as a text (`LosslessStringConvertible`), stands for such a value, or, with `PinionSwiftUI`, is `Codable`.
/// A view that should have an address of its own is a page: link to that.
public struct NavigationStack<Root: View>: View {
    private let path: NavigationPathAccess?
    private let root: Root
    /// Where links in the first view lead, if not above it.
    private let leadsTo: NavigationLevel?
    @State private var model = NavigationModel()

    /// A column, whose model the split view keeps.
    init(model: NavigationModel, leadsTo: NavigationLevel?, @ViewBuilder root: () -> Root) {
        path = nil
        self.leadsTo = leadsTo
        self.root = root()
        _model = State(wrappedValue: model)
    }

    /// Views that are put above each other by what is pressed in them.
    public init(@ViewBuilder root: () -> Root) {
        path = nil
        leadsTo = nil
        self.root = root()
    }

    /// Views that the program puts above each other, too.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
        self.path = NavigationPathAccess(
            read: { path.wrappedValue.values }, write: { path.wrappedValue.values = $0 })
        leadsTo = nil
        self.root = root()
    }

    /// Views that the program puts above each other, too, one for each element.
    public init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
        path: Binding<Data>, @ViewBuilder root: () -> Root
    ) where Data.Element: Hashable {
        self.path = NavigationPathAccess(
            read: { path.wrappedValue.map { AnyHashable($0) } },
            write: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
        leadsTo = nil
        self.root = root()
    }

    public var body: some View {
        let entries = model.entries(path)
        NavigationPile(
            model: model,
            content: TupleView(
                NavigationScreen(
                    isShown: entries.isEmpty,
                    content: root.environment(
                        \.navigation, leadsTo ?? NavigationLevel(model: model, number: 0))),
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
        if !entry.isBackHidden {
            Button {
                entry.dismiss()
            } label: {
                Label {
                    Text(own: "Back")
                } icon: {
                    Image(systemName: "chevron.backward")
                }
            }
            .buttonStyle(.link)
            .decorated(by: entry.level == 1 ? "back first-back" : "back")
            // Those of the covered views are on the page as well.
            .name(entry.level == 1 ? "back" : "back-\(entry.level)")
        }
        (entry.view ?? AnyView(MissingDestination(value: entry.value)))
            .environment(\.dismiss, DismissAction(entry))
            .environment(\.navigation, NavigationLevel(model: model, number: entry.level))
    }
}
