/// Finds out what the choices of a field are called in forms and by scripts: as their values, where these are simple,
/// or else as their texts.
struct ChoiceNames {
    private var taken: Set<String> = []

    /// The name of a choice.
    mutating func name(of tag: AnyHashable, _ text: String) -> String {
        let name = Self.simpleName(of: tag.base) ?? text.kebabCased
        var free = name
        var number = 1
        while !taken.insert(free).inserted {
            number += 1
            free = "\(name)-\(number)"
        }
        return free
    }

    private static func simpleName(of value: Any) -> String? {
        if let optional = value as? any PossibleValue {
            return optional.present.map { simpleName(of: $0) } ?? ""
        }
        if let raw = value as? any RawRepresentable { return simpleName(of: raw.rawValue) }
        let name = "\(value)"
        return name.count <= 64 && name.allSatisfy(isPlain) ? name : nil
    }

    /// The description of a structure has parentheses in it.
    private static func isPlain(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || " -_.:/@".contains(character)
    }
}

/// An optional of any type.
private protocol PossibleValue {
    var present: Any? { get }
}

extension Optional: PossibleValue {
    var present: Any? { self }
}
