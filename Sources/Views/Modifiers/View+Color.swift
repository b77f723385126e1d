internal import DOM

extension View {
    /// Shows text in a colour.
    public func foregroundStyle(_ color: Color) -> some View {
        decorated(by: ColorDecoration(color: color))
    }

    /// Shows text in a colour; with `nil` in that of its surroundings.
    public func foregroundColor(_ color: Color?) -> some View {
        decorated(by: ColorDecoration(color: color))
    }

    /// Puts a colour behind the view.
    ///
    /// It fills what `padding` before it leaves free, and not what `padding` after it does.
    public func background(_ color: Color) -> some View {
        decorated(by: BackgroundDecoration(color: color))
    }

    /// Gives links, buttons and other controls inside another colour than the page's; with `nil` that of the page.
    public func tint(_ color: Color?) -> some View {
        decorated(by: TintDecoration(color: color))
    }
}

private struct ColorDecoration: Decoration, Equatable {
    let color: Color?

    func decorate(_ element: Element) { element.setColor(color) }

    func clear(_ element: Element) { element.setColor(nil) }
}

private struct BackgroundDecoration: Decoration, Equatable {
    let color: Color

    var reach: DecorationReach { .side(.background) }

    func decorate(_ element: Element) { element.setBackground(color) }

    func clear(_ element: Element) { element.setBackground(nil) }
}

private struct TintDecoration: Decoration, Equatable {
    let color: Color?

    func decorate(_ element: Element) {
        element.setClass("tint", color.map { $0.className ?? "mixed" })
        if let hex = color?.hex { element.setStyle("--tint", hex) }
    }

    func clear(_ element: Element) {
        element.setClass("tint", nil)
        if color?.hex != nil { element.setStyle("--tint", nil) }
    }
}
