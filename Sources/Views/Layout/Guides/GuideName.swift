/// Names a guide of views.
enum GuideName: Hashable, Sendable {
    case builtIn(BuiltInGuide)
    case own(OwnGuide)

    /// The name as the page has it.
    @MainActor var word: String {
        switch self {
        case .builtIn(let guide): guide.rawValue
        case .own(let guide): "\(guide.number)"
        }
    }

    /// Whether a stack can align its views by it.
    var isAligning: Bool { self != .builtIn(.rowStart) && self != .builtIn(.rowEnd) }

    var isOwn: Bool {
        if case .own = self { true } else { false }
    }
}

/// A guide that the style sheet knows, by its word there.
enum BuiltInGuide: String, CaseIterable {
    case leading, middle, trailing
    case rowStart = "row-start"
    case rowEnd = "row-end"
    case top, center, bottom, baseline
    case lastBaseline = "last-baseline"

    /// Which part of a view is before it, unless the view says otherwise. The baseline of a text is guessed to be a quarter
    /// above its lower edge.
    var share: Double {
        switch self {
        case .leading, .rowStart, .top: 0
        case .middle, .center: 0.5
        case .baseline, .lastBaseline: 0.75
        case .trailing, .rowEnd, .bottom: 1
        }
    }

    var isVertical: Bool {
        switch self {
        case .top, .center, .bottom, .baseline, .lastBaseline: true
        default: false
        }
    }
}

/// A guide of one's own.
final class OwnGuide: Hashable, Sendable {
    private let id: ObjectIdentifier
    /// Where it is in a view of this size that does not say so itself.
    let position: @Sendable (Size) -> Double

    init(_ id: any GeometricAlignmentID.Type) {
        self.id = ObjectIdentifier(id)
        position = Self.position(of: id)
    }

    static func == (one: OwnGuide, other: OwnGuide) -> Bool { one.id == other.id }

    func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }
}

extension OwnGuide {
    private static func position<ID: GeometricAlignmentID>(of id: ID.Type) -> @Sendable (Size) -> Double {
        { Double(ID.defaultValue(in: GeometricDimensions<ID.Kind>($0))) }
    }

    /// The number by which pages know it: there are as many as the program has types for them.
    @MainActor var number: Int {
        let number = Self.numbers[id] ?? Self.numbers.count + 1
        Self.numbers[id] = number
        return number
    }

    @MainActor private static var numbers: [ObjectIdentifier: Int] = [:]
}
