internal import DOM

/// Gives what one collector has to the one around it.
@MainActor
final class PreferencePassing<Key: PreferenceKey> {
    private let inner: PreferenceCollector<Key>
    private let outer: PreferenceCollector<Key>?
    /// Says where in the page the value stands.
    weak var element: Element?

    init(from inner: PreferenceCollector<Key>, at place: Place) {
        self.inner = inner
        outer = place.preferences(Key.self)
    }

    /// The value may be another one.
    func pass() {
        guard let outer else { return }
        guard inner.value != nil else { return outer.remove(self) }
        outer.set(
            self, value: { [inner] in inner.value ?? Key.defaultValue },
            element: { [weak self] in self?.element })
    }

    /// The view goes.
    func end() {
        outer?.remove(self)
    }
}
