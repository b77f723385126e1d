internal import DOM
public import Reactive

/// A value that stands in the page's address: a link to the page shows what one sees.
///
/// ```swift
/// struct PeopleSearch: View {
///     @Query("q") private var words = ""
///     @Query("page", .push) private var page = 1
///
///     var body: some View {
///         TextField("Search", text: $words)
///         Text("Page \(page) of what is found for \(words)")
///         Button("Next") { page = min(page, 99) + 1 }
///     }
/// }
/// ```
///
/// The address is `/people?q=ada&page=2` then. Reloading keeps the values, and so does a server that is started again; going
/// back and forward changes them; a form works without JavaScript, too. `$page` is a `Binding`.
///
/// A value is a text, a number, a truth value, a `Moment`, or whatever else is written as a text
/// (`LosslessStringConvertible`) or stands for such a value (`enum Order: String`); it may be optional, or an array of these.
/// The initial value leaves no trace in the address. All views of a page that use the same name share its value: give them
/// one type and one initial value.
///
/// - Important: Everybody can write anything into an address. What is no value of the type is the initial value, and so is
///   a number that is not finite; whether a page with the number 900 is there is for the program to say. It
///   may be the greatest number of all: `page += 1` without a bound would end the program.
///
/// - Important: An address holds 2 KB. A value for which there is no room is kept by the page, but not in the address: who
///   goes back or forward, or reloads, loses it.
@MainActor
@propertyWrapper
public struct Query<Value>: DynamicProperty {
    private let name: String
    private let initial: Value
    private let change: QueryChange
    private let coding: QueryCoding<Value>
    private var location: QueryLocation?
    /// The property's name in the program.
    private var label: String?

    private init(_ name: String, _ change: QueryChange, initial: Value, coding: QueryCoding<Value>) {
        self.name = name
        self.change = change
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

    /// Sets a value that stood in the address before: the browser goes back to it, if it can.
    func goBack(to value: Value) {
        guard let location else { return }
        let texts = coding.encode(value)
        location.write(texts == coding.encode(initial) ? [] : texts, .back)
    }

    private func read(_ location: QueryLocation) -> Value {
        let texts = location.read()
        return texts.isEmpty ? initial : coding.decode(texts) ?? initial
    }

    private func write(_ value: Value, to location: QueryLocation) {
        let texts = coding.encode(value)
        location.write(texts == coding.encode(initial) ? [] : texts, change == .push ? .forward : .replace)
    }
}

extension Query {
    /// Keeps a value that is written as a text, under a name.
    @_disfavoredOverload
    public init(wrappedValue: Value, _ name: String, _ change: QueryChange = .replace)
    where Value: LosslessStringConvertible {
        self.init(name, change, initial: wrappedValue, coding: .text())
    }

    /// Keeps a value that a raw value stands for, under a name.
    public init(wrappedValue: Value, _ name: String, _ change: QueryChange = .replace)
    where Value: RawRepresentable, Value.RawValue: LosslessStringConvertible {
        self.init(name, change, initial: wrappedValue, coding: .raw())
    }

    /// Keeps a value that is written as a text, or none, under a name. An empty text is none.
    @_disfavoredOverload
    public init<Wrapped: LosslessStringConvertible>(
        wrappedValue: Value = nil, _ name: String, _ change: QueryChange = .replace
    ) where Value == Wrapped? {
        self.init(name, change, initial: wrappedValue, coding: QueryCoding<Wrapped>.text().optional)
    }

    /// Keeps a value that a raw value stands for, or none, under a name.
    public init<Wrapped: RawRepresentable>(
        wrappedValue: Value = nil, _ name: String, _ change: QueryChange = .replace
    ) where Value == Wrapped?, Wrapped.RawValue: LosslessStringConvertible {
        self.init(name, change, initial: wrappedValue, coding: QueryCoding<Wrapped>.raw().optional)
    }

    /// Keeps several values that are written as texts, under a name: `?tag=red&tag=blue`.
    @_disfavoredOverload
    public init<Element: LosslessStringConvertible>(
        wrappedValue: Value = [], _ name: String, _ change: QueryChange = .replace
    ) where Value == [Element] {
        self.init(name, change, initial: wrappedValue, coding: QueryCoding<Element>.text().list)
    }

    /// Keeps several values that raw values stand for, under a name.
    public init<Element: RawRepresentable>(
        wrappedValue: Value = [], _ name: String, _ change: QueryChange = .replace
    ) where Value == [Element], Element.RawValue: LosslessStringConvertible {
        self.init(name, change, initial: wrappedValue, coding: QueryCoding<Element>.raw().list)
    }
}

extension Query: InstalledProperty {
    package mutating func install(_ slot: inout AnyObject?, _ context: PropertyContext) {
        label = context.label
        if let kept = slot as? QueryLocation, kept.name == name {
            location = kept
        } else {
            let found = context.node.graph.query.location(for: name)
            slot = found
            location = found
        }
    }

    package func isSame(as other: Query) -> Bool {
        name == other.name && change == other.change
            && coding.encode(initial) == coding.encode(other.initial)
    }
}
