internal import JSON

extension StringTable {
    /// Reads a string catalogue (`.xcstrings`).
    package init(catalogue bytes: [UInt8]) throws(CatalogueError) {
        let json: JSON
        do { json = try JSON(parsing: bytes) } catch { throw CatalogueError("\(error)") }
        guard let strings = json["strings"]?.members else {
            throw CatalogueError("it has no object “strings”")
        }
        source = json["sourceLanguage"]?.string.map { Language($0) }
        for member in strings {
            guard member.value.members != nil else {
                throw CatalogueError("“\(member.name.prefix(80))” is no object")
            }
            keys.insert(member.name)
            if member.value["shouldTranslate"]?.bool == false { untranslated.insert(member.name) }
            for localization in member.value["localizations"]?.members ?? [] {
                guard let translation = Self.translation(localization.value) else { continue }
                languages[Language(localization.name), default: [:]][member.name] = translation
            }
        }
    }

    private static func translation(_ json: JSON) -> Translation? {
        guard let main = variant(json) else { return nil }
        guard let members = json["substitutions"]?.members, case .text(let text) = main else { return main }
        var substitutions: [String: Translation.Substitution] = [:]
        for member in members {
            guard let variants = variant(member.value) else { continue }
            substitutions[member.name] = Translation.Substitution(
                index: member.value["argNum"]?.integer.flatMap { (1...1_000).contains($0) ? $0 - 1 : nil },
                specifier: member.value["formatSpecifier"]?.string ?? "lld", variants: variants)
        }
        return .substituted(text, substitutions)
    }

    /// A text, or its variations: by number, or by device, of which the one for all others counts.
    private static func variant(_ json: JSON) -> Translation? {
        if let plural = json["variations"]?["plural"]?.members {
            var variants: [PluralCategory: Translation] = [:]
            for member in plural {
                guard let category = PluralCategory(rawValue: member.name),
                    let variant = variant(member.value)
                else { continue }
                variants[category] = variant
            }
            return variants.isEmpty ? nil : .plural(variants)
        }
        if let devices = json["variations"]?["device"] {
            return (devices["other"] ?? devices["mac"] ?? devices.members?.first?.value).flatMap(variant)
        }
        guard let unit = json["stringUnit"], let value = unit["value"]?.string else { return nil }
        return value.isEmpty && unit["state"]?.string != "translated" ? nil : .text(value)
    }
}
