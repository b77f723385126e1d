extension Bindable {
    /// The two-way form: a binding that reads a property of the value, and writes by updating all who are bound.
    ///
    /// ```swift
    /// let name = user.binding(\.name)
    /// field.publisher.sink { name.wrappedValue = $0 }.store(in: &subscriptions)
    /// user.bind(\.name, to: field, \.text)
    /// ```
    ///
    /// - Important: There has to be a value already, as there is from ``init(_:)`` or the first
    ///   ``update(with:)`` on; it never goes away again. Before that, ask for ``binding(_:default:)``.
    public func binding<T>(_ keyPath: WritableKeyPath<Value, T>) -> Binding<T> {
        guard let value else { bindingBeforeFirstValue(keyPath) }
        return binding(keyPath, default: value[keyPath: keyPath])
    }

    /// The two-way form, for a `Bindable` that may not hold a value yet.
    ///
    /// - Parameters:
    ///   - keyPath: The property.
    ///   - placeholder: What the binding reads until there is a value. What is written before that is dropped:
    ///     there is nothing yet that it could be a property of.
    public func binding<T>(
        _ keyPath: WritableKeyPath<Value, T>, default placeholder: T
    ) -> Binding<T> {
        Binding(
            origin: .property(self, keyPath),
            get: { [self] in value?[keyPath: keyPath] ?? placeholder },
            set: { [self] property in
                guard var changed = value else { return }
                changed[keyPath: keyPath] = property
                update(with: changed)
            })
    }
}
