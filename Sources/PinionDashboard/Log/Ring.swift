/// The newest of something, as many as there is room for.
struct Ring<Element: Sendable>: Sendable {
    private let maximumBytes: Int
    /// Nothing where one is gone.
    private var elements: [(element: Element, byteCount: Int)?] = []
    /// The oldest one; what is before it is gone.
    private var first = 0
    private(set) var byteCount = 0

    init(maximumBytes: Int) {
        self.maximumBytes = maximumBytes
    }

    /// The newest first.
    var newestFirst: some Sequence<Element> { elements[first...].reversed().lazy.compactMap { $0?.element } }

    /// Adds one, unless it alone is too large.
    mutating func append(_ element: Element, byteCount size: Int) {
        guard size <= maximumBytes else { return }
        elements.append((element, size))
        byteCount += size
        while byteCount > maximumBytes {
            byteCount -= elements[first]?.byteCount ?? 0
            elements[first] = nil
            first += 1
        }
        // Moved up now and then, so that each costs little.
        guard first > 64, first > elements.count / 2 else { return }
        elements.removeFirst(first)
        first = 0
    }
}
