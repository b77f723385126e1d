/// Which field has the focus: a value that follows the person, and that the program can set.
///
/// ```swift
/// struct LoginView: View {
///     enum Field { case name, password }
///     @FocusState private var field: Field?
///     @State private var name = ""
///
///     var body: some View {
///         TextField("Name", text: $name).focused($field, equals: .name)
///         Button("Log in") { if name.isEmpty { field = .name } }
///     }
/// }
/// ```
///
/// When the program says that nothing has the focus, the browser takes it away from the field.
@MainActor
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private let unfocused: Value
    private var location: FocusLocation<Value>?

    /// Whether one field has the focus.
    public init() where Value == Bool {
        unfocused = false
    }

    /// Which of several fields has the focus.
    public init<Field: Hashable>() where Value == Field? {
        unfocused = nil
    }

    /// The field that has the focus.
    public var wrappedValue: Value {
        get { location?.read() ?? unfocused }
        nonmutating set { location?.move(to: newValue) }
    }

    /// The projected value, which `focused(_:)` takes.
    public var projectedValue: Binding {
        Binding(location: location ?? FocusLocation(unfocused: unfocused))
    }

    /// A binding to what has the focus.
    @MainActor
    @propertyWrapper
    public struct Binding {
        let location: FocusLocation<Value>

        /// The field that has the focus.
        public var wrappedValue: Value {
            get { location.read() }
            nonmutating set { location.move(to: newValue) }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }
}

extension FocusState: InstalledProperty {
    package mutating func install(_ slot: inout AnyObject?, _ context: PropertyContext) {
        let kept = slot as? FocusLocation<Value> ?? FocusLocation(unfocused: unfocused)
        slot = kept
        location = kept
    }

    package func isSame(as other: FocusState) -> Bool { true }
}

/// The storage of the field that has the focus.
@MainActor
final class FocusLocation<Value: Hashable>: Reading {
    private let unfocused: Value
    private var value: Value
    /// Whether the browser has yet to be asked to follow.
    private var isPending = false
    /// The field that has yet to lose the focus.
    private var left: Value?

    init(unfocused: Value) {
        self.unfocused = unfocused
        value = unfocused
    }

    func read() -> Value {
        noteRead()
        return value
    }

    /// The program moves the focus.
    func move(to new: Value) {
        guard new != value else { return }
        left = new == unfocused ? value : nil
        value = new
        isPending = new != unfocused
        noteChange()
    }

    /// Whether the browser has to be asked to give the focus to the field of a value; it is asked once.
    func takeRequest(for field: Value) -> Bool {
        guard isPending, value == field else { return false }
        isPending = false
        return true
    }

    /// Whether the browser has to be asked to take the focus away from the field of a value; it is asked once.
    func takeLeave(of field: Value) -> Bool {
        guard let left, left == field else { return false }
        self.left = nil
        return true
    }

    /// The person has moved the focus to a field, or away from it.
    func note(_ hasFocus: Bool, at field: Value) {
        guard hasFocus ? value != field : value == field else { return }
        value = hasFocus ? field : unfocused
        isPending = false
        left = nil
        noteChange()
    }
}
