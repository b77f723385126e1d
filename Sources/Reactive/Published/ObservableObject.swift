/// An object that says when it is about to change.
///
/// A class with ``Published`` properties has nothing more to write: ``objectWillChange`` sends before each of
/// them changes, those of its superclasses included.
public protocol ObservableObject: AnyObject {
    /// The publisher that ``objectWillChange`` is.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Sends before any ``Published`` property of the object changes.
    ///
    /// The properties are found the first time that an object is asked, and told of the publisher; after that
    /// the first of them knows it. An object without any has no place to keep one: it declares a stored
    /// `objectWillChange` itself.
    public var objectWillChange: ObservableObjectPublisher {
        var level: Mirror? = Mirror(reflecting: self)
        while let present = level {
            for child in present.children {
                guard let property = child.value as? any PublishedProperty else { continue }
                return property.objectWillChange ?? tellPublishedProperties()
            }
            level = present.superclassMirror
        }
        return ObservableObjectPublisher()
    }

    private func tellPublishedProperties() -> ObservableObjectPublisher {
        let publisher = ObservableObjectPublisher()
        var level: Mirror? = Mirror(reflecting: self)
        while let present = level {
            for child in present.children {
                (child.value as? any PublishedProperty)?.objectWillChange = publisher
            }
            level = present.superclassMirror
        }
        return publisher
    }
}

/// A property that can tell its object's publisher before it changes.
private protocol PublishedProperty {
    var objectWillChange: ObservableObjectPublisher? { get nonmutating set }
}

extension Published: PublishedProperty {
    fileprivate var objectWillChange: ObservableObjectPublisher? {
        get { storage.objectWillChange }
        nonmutating set { storage.objectWillChange = newValue }
    }
}
