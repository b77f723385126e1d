/// A value that lives somewhere else, to read and to write: what a form field edits.
///
/// ```swift
/// let user = Bindable(ada)
/// let name = user.binding(\.name)
/// name.wrappedValue = "Grace"
/// print(user.value!.name)  // Grace
/// ```
///
/// The properties of the value are bindings, too: `$user.name` is a `Binding<String>`.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    /// The place where the value lives; nil if a binding made of two closures does not tell.
    @usableFromInline package let origin: BindingOrigin?
    @usableFromInline let get: () -> Value
    @usableFromInline let set: (Value) -> Void

    /// Makes one of a closure that reads and one that writes.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(origin: nil, get: get, set: set)
    }

    /// Makes one that tells where its value lives.
    @inlinable
    package init(origin: BindingOrigin?, get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.origin = origin
        self.get = get
        self.set = set
    }

    /// A binding to a value that stays what it is.
    public static func constant(_ value: Value) -> Binding {
        Binding(get: { value }, set: { _ in })
    }

    /// The value.
    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    /// The binding itself, written `$name`.
    public var projectedValue: Binding { self }

    /// Makes a parameter of a function or a closure of a binding: `{ $name in … }`.
    public init(projectedValue: Binding) {
        self = projectedValue
    }

    /// A binding to a property of the value.
    public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Binding<Member> {
        Binding<Member>(
            origin: origin.map { .member($0, keyPath) },
            get: { wrappedValue[keyPath: keyPath] },
            set: { wrappedValue[keyPath: keyPath] = $0 })
    }
}

extension Binding {
    /// A binding to what an optional holds; nothing while it holds nothing.
    ///
    /// When the optional is emptied later, the binding reads what was there last, and writes nothing.
    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        let last = Box<Value>()
        last.value = first
        self.init(
            origin: base.origin,
            get: {
                guard let present = base.wrappedValue else { return last.value ?? first }
                last.value = present
                return present
            },
            set: {
                guard base.wrappedValue != nil else { return }
                last.value = $0
                base.wrappedValue = $0
            })
    }

    /// A binding to a value as to one that may be nil. No effect if nil is written to it.
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self.init(
            origin: base.origin,
            get: { base.wrappedValue },
            set: { if let value = $0 { base.wrappedValue = value } })
    }
}

extension Binding {
    /// Whether this and another binding are known to edit the same value; never of those that tell no origin.
    package func isSame(as other: Binding) -> Bool {
        guard let origin, let otherOrigin = other.origin else { return false }
        return origin == otherOrigin
    }
}
