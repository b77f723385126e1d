/// The place that a binding reads and writes: an object, and the way from there to the value.
///
/// Two bindings with equal origins edit the same value, which can be told without calling them. The opposite does
/// not hold: a value may be reached in more than one way, and `\.address.city` in one step is not `\.address`, then
/// `\.city`.
@usableFromInline
package enum BindingOrigin {
    /// An object's value. The label is its name as a property, if it is one: `username` of `@State var username`.
    indirect case object(AnyObject, label: String?)
    /// A property of an object: what most fields edit, and so is held in no box of its own.
    case property(AnyObject, AnyKeyPath)
    /// A property of the value at another place.
    indirect case member(BindingOrigin, AnyKeyPath)
    /// An element of the collection at another place: its index, or whatever else identifies it there.
    indirect case element(BindingOrigin, AnyHashable)
}

extension BindingOrigin: Equatable {
    @usableFromInline
    package static func == (one: BindingOrigin, other: BindingOrigin) -> Bool {
        switch (one, other) {
        // The label says nothing about the place.
        case (.object(let one, _), .object(let other, _)):
            one === other
        case (.property(let one, let keyPath), .property(let other, let otherKeyPath)):
            one === other && keyPath == otherKeyPath
        case (.member(let one, let keyPath), .member(let other, let otherKeyPath)):
            keyPath == otherKeyPath && one == other
        case (.element(let one, let identity), .element(let other, let otherIdentity)):
            identity == otherIdentity && one == other
        default:
            false
        }
    }
}

extension BindingOrigin {
    /// The name for a form field that edits this place: the last property on the way to it, or else the label of the
    /// object.
    ///
    /// It is nil if Swift does not tell the property's name. It tells those of stored properties of structures and
    /// final ones of classes; computed properties and those with a wrapper, `@Published` ones too, have none. Asking
    /// takes a description of the key path, so keep the answer.
    package var name: String? { name { $0.lastName } }

    /// The same, for those who keep the names of key paths.
    package func name(by lastName: (AnyKeyPath) -> String?) -> String? {
        switch self {
        case .object(_, let label): label
        case .element(let collection, _): collection.name(by: lastName)
        case .property(_, let keyPath):
            switch lastName(keyPath) {
            case "self": nil
            case let name: name
            }
        case .member(let whole, let keyPath):
            switch lastName(keyPath) {
            case "self": whole.name(by: lastName)
            case let name: name
            }
        }
    }
}

extension AnyKeyPath {
    /// The name of the last property, as far as Swift tells it; `self` of a key path without any step.
    package var lastName: String? {
        // "\User.address.city", "\User.nickname!", "\User.<computed 0x0000aaaa (Swift.String)>"
        let last = "\(self)".split(separator: ".").last ?? ""
        let name = last.last == "!" || last.last == "?" ? last.dropLast() : last
        guard let first = name.first, first.isLetter || first == "_" else { return nil }
        guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
        return String(name)
    }
}
