internal import DOM
public import Reactive

/// A value that belongs to a view's place on the page, and outlives the views that are made there.
///
/// ```swift
/// struct Counter: View {
///     @State private var count = 0
///
///     var body: some View {
///         Button("Pressed \(count) times") { count += 1 }
///     }
/// }
/// ```
///
/// When it changes, the views that have read it are evaluated again. `$count` is a `Binding` to it.
@MainActor
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let initial: Value
    private var location: Location?

    public init(wrappedValue: Value) {
        initial = wrappedValue
    }

    public init(initialValue: Value) {
        initial = initialValue
    }

    /// The value. Before the view is on a page it is the initial one, and cannot be changed.
    public var wrappedValue: Value {
        get { location?.read() ?? initial }
        nonmutating set { location?.write(newValue) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initial) }
        return Binding(
            origin: .object(location, label: location.label), get: { location.read() },
            set: { location.write($0) })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() {
        self.init(wrappedValue: nil)
    }
}

extension State: KeptProperty {
    package mutating func install(_ slot: inout AnyObject?, label: String) {
        if let kept = slot as? Location {
            location = kept
        } else {
            let fresh = Location(initial, label: label)
            slot = fresh
            location = fresh
        }
    }

    /// The initial value counts only once.
    package func isSame(as other: State) -> Bool { true }

    /// The storage of the value.
    final class Location: Reading {
        let label: String
        private var value: Value

        init(_ value: Value, label: String) {
            self.value = value
            self.label = label
        }

        func read() -> Value {
            noteRead()
            return value
        }

        func write(_ new: Value) {
            if isEqual(value, new) { return }
            value = new
            noteChange()
        }
    }
}
