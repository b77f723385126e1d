internal import DOM
public import Reactive

/// A value that belongs to the page and that the browser keeps: it is still there when the server has been started
/// again.
///
/// ```swift
/// struct AccountView: View {
///     @SceneStorage("isEditing") private var isEditing = false
///
///     var body: some View {
///         Button("Edit…") { isEditing = true }
///             .sheet(isPresented: $isEditing) { EditingView() }
///     }
/// }
/// ```
///
/// Use it for what a person would have to find again: the chosen tab, the open sheet, the filter of a list. All views
/// of a page that use the same key share its value; those that have read it are evaluated again when it changes.
/// `$isEditing` is a `Binding` to it. What a person types need not be stored: the browser has it anyway.
///
/// - Important: The value travels with each of its changes, and a page may store 2 KB in all. It can be read by the
///   person whose browser it is, but cannot be changed by them: it is signed. Opening the address anew begins with the
///   initial values, and so does a value that was stored as another type.
///
/// - Important: A signed state stays good: who has kept an older one of the same address can hand it back. So nothing
///   may be decided by a stored value that is about what somebody may do, or has done already.
@MainActor
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let key: String
    private let initial: Value
    private let coding: SceneCoding<Value>
    private var location: SceneLocation?
    /// The property's name in the program.
    private var label: String?

    private init(_ key: String, initial: Value, coding: SceneCoding<Value>) {
        self.key = key
        self.initial = initial
        self.coding = coding
    }

    /// The value. Before the view is on a page it is the initial one, and cannot be changed.
    public var wrappedValue: Value {
        get { location.map(read) ?? initial }
        nonmutating set { location.map { write(newValue, to: $0) } }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initial) }
        return Binding(
            origin: .object(location, label: label), get: { read(location) },
            set: { write($0, to: location) })
    }

    private func read(_ location: SceneLocation) -> Value {
        location.read().flatMap(coding.decode) ?? initial
    }

    private func write(_ value: Value, to location: SceneLocation) {
        let encoded = coding.encode(value)
        location.write(encoded, isInitial: encoded == coding.encode(initial))
    }
}

extension SceneStorage {
    /// Stores a truth value under a key.
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(key, initial: wrappedValue, coding: SceneCoding<Bool>.flag)
    }

    /// Stores a whole number under a key.
    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(key, initial: wrappedValue, coding: SceneCoding<Int>.integer)
    }

    /// Stores a number under a key.
    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(key, initial: wrappedValue, coding: SceneCoding<Double>.number)
    }

    /// Stores a text under a key.
    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(key, initial: wrappedValue, coding: SceneCoding<String>.text)
    }

    /// Stores a value that a whole number stands for under a key.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable<Int> {
        self.init(key, initial: wrappedValue, coding: SceneCoding<Int>.integer.raw())
    }

    /// Stores a value that a text stands for under a key.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable<String> {
        self.init(key, initial: wrappedValue, coding: SceneCoding<String>.text.raw())
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// Stores a truth value, or none, under a key.
    public init(_ key: String) where Value == Bool? {
        self.init(key, initial: nil, coding: SceneCoding<Bool>.flag.optional)
    }

    /// Stores a whole number, or none, under a key.
    public init(_ key: String) where Value == Int? {
        self.init(key, initial: nil, coding: SceneCoding<Int>.integer.optional)
    }

    /// Stores a number, or none, under a key.
    public init(_ key: String) where Value == Double? {
        self.init(key, initial: nil, coding: SceneCoding<Double>.number.optional)
    }

    /// Stores a text, or none, under a key.
    public init(_ key: String) where Value == String? {
        self.init(key, initial: nil, coding: SceneCoding<String>.text.optional)
    }

    /// Stores a value that a whole number stands for, or none, under a key.
    public init<Represented: RawRepresentable<Int>>(_ key: String) where Value == Represented? {
        self.init(key, initial: nil, coding: SceneCoding<Int>.integer.raw().optional)
    }

    /// Stores a value that a text stands for, or none, under a key.
    public init<Represented: RawRepresentable<String>>(_ key: String) where Value == Represented? {
        self.init(key, initial: nil, coding: SceneCoding<String>.text.raw().optional)
    }
}

extension SceneStorage: InstalledProperty {
    package mutating func install(_ slot: inout AnyObject?, _ context: PropertyContext) {
        label = context.label
        if let kept = slot as? SceneLocation, kept.key == key {
            location = kept
        } else {
            let found = context.node.graph.scene.location(for: key)
            slot = found
            location = found
        }
    }

    /// The initial value counts only as long as nothing is stored.
    package func isSame(as other: SceneStorage) -> Bool {
        key == other.key && coding.encode(initial) == coding.encode(other.initial)
    }
}
