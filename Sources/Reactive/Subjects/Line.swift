/// Those who listen to a ``Broadcast``, in the order in which they came.
///
/// A subscriber that leaves is taken out at once, except during a delivery: then its link stays, empty, until the
/// value has reached everybody, so that the delivery always finds its way on.
@usableFromInline
class Line {
    // Every access here is one load or one store, so there is nothing for exclusivity checks to find.
    @exclusivity(unchecked) @usableFromInline final var first: Link?
    @exclusivity(unchecked) @usableFromInline final unowned(unsafe) var last: Link?
    /// How many values have been accepted, those that wait included.
    @exclusivity(unchecked) @usableFromInline final var accepted = 0
    @exclusivity(unchecked) @usableFromInline final var isDelivering = false
    /// Nothing more is accepted.
    @exclusivity(unchecked) @usableFromInline final var isOver = false
    /// Something has to be done before the present delivery may end.
    @exclusivity(unchecked) @usableFromInline final var isUnsettled = false
    @exclusivity(unchecked) private final var hasGaps = false

    @usableFromInline
    init() {}

    deinit {
        // One after the other: releasing the first alone would release all the rest in one recursion.
        while let link = first {
            // What the subscriber's end sets off may cancel links further down: they have to find the line in order.
            first = link.next
            first?.previous = nil
            link.next = nil
            link.line = nil
            link.subscriber = nil
        }
    }
}

extension Line {
    @usableFromInline
    final func append(_ link: Link) {
        link.previous = last
        if let last { last.next = link } else { first = link }
        last = link
    }

    final func remove(_ link: Link) {
        if isDelivering {
            hasGaps = true
            isUnsettled = true
        } else {
            unlink(link)
        }
    }

    /// Takes out the links of those who left during a delivery.
    final func closeGaps() {
        guard hasGaps else { return }
        hasGaps = false
        var next = first
        while let link = next {
            next = link.next
            if link.subscriber == nil { unlink(link) }
        }
    }

    final func unlink(_ link: Link) {
        let next = link.next
        if let previous = link.previous { previous.next = next } else { first = next }
        if let next { next.previous = link.previous } else { last = link.previous }
        link.next = nil
        link.line = nil
    }
}
