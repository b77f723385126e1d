public import Reactive

/// A control that holds a value, which both the program and the person can change.
///
/// It is bound two-way by two one-way bindings, which cannot make a loop because ``publisher`` sends only what
/// the person enters:
///
/// ```swift
/// field.publisher.assign(to: \.username, on: viewModel).store(in: &subscriptions)
/// viewModel.$username.assign(to: \.value, on: field).store(in: &subscriptions)
/// ```
@MainActor
public class Field<Value: Equatable>: FormControl {
    /// What stands in the field.
    @exclusivity(unchecked) final var current: Value
    @exclusivity(unchecked) private final var edited: PassthroughSubject<Value, Never>?

    /// Takes what the person enters, before anybody else hears of it. If it throws, the field keeps what was typed and
    /// shows the error, and ``publisher`` stays silent.
    @exclusivity(unchecked) package final var onEdit: ((Value) throws(FieldError) -> Void)?

    init(_ tag: StaticString, name: String?, value: Value, class className: String? = nil) {
        current = value
        super.init(tag, class: className)
        self.name = name
    }

    /// What stands in the field.
    public final var value: Value {
        get { current }
        set {
            let newValue = sanitized(newValue)
            guard newValue != current else { return }
            current = newValue
            error = nil
            valueRevision = touch()
        }
    }

    /// Sends what the person enters; not what the program assigns.
    public final var publisher: AnyPublisher<Value, Never> {
        let subject = edited ?? PassthroughSubject()
        edited = subject
        return subject.eraseToAnyPublisher()
    }

    package override var isField: Bool { true }

    /// What becomes of a value that the program assigns. For subclasses.
    func sanitized(_ value: Value) -> Value { value }

    /// Takes what the person has entered, which is of the right form.
    final func accept(_ value: Value) throws(FieldError) {
        if value != current {
            current = value
            touch()
        }
        if let onEdit { try onEdit(value) }
        edited?.send(value)
    }
}
