internal import DOM

/// The buttons and links that are written inside another one, and stand beside it.
///
/// Browsers end a button where the next one begins, so that with one inside the other their tree would not be the
/// server's. What is pressed by itself therefore comes behind what it was written in, in one row.
@MainActor
final class Beside {
    /// The button or link that the others were written in.
    let owner: Element
    /// The element around the owner.
    private let container: Container
    private let rowTag: StaticString
    private var others: [Element] = []
    /// The row of the owner and the others, if there were some at the beginning: elements do not change their parents.
    private var row: Element?
    private var end: Element?
    private var isCollected = false

    init(_ owner: Element, at place: Place) {
        self.owner = owner
        container = place.container
        rowTag = place.groupTag
    }

    func add(_ element: Element) {
        others.append(element)
        arrange()
    }

    func remove(_ element: Element) {
        others.removeAll { $0 === element }
        arrange()
    }

    /// Adds the owner and what stands beside it.
    func collect(into elements: inout [Element]) {
        if !isCollected, !others.isEmpty { makeRow() }
        isCollected = true
        if let row {
            elements.append(row)
        } else {
            elements.append(owner)
            elements += others
        }
    }

    private func makeRow() {
        let end = Element("span", class: "row-actions")
        end.arrange(others)
        let row = Element(rowTag, class: "row-with-actions")
        row.arrange([owner, end])
        self.end = end
        self.row = row
    }

    private func arrange() {
        if let end { end.arrange(others) } else { container.setNeedsArranging() }
    }
}

extension Element {
    /// Whether it is a button or a link, which has no other one inside.
    var isPressable: Bool {
        self is ButtonElement || (tag.utf8CodeUnitCount == 1 && tag.description == "a")
    }
}

private enum BesideKey: PlaceKey {
    typealias Value = Beside
}

extension Place {
    /// The element that buttons and links here are put into, if this is inside another one.
    var beside: Beside? {
        get { self[BesideKey.self] }
        set { self[BesideKey.self] = newValue }
    }
}
