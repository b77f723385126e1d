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
        PublishedFields.of(type(of: self)).objectWillChange(of: self) ?? ObservableObjectPublisher()
    }
}

/// A property that can tell its object's publisher before it changes.
protocol PublishedProperty: SendableMetatype {
    var objectWillChange: ObservableObjectPublisher? { get nonmutating set }
}

extension Published: PublishedProperty {
    var objectWillChange: ObservableObjectPublisher? {
        get { storage.objectWillChange }
        nonmutating set { storage.objectWillChange = newValue }
    }
}
