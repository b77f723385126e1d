internal import DOM

/// The facts about what moves on a page: how the changes of the turn shall show, and what the browser says of motion.
///
/// Pages on which nothing moves have none.
@MainActor
final class PageMotion {
    private unowned(unsafe) let graph: ViewGraph
    private let field = MotionElement()
    private var serial = 0
    /// How what has changed since the last turn shall show.
    private(set) var transaction: Transaction?
    /// The views that change how something shows.
    private var filters: [ObjectIdentifier: any TransactionFilter] = [:]
    /// The looks, before the page was shown for the first time, of elements that may move at once.
    private var firstLooks: [ObjectIdentifier: FirstLook] = [:]

    @MainActor
    private struct FirstLook {
        let element: Element
        let text: String

        init(_ element: Element) {
            self.element = element
            text = Self.text(of: element)
        }

        static func text(of element: Element) -> String {
            "\(element["class"] ?? "")|\(element["data-style"] ?? "")"
        }
    }

    init(_ graph: ViewGraph) {
        self.graph = graph
        graph.page.add(field, script: "/motion.js")
    }

    /// Whether the page's person has asked for less motion, as far as that is known; nobody is told of another answer.
    var isReducedNow: Bool { field.isReduced }

    /// Whether a browser follows the page.
    var isFollowed: Bool { graph.document?.isFollowed == true }

    /// Whether a browser follows the page and somebody can see it.
    var isWatchedNow: Bool { field.isWatched && isFollowed }
}

extension PageMotion {
    /// Takes note how what is being changed shall show. Of several ways in a turn the last counts.
    func note(_ transaction: Transaction) {
        guard transaction.animation != nil || transaction.disablesAnimations else { return }
        self.transaction = transaction
    }

    func add(_ filter: any TransactionFilter) {
        filters[ObjectIdentifier(filter)] = filter
    }

    func remove(_ filter: any TransactionFilter) {
        filters[ObjectIdentifier(filter)] = nil
    }

    /// Has what changes in some elements, and inside of them, show with an animation; with `nil` at once.
    func move(_ elements: [Element], with animation: Animation?) {
        serial += 1
        for element in elements { element["data-motion"] = "\(serial);\(animation?.text ?? "none")" }
    }

    /// Views are about to be brought up to date. Before the page is shown, their looks of now are what they come from.
    func prepare(_ nodes: [Node]) {
        guard transaction?.animation != nil, graph.isOpening else { return }
        for node in nodes { for element in node.elements { remember(element) } }
    }

    private func remember(_ element: Element) {
        guard firstLooks[ObjectIdentifier(element)] == nil else { return }
        firstLooks[ObjectIdentifier(element)] = FirstLook(element)
        for child in element.children { remember(child) }
    }

    /// Ends the turn: has the browser show it as is wanted.
    func finish() {
        guard let transaction else { return }
        self.transaction = nil
        let animation = transaction.disablesAnimations ? nil : transaction.animation
        move([graph.page.element], with: animation)
        for filter in filters.values { filter.apply(to: transaction) }
        for look in firstLooks.values { showOrigin(of: look) }
        firstLooks = [:]
    }

    private func showOrigin(of look: FirstLook) {
        if FirstLook.text(of: look.element) != look.text { look.element["data-from"] = look.text }
        for child in look.element.children where firstLooks[ObjectIdentifier(child)] == nil {
            child["data-from"] = "new"
        }
    }
}

/// A view that changes how something shows.
@MainActor
protocol TransactionFilter: AnyObject {
    /// Has what is inside show as is wanted, in a turn whose changes show by a transaction.
    func apply(to transaction: Transaction)
}
