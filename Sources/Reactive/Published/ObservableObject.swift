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
    /// The properties are found when it is asked for, and told of the publisher once. An object without any
    /// has no place to keep one: it declares a stored `objectWillChange` itself.
    public var objectWillChange: ObservableObjectPublisher {
        let properties = publishedProperties(of: self)
        let publisher =
            properties.lazy.compactMap { $0.objectWillChange }.first ?? ObservableObjectPublisher()
        for property in properties where property.objectWillChange == nil {
            property.objectWillChange = publisher
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

private func publishedProperties(of object: AnyObject) -> [any PublishedProperty] {
    var properties: [any PublishedProperty] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
        properties += level.children.compactMap { $0.value as? any PublishedProperty }
        mirror = level.superclassMirror
    }
    return properties
}
