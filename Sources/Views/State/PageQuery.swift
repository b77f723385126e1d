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
    private var isStep = false
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
    func set(_ values: [String], of name: String, isStep: Bool) {
        items = items(with: values, of: name)
        if text.utf8.count > Self.maximumLength, !values.isEmpty {
            items = items(with: [], of: name)
            graph?.reportOnce("an address holds 2 KB, so that “\(name)” does not stand in it.")
        }
        self.isStep = self.isStep || isStep
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
        element.show(text, isStep: isStep && text != element.query)
        isStep = false
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
        whole.noteChange()
        graph?.noteQueryChange()
    }
}

/// All that stands in the address, as something that links are made of.
private final class QueryText: Reading {}

/// The storage of one name's values.
@MainActor
final class QueryLocation: Reading {
    let name: String
    /// The values, as texts.
    private var values: [String]
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

    func write(_ new: [String], isStep: Bool) {
        guard new != values else { return }
        take(new)
        query?.set(new, of: name, isStep: isStep)
    }

    /// The address says something else.
    func take(_ new: [String]) {
        guard new != values else { return }
        values = new
        noteChange()
    }
}
