// The standard library finds the stored properties of a type for its own purposes, and offers it only through this
// interface. It is used in this file alone, once for each class.
@_spi(Reflection) import Swift
internal import Synchronization

/// The places of the ``Published`` properties in the objects of a class, those of superclasses first.
struct PublishedFields: Sendable {
    private var readers: [@Sendable (UnsafeRawPointer) -> any PublishedProperty] = []

    private static let known = Mutex<[ObjectIdentifier: PublishedFields]>([:])

    /// The properties of an object's class; they are looked for once.
    static func of(_ type: AnyClass) -> PublishedFields {
        known.withLock { known in
            let id = ObjectIdentifier(type)
            if let fields = known[id] { return fields }
            let fields = PublishedFields(type)
            known[id] = fields
            return fields
        }
    }

    private init(_ type: AnyClass) {
        // What the library calls `.classType`, as a variable that others could set.
        let ofClass = _EachFieldOptions(rawValue: 1)
        _ = _forEachField(of: type, options: ofClass) { _, offset, type, _ in
            if let published = type as? any PublishedProperty.Type {
                readers.append(Self.reader(of: published, at: offset))
            }
            return true
        }
    }

    private static func reader<Property: PublishedProperty>(
        of type: Property.Type, at offset: Int
    ) -> @Sendable (UnsafeRawPointer) -> any PublishedProperty {
        { ($0 + offset).assumingMemoryBound(to: Property.self).pointee }
    }
}

extension PublishedFields {
    /// The publisher that an object's properties have been told of, or else a new one that they are told of now;
    /// `nil` if there are no properties.
    func objectWillChange(of object: AnyObject) -> ObservableObjectPublisher? {
        guard let first = readers.first else { return nil }
        return withExtendedLifetime(object) {
            let start = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
            if let publisher = first(start).objectWillChange { return publisher }
            let publisher = ObservableObjectPublisher()
            for reader in readers { reader(start).objectWillChange = publisher }
            return publisher
        }
    }
}
