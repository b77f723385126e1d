/// One rule of CLDR: `v = 0 and i % 10 = 1 or n = 11..14`.
struct PluralRule: Sendable {
    private let alternatives: [[Relation]]

    private struct Relation: Sendable {
        let operand: Character
        let modulus: Double?
        let isNegated: Bool
        let ranges: [ClosedRange<Double>]
    }

    init(_ text: Substring) {
        alternatives = text.split(separator: " or ").map { alternative in
            alternative.split(separator: " and ").compactMap { Self.relation($0) }
        }
    }

    func holds(for number: PluralOperands) -> Bool {
        alternatives.contains { $0.allSatisfy { Self.holds($0, for: number) } }
    }
}

extension PluralRule {
    private static func relation(_ text: Substring) -> Relation? {
        let isNegated = text.contains("!=")
        let sides = text.split(separator: isNegated ? "!=" : "=")
        let left = sides[0].split(separator: " ")
        guard sides.count == 2, let operand = left.first?.first else { return nil }
        return Relation(
            operand: operand, modulus: left.count == 3 ? Double(left[2]) : nil, isNegated: isNegated,
            ranges: sides[1].split(separator: ",").compactMap { range in
                let ends = range.split { $0 == "." || $0 == " " }.compactMap { Double($0) }
                guard let first = ends.first, let last = ends.last, first <= last else { return nil }
                return first...last
            })
    }

    private static func holds(_ relation: Relation, for number: PluralOperands) -> Bool {
        var value = number[relation.operand]
        if let modulus = relation.modulus { value = value.truncatingRemainder(dividingBy: modulus) }
        // A range has whole numbers only.
        let isInside = value == value.rounded() && relation.ranges.contains { $0.contains(value) }
        return isInside != relation.isNegated
    }
}
