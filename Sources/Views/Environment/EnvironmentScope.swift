/// A part of the page that has the same environment.
@MainActor
package final class EnvironmentScope {
    private var values: EnvironmentValues
    private let outer: EnvironmentScope?
    private var change: (inout EnvironmentValues) -> Void
    private var inner: [Weak] = []
    private var readings: [ObjectIdentifier: Reading] = [:]

    private struct Weak {
        weak var scope: EnvironmentScope?
    }

    /// The outermost scope.
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
        outer.inner.removeAll { $0.scope == nil }
        outer.inner.append(Weak(scope: self))
    }
}

extension EnvironmentScope {
    /// The values, for someone whose reading is to be noted.
    package var readable: EnvironmentValues {
        var readable = values
        readable.scope = self
        return readable
    }

    /// The object of a type, for a place that is dirty when there is another one.
    func object<Object: AnyObject>(_ type: Object.Type, for node: Node) -> Object? {
        anyObject(of: type, for: node) as? Object
    }

    func anyObject(of type: Any.Type, for node: Node) -> AnyObject? {
        let id = ObjectIdentifier(type)
        node.reads(reading(of: id))
        return values.values[id] as AnyObject?
    }

    func noteRead(of id: ObjectIdentifier) {
        guard let reader = Evaluation.reader else { return }
        reader.reads(reading(of: id))
    }

    private func reading(of id: ObjectIdentifier) -> Reading {
        if let reading = readings[id] { return reading }
        let fresh = Reading()
        readings[id] = fresh
        return fresh
    }

    /// What is different in here is now something else.
    func update(_ change: @escaping (inout EnvironmentValues) -> Void) {
        self.change = change
        refresh()
    }

    private func refresh() {
        guard let outer else { return }
        let before = values.values
        values = outer.values
        change(&values)
        for (id, reading) in readings where !Self.isSame(before[id], values.values[id]) {
            reading.noteChange()
        }
        for inner in inner { inner.scope?.refresh() }
    }

    private static func isSame(_ a: Any?, _ b: Any?) -> Bool {
        switch (a, b) {
        case (nil, nil): true
        case (let a?, let b?):
            type(of: a) is AnyObject.Type ? (a as AnyObject) === (b as AnyObject) : isEqual(a, b)
        default: false
        }
    }
}
