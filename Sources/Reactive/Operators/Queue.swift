/// Values that wait for their turn, in order.
struct Queue<Element> {
    private var elements: [Element?] = []
    private var head = 0

    var isEmpty: Bool { head == elements.count }

    var count: Int { elements.count - head }

    var first: Element? { isEmpty ? nil : elements[head] }

    mutating func append(_ element: Element) {
        elements.append(element)
    }

    /// Takes the first one out. There has to be one.
    mutating func removeFirst() -> Element {
        guard let element = elements[head] else { preconditionFailure("The queue is empty.") }
        elements[head] = nil
        head += 1
        if head == elements.count {
            elements.removeAll(keepingCapacity: true)
            head = 0
        } else if head > 64, head > elements.count / 2 {
            elements.removeFirst(head)
            head = 0
        }
        return element
    }
}
