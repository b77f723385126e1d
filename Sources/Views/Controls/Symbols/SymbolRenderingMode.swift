/// How the parts of a symbol are painted: the mark on a filled shape, and the shape.
public struct SymbolRenderingMode: Hashable, Sendable {
    let className: String

    /// All in the colour of the text, with the mark cut out of the shape.
    public static let monochrome = SymbolRenderingMode(className: "symbols-monochrome")
    /// The shape in a pale shade of the mark's colour.
    public static let hierarchical = SymbolRenderingMode(className: "symbols-hierarchical")
    /// The mark in the primary colour, the shape in the secondary one: `.foregroundStyle(.white, .green)`.
    public static let palette = SymbolRenderingMode(className: "symbols-palette")
    /// Symbols of warning, of success and the like in their colours, the others in that of the text.
    public static let multicolor = SymbolRenderingMode(className: "symbols-multicolor")
}

extension View {
    /// Says how the parts of the symbols inside are painted; with `nil` as in the surroundings.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        decorated(by: mode?.className ?? "").needs(.drawing)
    }
}

extension Image {
    /// Says how the parts of the symbol are painted; with `nil` as in the surroundings.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var image = self
        image.renderingClass = mode?.className
        return image
    }
}
