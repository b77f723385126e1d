internal import DOM

/// What a ``GeometryProxy`` speaks of: an element, and what the browser has measured of it.
@MainActor
package final class GeometrySource {
    let element: Element
    let measured: Measured
    private let spaces: NamedSpace?
    private weak var graph: ViewGraph?
    private var guess: Size
    private var isOpen = true

    init(_ element: Element, _ box: Measured.Box, at place: Place) {
        self.element = element
        let graph = place.graph
        self.graph = graph
        measured = graph.measures.follow(element, box, for: place.owner)
        spaces = place[NamedSpaceKey.self]
        guess = graph.measures.guess(element)
    }
}

extension GeometrySource {
    /// Whether the browser has said how large it is.
    var isMeasured: Bool { measured.size != nil }

    var size: Size { measured.size ?? guess }

    func frame(in space: CoordinateSpace) -> Rect {
        guard let wanted = space.measured(near: spaces) else { return Rect(origin: .zero, size: size) }
        return measured.frame(in: wanted) ?? Rect(origin: .zero, size: size)
    }

    func bounds(of space: CoordinateSpace) -> Rect? {
        space.measured(near: spaces).flatMap { measured.bounds(of: $0) }
    }

    /// Guesses anew, from where the element stands by now.
    ///
    /// - Returns: whether that is something new.
    func improveGuess() -> Bool {
        guard !isMeasured, let graph else { return false }
        let former = guess
        guess = graph.measures.guess(element)
        return guess != former
    }

    func close() {
        guard isOpen else { return }
        isOpen = false
        measured.leave()
    }
}
