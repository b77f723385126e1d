public import Reactive

/// The places that read an observable object: they are dirty when it says that it is about to change.
@MainActor
@usableFromInline
final class ObservedReading<Object: ObservableObject>: Reading {
    @usableFromInline let object: Object
    let label: String
    private var subscription: AnyCancellable?

    init(_ object: Object, label: String) {
        self.object = object
        self.label = label
        super.init()
        // It ends with the subscription, which is its own.
        subscription = object.objectWillChange.sink { [unowned self] _ in noteChange() }
    }

    /// The object, which is being read.
    @inlinable
    func read() -> Object {
        noteRead()
        return object
    }
}
