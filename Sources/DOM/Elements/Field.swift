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
    /// The field's value.
    @exclusivity(unchecked) final var current: Value
    @exclusivity(unchecked) private final var edited: PassthroughSubject<Value, Never>?

    /// Takes what the person enters, before anybody else hears of it. If it throws, the field keeps what was typed and
    /// shows the error, and ``publisher`` stays silent.
    @exclusivity(unchecked) package final var onEdit: ((Value) throws(FieldError) -> Void)?
    @exclusivity(unchecked) private final var conflictRule: ConflictRule<Value>?

    init(_ tag: StaticString, name: String?, value: Value, class className: String? = nil) {
        current = value
        super.init(tag, class: className)
        self.name = name
    }

    /// The field's value.
    public final var value: Value {
        get { current }
        set {
            let newValue = sanitized(newValue)
            guard newValue != current else { return }
            let former = replaceCurrent(with: newValue)
            error = nil
            valueRevision = touch()
            programDidReplace(former)
        }
    }

    /// Decides what becomes of an entry that was made before the person could see that the program had changed the
    /// value; without it the last writer wins.
    ///
    /// ```swift
    /// notesField.onConflict = { base, mine, theirs in
    ///     theirs.hasPrefix(base) && mine.hasPrefix(base) ? theirs + mine.dropFirst(base.count) : nil
    /// }
    /// ```
    ///
    /// It is given the value that the entry is based on, the entry, and the program's present value, and returns the
    /// value to take: ``publisher`` sends that one, and the field shows it. `nil` takes the entry. Whose entry has given
    /// way altogether is told at the field: see ``FormControl/notice``.
    ///
    /// As long as the person types without having seen the other value, each further entry is decided anew.
    public final var onConflict: ((_ base: Value, _ mine: Value, _ theirs: Value) -> Value?)? {
        get { conflictRule?.decide }
        set {
            guard let newValue else {
                conflictRule = nil
                return
            }
            if let conflictRule {
                conflictRule.decide = newValue
            } else {
                conflictRule = ConflictRule(newValue)
            }
        }
    }

    /// Whether there is an ``onConflict``: to ask for that itself costs more.
    package final var decidesConflicts: Bool { conflictRule != nil }

    /// Sends what the person enters; not what the program assigns.
    public final var publisher: AnyPublisher<Value, Never> {
        let subject = edited ?? PassthroughSubject()
        edited = subject
        return subject.eraseToAnyPublisher()
    }

    package override var isField: Bool { true }

    /// Returns the value to take for one that the program assigns. For subclasses.
    func sanitized(_ value: Value) -> Value { value }

    /// Returns the notice for the person whose entry was overwritten; nil if there is none. For subclasses.
    func notice(of entry: Value) -> String? { Self.notice() }

    /// Takes what the person has entered, which is of the right form.
    final func accept(_ value: Value) throws(FieldError) {
        var value = value
        isEntered = true
        if let base = document?.entryBase, base < foreignRevision { value = settled(value, basedOn: base) }
        if value != current {
            _ = replaceCurrent(with: value)
            touch()
        }
        if let onEdit { try onEdit(value) }
        edited?.send(value)
    }
}

extension Field {
    /// Puts another value in the place of the present one, which it returns.
    private final func replaceCurrent(with value: Value) -> Value {
        document?.textBytes -= valueBytes
        defer { document?.textBytes += valueBytes }
        return exchange(&current, with: value)
    }

    /// The value to take where the person has entered another one without having seen the program's.
    private final func settled(_ mine: Value, basedOn base: Int) -> Value {
        if let value = conflictRule?.settle(mine, basedOn: base), value != mine {
            // The browser shows what was entered.
            valueRevision = touch()
            if conflictRule?.isTheirs(value) == true {
                isEntered = false
                notice = notice(of: mine)
            }
            return value
        }
        if mine != current { document?.overwrites?.note(current, by: self) }
        foreignRevision = 0
        conflictRule?.forget()
        return mine
    }

    /// Takes note that the program has set another value.
    private final func programDidReplace(_ former: Value) {
        guard let document else { return }
        guard !document.isAnswering else {
            notice = nil
            return
        }
        foreignRevision = valueRevision
        conflictRule?.note(current, after: former, at: valueRevision)
        guard isEntered else { return }
        isEntered = false
        if document.overwrites?.contain(former, now: current) == true { notice = notice(of: former) }
    }
}
