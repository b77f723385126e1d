internal import DOM
internal import Encoding

/// The values in a page's address that views have asked for with ``Query``.
@MainActor
final class PageQuery {
    // Work that was begun on the page may go on, and set something, when the page is gone.
    private weak var graph: ViewGraph?
    /// What stands in the address, as it stands there. What no view has asked for stays.
    private var items: [Substring]
    private var locations: [String: QueryLocation] = [:]
    /// Whether the browser is to be able to go back to what it has shown.
    private var change = AddressChange.replace
    /// The navigation stacks that leave a trace in the address, by their names there.
    private var stacks: [(name: String, history: StackHistory)] = []
    private let element: AddressElement
    private let whole = QueryText()

    /// How many bytes may stand in the address for a view to put more there.
    static let maximumLength = 2_048

    init(_ text: String, _ graph: ViewGraph) {
        self.graph = graph
        items = Array(FormText.items(of: text))
        element = AddressElement(text)
        graph.page.add(element)
        element.onEdit = { [weak self] text throws(FieldError) in self?.follow(text) }
    }

    /// The storage of a name's values, for all who use that name.
    func location(for name: String) -> QueryLocation {
        if let known = locations[name] { return known }
        let location = QueryLocation(values(of: name), name: name, in: self)
        locations[name] = location
        return location
    }

    /// Puts a name's values into the address, in the place of those that are there.
    func set(_ values: [String], of name: String, _ change: AddressChange) {
        items = items(with: values, of: name)
        if text.utf8.count > Self.maximumLength, !values.isEmpty {
            items = items(with: [], of: name)
            graph?.reportOnce("an address holds 2 KB, so that “\(name)” does not stand in it.")
        }
        if change != .replace { self.change = change }
        whole.noteChange()
        graph?.noteQueryChange()
    }

    /// What would stand in the address with other values of a name: for links.
    func text(with values: [String], of name: String) -> String {
        whole.noteRead()
        return items(with: values, of: name).joined(separator: "&")
    }

    /// Brings the page's address up to date.
    func show() {
        let text = text
        element.show(text, text == element.query ? .replace : change)
        change = .replace
        graph?.document?.query = text
    }
}

extension PageQuery {
    private var text: String { items.joined(separator: "&") }

    private func items(with values: [String], of name: String) -> [Substring] {
        let isOwn = { (item: Substring) in FormText.pair(item)?.name == name }
        let place = items.firstIndex(where: isOwn) ?? items.endIndex
        var items = items
        items.removeAll(where: isOwn)
        items.insert(
            contentsOf: values.map { "\(name.percentEncoded)=\($0.percentEncoded)"[...] }, at: place)
        return items
    }

    private func values(of name: String) -> [String] {
        items.compactMap { item in FormText.pair(item).flatMap { $0.name == name ? $0.value : nil } }
    }

    /// The person has gone back or forward.
    private func follow(_ text: String) {
        items = Array(FormText.items(of: String(text.dropFirst())))
        for (name, location) in locations { location.take(values(of: name)) }
        for (_, stack) in stacks { stack.follow() }
        whole.noteChange()
        graph?.noteQueryChange()
    }
}

// Navigation stacks.
extension PageQuery {
    /// The first one is called `~`, the others `~2` and so on: what no program calls a value.
    func addStack(of model: NavigationModel) -> StackHistory {
        var name = "~"
        var number = 1
        while stacks.contains(where: { $0.name == name }) {
            number += 1
            name = "~\(number)"
        }
        let history = StackHistory(name, of: model, in: self)
        stacks.append((name, history))
        element.noteTop()
        return history
    }

    func remove(_ stack: StackHistory, _ name: String) {
        stacks.removeAll { $0.history === stack }
    }

    /// Has the stacks follow the address, and the address the stacks. Returns whether there is something new to be shown.
    func goOn() -> Bool {
        var isNew = false
        for (_, stack) in stacks where stack.goOn() { isNew = true }
        return isNew
    }

    /// Whether a stack is on its way to what the address says.
    var isUnderWay: Bool { stacks.contains { $0.history.isUnderWay } }

    /// Other views are seen now.
    func noteTop() {
        element.noteTop()
    }

    var pageElement: Element? { graph?.page.element }

    func seal(_ text: String) -> String? { graph?.seal(text) }

    func open(sealed text: String) -> String? { graph?.open(sealed: text) }
}

/// All that stands in the address, as something that links are made of.
private final class QueryText: Reading {}

/// The storage of one name's values.
@MainActor
final class QueryLocation: Reading {
    let name: String
    /// The values, as texts.
    private(set) var values: [String]
    private weak var query: PageQuery?

    init(_ values: [String], name: String, in query: PageQuery) {
        self.values = values
        self.name = name
        self.query = query
    }

    func read() -> [String] {
        noteRead()
        return values
    }

    func write(_ new: [String], _ change: AddressChange) {
        guard new != values else { return }
        take(new)
        query?.set(new, of: name, change)
    }

    /// The address says something else.
    func take(_ new: [String]) {
        guard new != values else { return }
        values = new
        noteChange()
    }
}
