internal import DOM

/// The nearest named space around a view, which knows of those around itself.
enum NamedSpaceKey: PlaceKey {
    typealias Value = NamedSpace
}

/// The coordinates of a view that have a name.
///
/// Its element carries a number from the time on that somebody asks for a place in it.
@MainActor
final class NamedSpace: Reading {
    private var name: AnyHashable
    private let outer: NamedSpace?
    /// The page may end before those who ask: what a view was given can be kept.
    private weak var graph: ViewGraph?
    private var number: Int?

    /// The first element of the view.
    var element: Element? {
        didSet {
            guard element !== oldValue, let number else { return }
            oldValue?.setSpace(number, false)
            element?.setSpace(number, true)
        }
    }

    init(_ name: AnyHashable, around outer: NamedSpace?, of graph: ViewGraph) {
        self.name = name
        self.outer = outer
        self.graph = graph
        super.init()
    }

    func rename(_ name: AnyHashable) {
        guard name != self.name else { return }
        self.name = name
        noteChange()
    }

    /// The space that has a name here; nil if none has.
    func find(_ wanted: AnyHashable) -> Measured.Space? {
        noteRead()
        guard name == wanted else { return outer?.find(wanted) }
        if let number { return .element(number) }
        guard let number = graph?.measures.makeSpace() else { return nil }
        self.number = number
        element?.setSpace(number, true)
        return .element(number)
    }
}

extension Element {
    /// Several spaces may have one element: of a view and of the one around it that has none of its own.
    fileprivate func setSpace(_ number: Int, _ isIn: Bool) {
        var numbers = self["data-space"]?.split(separator: " ").map(String.init) ?? []
        numbers.removeAll { $0 == "\(number)" }
        if isIn { numbers.append("\(number)") }
        self["data-space"] = numbers.isEmpty ? nil : numbers.joined(separator: " ")
    }
}

extension CoordinateSpace {
    /// The space as the browser is asked for it; nil for the view's own. A name that nobody has is the window.
    @MainActor
    func measured(near spaces: NamedSpace?) -> Measured.Space? {
        switch self {
        case .local: nil
        case .global: .window
        case .named(let name) where name == AnyHashable(ScrollViewSpace()): .scrollView
        case .named(let name): spaces?.find(name) ?? .window
        }
    }
}
