/// The variants of a symbol: filled, in a circle, crossed out.
public struct SymbolVariants: Hashable, Sendable {
    private var shape = ""
    private var isFilled = false
    private var isCrossedOut = false

    /// The symbol as it is named.
    public static let none = SymbolVariants()
    /// In a circle.
    public static let circle = none.circle
    /// In a square.
    public static let square = none.square
    /// In a rectangle.
    public static let rectangle = none.rectangle
    /// With what its lines enclose painted.
    public static let fill = none.fill
    /// Crossed out.
    public static let slash = none.slash

    public var circle: SymbolVariants { with { $0.shape = ".circle" } }

    public var square: SymbolVariants { with { $0.shape = ".square" } }

    public var rectangle: SymbolVariants { with { $0.shape = ".rectangle" } }

    public var fill: SymbolVariants { with { $0.isFilled = true } }

    public var slash: SymbolVariants { with { $0.isCrossedOut = true } }

    /// Whether these variants have all that others have.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.shape.isEmpty || shape == other.shape) && (isFilled || !other.isFilled)
            && (isCrossedOut || !other.isCrossedOut)
    }

    private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var variants = self
        change(&variants)
        return variants
    }

    /// These and others.
    func adding(_ other: SymbolVariants) -> SymbolVariants {
        with {
            if !other.shape.isEmpty { $0.shape = other.shape }
            $0.isFilled = isFilled || other.isFilled
            $0.isCrossedOut = isCrossedOut || other.isCrossedOut
        }
    }

    /// The symbol of a name with these variants; with fewer if there is none with all of them.
    func symbol(_ name: String) -> Symbol {
        let end = name.hasSuffix(".fill") ? ".fill" : isFilled ? ".fill" : ""
        let start = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
        let slash = isCrossedOut ? ".slash" : ""
        for variant in [slash + shape + end, shape + end, slash + end, end, shape, slash] {
            let symbol = Symbol(start + variant)
            if symbol.isKnown { return symbol }
        }
        return Symbol(name)
    }
}

private struct SymbolVariantsKey: EnvironmentKey {
    static let defaultValue = SymbolVariants.none
}

extension EnvironmentValues {
    /// The variants that symbols are shown in.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

extension View {
    /// Shows the symbols inside in a variant, as far as there is one.
    public func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = $0.adding(variant) }
    }
}
