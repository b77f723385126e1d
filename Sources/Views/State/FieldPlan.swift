// The standard library finds the stored properties of a type for its own purposes, and offers it only through this
// interface. It is used in this file alone, once for each type.
@_spi(Reflection) import Swift

/// The facts about a type's stored properties: which are dynamic, and how two values are compared.
@MainActor
final class FieldPlan {
    /// A dynamic property.
    struct Property {
        let label: String
        let offset: Int
        let dependsOnSurroundings: Bool
        let install: (UnsafeMutableRawPointer, inout AnyObject?, PropertyContext) throws -> Void
        /// Has it begin to keep what it keeps for the whole program; nil if it needs the surroundings of a view.
        let keep: ((UnsafeMutableRawPointer) -> Void)?
    }

    typealias Comparison = (_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool

    private(set) var properties: [Property] = []
    /// Whether the surroundings decide what one of them is.
    private(set) var dependsOnSurroundings = false
    /// Makes what goes from one value to another with an animation; nil if it has to know nothing of them.
    private(set) var makeInterpolation: (() -> any Interpolation)?
    /// Returns whether two values are the same, or nil if that cannot be known.
    private(set) var isSame: Comparison?

    @exclusivity(unchecked) private static var plans: [ObjectIdentifier: FieldPlan] = [:]

    /// The plan of a type.
    static func of(_ type: Any.Type) -> FieldPlan {
        let id = ObjectIdentifier(type)
        if let plan = plans[id] { return plan }
        let plan = FieldPlan(type)
        plans[id] = plan
        return plan
    }

    private init(_ type: Any.Type) {
        properties = Self.properties(of: type, from: 0)
        dependsOnSurroundings = properties.contains { $0.dependsOnSurroundings }
        makeInterpolation = (type as? any Animatable.Type).flatMap { Self.interpolation(of: $0) }
        let kind = Self.kind(of: type)
        isSame = kind == .struct ? Self.comparison(of: type) : kind.flatMap { Self.comparison(of: type, $0) }
    }
}

extension FieldPlan {
    /// The types of a structure's stored properties; nil for what is no structure.
    static func fieldTypes(of type: Any.Type) -> [Any.Type]? {
        guard kind(of: type) == .struct else { return nil }
        var types: [Any.Type] = []
        return forEachField(of: type) { _, _, type, _ in types.append(type) } ? types : nil
    }

    /// What kind of type it is; what is no structure looks like one without properties otherwise.
    private static func kind(of type: Any.Type) -> _MetadataKind? {
        struct Holder<Value> {
            let value: Value
        }
        func holder<Value>(_ type: Value.Type) -> Any.Type { Holder<Value>.self }
        var kind: _MetadataKind?
        forEachField(of: _openExistential(type, do: holder)) { _, _, _, found in kind = found }
        return kind
    }

    private static func properties(of type: Any.Type, from start: Int) -> [Property] {
        var found: [Property] = []
        forEachField(of: type) { name, offset, type, _ in
            let label = name.first == "_" ? String(name.dropFirst()) : name
            if let installed = type as? any InstalledProperty.Type {
                found.append(property(installed, label, start + offset))
            } else if type is any DynamicProperty.Type {
                found += properties(of: type, from: start + offset)
            }
        }
        return found
    }

    private static func property<Installed: InstalledProperty>(
        _ type: Installed.Type, _ label: String, _ offset: Int
    ) -> Property {
        Property(
            label: label, offset: offset, dependsOnSurroundings: type.dependsOnSurroundings,
            install: { pointer, slot, context in
                try pointer.assumingMemoryBound(to: Installed.self).pointee.install(&slot, context)
            },
            keep: (type as? any KeptProperty.Type).map { keeping($0, label) })
    }

    private static func keeping<Kept: KeptProperty>(
        _ type: Kept.Type, _ label: String
    ) -> (UnsafeMutableRawPointer) -> Void {
        { pointer in
            var slot: AnyObject?
            pointer.assumingMemoryBound(to: Kept.self).pointee.install(&slot, label: label)
        }
    }

    private static func interpolation<Value: Animatable>(of type: Value.Type) -> (() -> any Interpolation)? {
        Value.AnimatableData.self == EmptyAnimatableData.self ? nil : { ValueInterpolation<Value>() }
    }

    private static func comparison(of type: Any.Type) -> Comparison? {
        var comparisons: [(offset: Int, isSame: Comparison)] = []
        var isComplete = true
        let isKnown = forEachField(of: type) { _, offset, type, kind in
            guard let isSame = comparison(of: type, kind) else {
                isComplete = false
                return
            }
            comparisons.append((offset, isSame))
        }
        guard isKnown, isComplete else { return nil }
        return { old, new in
            comparisons.allSatisfy { $0.isSame(old + $0.offset, new + $0.offset) }
        }
    }

    private static func comparison(of type: Any.Type, _ kind: _MetadataKind) -> Comparison? {
        if let installed = type as? any InstalledProperty.Type { return installedComparison(installed) }
        if kind == .class { return identityComparison }
        if let equatable = type as? any Equatable.Type { return equalComparison(equatable) }
        return kind == .struct ? comparison(of: type) : nil
    }

    private static func installedComparison<Installed: InstalledProperty>(_: Installed.Type) -> Comparison {
        { old, new in
            MainActor.assumeIsolated {
                let new = new.assumingMemoryBound(to: Installed.self).pointee
                return old.assumingMemoryBound(to: Installed.self).pointee.isSame(as: new)
            }
        }
    }

    private static func equalComparison<Value: Equatable>(_: Value.Type) -> Comparison {
        { old, new in
            old.assumingMemoryBound(to: Value.self).pointee == new.assumingMemoryBound(to: Value.self).pointee
        }
    }

    /// For objects: the same one.
    private static let identityComparison: Comparison = { old, new in
        old.load(as: UnsafeRawPointer.self) == new.load(as: UnsafeRawPointer.self)
    }

    @discardableResult
    private static func forEachField(
        of type: Any.Type, _ visit: (String, Int, Any.Type, _MetadataKind) -> Void
    ) -> Bool {
        _forEachField(of: type) { name, offset, type, kind in
            visit(String(cString: name), offset, type, kind)
            return true
        }
    }
}
