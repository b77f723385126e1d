/// The bindable value of John Sundell's "Bindable values in Swift", as the article has it: an array of closures,
/// each of which asks a weak reference whether its object is still there.
///
/// It is what ``Reactive`` has to beat, written down plainly.
final class ClosureBindable<Value> {
    private var observations: [(Value) -> Bool] = []
    private var lastValue: Value?

    init(_ value: Value? = nil) {
        lastValue = value
    }

    func update(with value: Value) {
        lastValue = value
        observations = observations.filter { $0(value) }
    }

    func bind<O: AnyObject, T>(
        _ source: KeyPath<Value, T>, to object: O, _ target: ReferenceWritableKeyPath<O, T>
    ) {
        addObservation(for: object) { object, observed in
            object[keyPath: target] = observed[keyPath: source]
        }
    }

    private func addObservation<O: AnyObject>(for object: O, handler: @escaping (O, Value) -> Void) {
        if let lastValue { handler(object, lastValue) }
        observations.append { [weak object] value in
            guard let object else { return false }
            handler(object, value)
            return true
        }
    }
}
