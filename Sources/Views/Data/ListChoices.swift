internal import DOM
internal import Reactive

/// The chosen rows of a list, one or many, by their tags: for the rows that have a button of their own for it, and for the
/// links with a value that are rows themselves.
@MainActor
final class ListChoices {
    private let takes: (AnyHashable) -> Bool
    private var isChosen: (AnyHashable) -> Bool
    private var choose: (AnyHashable) -> Void
    /// Whether several can be chosen.
    let isMany: Bool
    /// The lists that show it: one for the rows, and one for those of each section.
    private var lists: [WeakList] = []

    private struct WeakList {
        weak var list: ChoiceListElement?
    }
    /// Called when the person has chosen something.
    var onChoose: () -> Void = {}

    init<Value: Hashable>(_ selection: ListSelection<Value>) {
        takes = { $0.base is Value }
        isMany = selection.isMany
        isChosen = { ($0.base as? Value).map(selection.contains) ?? false }
        choose = { if let value = $0.base as? Value { selection.choose(value) } }
    }

    fileprivate func add(_ list: ChoiceListElement) {
        lists.removeAll { $0.list == nil }
        lists.append(WeakList(list: list))
    }

    /// Shows which rows are chosen; whoever reads is told of changes.
    func show() {
        for list in lists { list.list?.show() }
    }

    /// Takes over what a later view of the list says.
    func follow(_ other: ListChoices) {
        isChosen = other.isChosen
        choose = other.choose
    }

    /// Whether a tag is of the type that is chosen here.
    func hasRoom(for tag: AnyHashable) -> Bool { takes(tag) }

    func contains(_ tag: AnyHashable) -> Bool { isChosen(tag) }

    /// Chooses what the person has pressed; of several, adds it or takes it away.
    func press(_ tag: AnyHashable) {
        choose(tag)
        onChoose()
    }

    /// Marks a button as the one of a chosen row, or as that of another.
    func mark(_ button: ButtonElement, _ tag: AnyHashable) {
        let isChosen = contains(tag)
        if isMany {
            button["aria-pressed"] = isChosen ? "true" : "false"
        } else {
            button["aria-current"] = isChosen ? "true" : nil
        }
    }
}

/// Where a list keeps which rows are chosen.
@MainActor
enum ListSelection<Value: Hashable> {
    case one(Binding<Value?>)
    case always(Binding<Value>)
    case many(Binding<Set<Value>>)

    var isMany: Bool {
        if case .many = self { true } else { false }
    }

    func contains(_ value: Value) -> Bool {
        switch self {
        case .one(let selection): selection.wrappedValue == value
        case .always(let selection): selection.wrappedValue == value
        case .many(let selection): selection.wrappedValue.contains(value)
        }
    }

    func choose(_ value: Value) {
        switch self {
        case .one(let selection): selection.wrappedValue = value
        case .always(let selection): selection.wrappedValue = value
        case .many(let selection): selection.wrappedValue.formSymmetricDifference([value])
        }
    }
}

private struct ListChoicesKey: EnvironmentKey {
    static var defaultValue: ListChoices? { nil }
}

extension EnvironmentValues {
    /// The choices of the list around, if rows are chosen there.
    var listChoices: ListChoices? {
        get { self[ListChoicesKey.self] }
        set { self[ListChoicesKey.self] = newValue }
    }
}

/// `<ul>` whose rows can be chosen.
final class ChoiceListElement: Element {
    let choices: ListChoices
    fileprivate var rows: [(button: ButtonElement, tag: AnyHashable)] = []
    fileprivate var buttons: [ObjectIdentifier: ButtonElement] = [:]

    init(_ choices: ListChoices, class className: String) {
        self.choices = choices
        super.init("ul", class: className)
        self["role"] = "list"
        choices.add(self)
    }

    fileprivate func show() {
        for (button, tag) in rows { choices.mark(button, tag) }
    }
}

/// Puts into each row a button that chooses it, which lies over the whole of it.
final class ChoiceListContainer: Container {
    private var tags: [ObjectIdentifier: AnyHashable] = [:]
    private var items = RowItems()

    private var list: ChoiceListElement? { element as? ChoiceListElement }

    var choices: ListChoices? { list?.choices }

    override var wantsTags: Bool { true }

    override func prepare() {
        items.forgetRows()
        tags = [:]
    }

    override var isLazy: Bool { true }

    override func note(row: Int, of count: Int, on elements: ArraySlice<Element>) {
        items.note(row: row, of: count, on: elements)
    }

    /// Inner tags are noted before outer ones, and only the first one of the right type counts.
    override func note(_ tag: AnyHashable, on elements: ArraySlice<Element>) {
        guard choices?.hasRoom(for: tag) == true else { return }
        for element in elements where tags[ObjectIdentifier(element)] == nil {
            tags[ObjectIdentifier(element)] = tag
        }
    }

    override func arrange(_ elements: [Element]) {
        element.arrange(items.items(around: elements) { Element("li") })
        guard let list else { return }
        var rows: [(button: ButtonElement, tag: AnyHashable)] = []
        var buttons: [ObjectIdentifier: ButtonElement] = [:]
        for content in elements {
            let id = ObjectIdentifier(content)
            guard let tag = tags[id], (content as? ButtonElement)?.leads != true,
                let item = content.parent
            else { continue }
            let button = list.buttons[id] ?? makeButton(in: item)
            let choices = list.choices
            button.name = "select-" + "\(tag.base)".kebabCased
            button.onPress = { choices.press(tag) }
            buttons[id] = button
            rows.append((button, tag))
        }
        for (id, button) in list.buttons where buttons[id] == nil { button.remove() }
        list.buttons = buttons
        list.rows = rows
        list.show()
    }

    private func makeButton(in item: Element) -> ButtonElement {
        let button = ButtonElement(name: "", text: "", class: "choose")
        item["id"] = "row-\(graph.makeIdentifier())"
        button["aria-labelledby"] = item["id"]
        item.insert(button, at: 0)
        return button
    }
}
