/// A part of the page that has the same environment.
@MainActor
package final class EnvironmentScope {
    @exclusivity(unchecked) private var values: EnvironmentValues
    private let outer: EnvironmentScope?
    @exclusivity(unchecked) private var change: (inout EnvironmentValues) -> Void
    /// The readers to tell when a value changes. They are few: a search takes less than hashing.
    @exclusivity(unchecked) private var readings: [(id: ObjectIdentifier, reading: Reading)] = []

    // The scopes directly inside. Unsafe, because a `deinit` takes its scope out of the list, and is not isolated: it
    // runs where the last reference is dropped, which is the main actor. A scope keeps the one around it.
    private nonisolated(unsafe) unowned(unsafe) var firstInside: EnvironmentScope?
    private nonisolated(unsafe) unowned(unsafe) var previous: EnvironmentScope?
    private nonisolated(unsafe) unowned(unsafe) var next: EnvironmentScope?

    /// The outermost scope, whose values stay what they are.
    init(_ values: EnvironmentValues) {
        self.values = values
        outer = nil
        change = { _ in }
    }

    /// A scope in which something is different.
    init(in outer: EnvironmentScope, change: @escaping (inout EnvironmentValues) -> Void) {
        self.outer = outer
        self.change = change
        values = outer.values
        change(&values)
        next = outer.firstInside
        next?.previous = self
        outer.firstInside = self
    }

    deinit {
        if let previous { previous.next = next } else { outer?.firstInside = next }
        next?.previous = previous
    }
}

extension EnvironmentScope {
    /// The values, for someone whose reading is to be noted.
    package var readable: EnvironmentValues {
        var readable = values
        readable.scope = self
        return readable
    }

    /// The values as they are now, for someone who does not have to hear of another one.
    var current: EnvironmentValues { values }

    /// The object of a type, for a place that is dirty when there is another one.
    func object<Object: AnyObject>(_ type: Object.Type, for node: Node) -> Object? {
        anyObject(of: type, for: node) as? Object
    }

    func anyObject(of type: Any.Type, for node: Node) -> AnyObject? {
        let id = ObjectIdentifier(type)
        if outer != nil { node.reads(reading(of: id)) }
        return values.object(id)
    }

    func noteRead(of id: ObjectIdentifier) {
        guard outer != nil, let reader = Evaluation.reader else { return }
        reader.reads(reading(of: id))
    }

    private func reading(of id: ObjectIdentifier) -> Reading {
        for known in readings where known.id == id { return known.reading }
        let fresh = Reading()
        // A control reads about as many.
        if readings.isEmpty { readings.reserveCapacity(4) }
        readings.append((id, fresh))
        return fresh
    }

    /// Replaces the value that is different in here.
    func update(_ change: @escaping (inout EnvironmentValues) -> Void) {
        self.change = change
        refresh()
    }

    private func refresh() {
        guard let outer else { return }
        var fresh = outer.values
        change(&fresh)
        let before = values
        guard !Self.areSame(before.last, fresh.last) else { return }
        values = fresh
        for (id, reading) in readings where !Self.isSame(before.entry(id), fresh.entry(id)) {
            reading.noteChange()
        }
        var inside = firstInside
        while let scope = inside {
            scope.refresh()
            inside = scope.next
        }
    }

    /// Whether the same has been set in the same order.
    private static func areSame(_ a: EnvironmentEntry?, _ b: EnvironmentEntry?) -> Bool {
        var (a, b) = (a, b)
        while let one = a, let other = b {
            if one === other { return true }
            guard one.id == other.id, one.isSame(as: other) else { return false }
            (a, b) = (one.before, other.before)
        }
        return a == nil && b == nil
    }

    private static func isSame(_ a: EnvironmentEntry?, _ b: EnvironmentEntry?) -> Bool {
        if let a, let b { a === b || a.isSame(as: b) } else { a == nil && b == nil }
    }
}
