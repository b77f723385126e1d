extension Publisher where Failure == Never {
    /// Writes each value to a property of an object.
    ///
    /// ```swift
    /// viewModel.validatedText
    ///     .assign(to: \.isEnabled, on: loginButton)
    ///     .store(in: &subscriptions)
    /// ```
    ///
    ///     input     1---2---3-|
    ///     property  1---2---3--
    ///
    /// - Important: The subscription holds the object strongly, as in Combine. If the object also keeps the
    ///   subscription, neither goes away: use `assign(to:)` or ``Bindable`` there.
    @inlinable
    public func assign<Root>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
    ) -> AnyCancellable {
        sink { object[keyPath: keyPath] = $0 }
    }
}
