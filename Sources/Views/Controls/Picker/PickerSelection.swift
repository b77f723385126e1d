internal import Reactive

/// The selection of a picker, whatever its type.
protocol PickerSelection {
    var isMultiple: Bool { get }
    var origin: BindingOrigin? { get }

    /// Returns the tag as a value that can be chosen here, or nil if it is of another type.
    func value(of tag: AnyHashable) -> AnyHashable?

    /// Whether a value is chosen.
    func contains(_ value: AnyHashable) -> Bool

    /// Chooses these values and no other.
    func choose(_ values: [AnyHashable])

    /// Returns the selection for some chosen values, or nil if they cannot be chosen.
    func selected(_ values: [AnyHashable]) -> Any?

    /// The values that are chosen if this is selected.
    func tags(_ selected: Any) -> [AnyHashable]
}

extension Binding where Value: Hashable {
    /// The value as a selection: that of several values if it is a set.
    var asPickerSelection: any PickerSelection {
        guard let set = Value.self as? any SelectionSet.Type else { return SingleSelection(selection: self) }
        return set.selection(self) ?? SingleSelection(selection: self)
    }
}

/// A set whose members can be chosen.
private protocol SelectionSet {
    static func selection(_ binding: Any) -> (any PickerSelection)?
}

extension Set: SelectionSet {
    static func selection(_ binding: Any) -> (any PickerSelection)? {
        guard let binding = binding as? Binding<Set> else { return nil }
        return MultipleSelection(selection: binding)
    }
}

/// One value is chosen.
struct SingleSelection<Value: Hashable>: PickerSelection {
    let selection: Binding<Value>

    var isMultiple: Bool { false }
    var origin: BindingOrigin? { selection.origin }

    func value(of tag: AnyHashable) -> AnyHashable? {
        guard let value = tag.base as? Value else { return nil }
        return AnyHashable(value)
    }

    func contains(_ value: AnyHashable) -> Bool { value == AnyHashable(selection.wrappedValue) }

    func choose(_ values: [AnyHashable]) {
        if let value = values.first?.base as? Value { selection.wrappedValue = value }
    }

    func selected(_ values: [AnyHashable]) -> Any? { values.first?.base as? Value }

    func tags(_ selected: Any) -> [AnyHashable] { (selected as? Value).map { [AnyHashable($0)] } ?? [] }
}

/// Any number of values is chosen.
struct MultipleSelection<Value: Hashable>: PickerSelection {
    let selection: Binding<Set<Value>>

    var isMultiple: Bool { true }
    var origin: BindingOrigin? { selection.origin }

    func value(of tag: AnyHashable) -> AnyHashable? {
        guard let value = tag.base as? Value else { return nil }
        return AnyHashable(value)
    }

    func contains(_ value: AnyHashable) -> Bool {
        (value.base as? Value).map(selection.wrappedValue.contains) ?? false
    }

    func choose(_ values: [AnyHashable]) {
        selection.wrappedValue = Set(values.compactMap { $0.base as? Value })
    }

    func selected(_ values: [AnyHashable]) -> Any? { Set(values.compactMap { $0.base as? Value }) }

    func tags(_ selected: Any) -> [AnyHashable] { (selected as? Set<Value>)?.map { AnyHashable($0) } ?? [] }
}
