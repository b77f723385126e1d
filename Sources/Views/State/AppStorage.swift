internal import DOM
public import Reactive

/// A value that belongs to the visitor: their browser keeps it, for all pages and tabs of the site and for a year.
///
/// ```swift
/// struct ReaderView: View {
///     @AppStorage("isLarge") private var isLarge = false
///
///     var body: some View {
///         Toggle("Large letters", isOn: $isLarge)
///     }
/// }
/// ```
///
/// A visitor is a browser, and who is signed in there: two people at one browser have each their own values. Open tabs
/// follow each other at once. Values outlive the server, as long as it has the same secret.
///
/// - Important: A browser keeps 2 KB for a site in all. The values are signed, so that nobody can write others into them, but
///   the visitor can read them, and can hand back older ones: they are for what somebody likes, not for what they may do.
///
/// - Important: It is for views. What an `App` keeps so is the initial value: the program has no visitor.
@MainActor
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let key: String
    private let initial: Value
    private let coding: SceneCoding<Value>
    private var location: VisitorLocation?
    /// The property's name in the program.
    private var label: String?

    init(_ key: String, initial: Value, coding: SceneCoding<Value>) {
        self.key = key
        self.initial = initial
        self.coding = coding
    }

    /// Keeps a value that is written as a text under a key.
    package init(
        _ key: String, initial: Value, encode: @escaping (Value) -> String?,
        decode: @escaping (String) -> Value?
    ) {
        self.init(
            key, initial: initial,
            coding: SceneCoding(
                encode: { encode($0).map { .text($0) } },
                decode: { if case .text(let text) = $0 { decode(text) } else { nil } }))
    }

    /// The value. Before the view is on a page it is the initial one, and cannot be changed.
    public var wrappedValue: Value {
        get { location.map(read) ?? initial }
        nonmutating set { location?.write(coding.encode(newValue)) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initial) }
        return Binding(
            origin: .object(location, label: label), get: { read(location) },
            set: { location.write(coding.encode($0)) })
    }

    private func read(_ location: VisitorLocation) -> Value {
        location.read().flatMap(coding.decode) ?? initial
    }
}

extension AppStorage {
    /// Keeps a truth value under a key.
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(key, initial: wrappedValue, coding: SceneCoding<Bool>.flag)
    }

    /// Keeps a whole number under a key.
    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(key, initial: wrappedValue, coding: SceneCoding<Int>.integer)
    }

    /// Keeps a number under a key.
    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(key, initial: wrappedValue, coding: SceneCoding<Double>.number)
    }

    /// Keeps a text under a key.
    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(key, initial: wrappedValue, coding: SceneCoding<String>.text)
    }

    /// Keeps a value that a whole number stands for under a key.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable<Int> {
        self.init(key, initial: wrappedValue, coding: SceneCoding<Int>.integer.raw())
    }

    /// Keeps a value that a text stands for under a key.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable<String> {
        self.init(key, initial: wrappedValue, coding: SceneCoding<String>.text.raw())
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// Keeps a truth value, or none, under a key.
    public init(_ key: String) where Value == Bool? {
        self.init(key, initial: nil, coding: SceneCoding<Bool>.flag.optional)
    }

    /// Keeps a whole number, or none, under a key.
    public init(_ key: String) where Value == Int? {
        self.init(key, initial: nil, coding: SceneCoding<Int>.integer.optional)
    }

    /// Keeps a number, or none, under a key.
    public init(_ key: String) where Value == Double? {
        self.init(key, initial: nil, coding: SceneCoding<Double>.number.optional)
    }

    /// Keeps a text, or none, under a key.
    public init(_ key: String) where Value == String? {
        self.init(key, initial: nil, coding: SceneCoding<String>.text.optional)
    }

    /// Keeps a value that a whole number stands for, or none, under a key.
    public init<Represented: RawRepresentable<Int>>(_ key: String) where Value == Represented? {
        self.init(key, initial: nil, coding: SceneCoding<Int>.integer.raw().optional)
    }

    /// Keeps a value that a text stands for, or none, under a key.
    public init<Represented: RawRepresentable<String>>(_ key: String) where Value == Represented? {
        self.init(key, initial: nil, coding: SceneCoding<String>.text.raw().optional)
    }
}

extension AppStorage: InstalledProperty {
    package mutating func install(_ slot: inout AnyObject?, _ context: PropertyContext) {
        label = context.label
        if let kept = slot as? VisitorLocation, kept.key == key {
            location = kept
        } else {
            let graph = context.node.graph
            let found = graph.visitorStore.location(for: key, on: graph)
            slot = found
            location = found
        }
    }

    /// The initial value counts only as long as nothing is kept.
    package func isSame(as other: AppStorage) -> Bool {
        key == other.key && coding.encode(initial) == coding.encode(other.initial)
    }
}
