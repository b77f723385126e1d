public import Pinion

/// A look that is called by the name of a type, `listStyle(PlainListStyle())`; since iOS 15 `listStyle(.plain)`.
public protocol NamedLook<Look> {
    /// The looks that it is one of.
    associatedtype Look: Sendable

    /// The look that the name stands for.
    nonisolated static var look: Look { get }
}

extension View {
    /// Sets the look of the lists inside.
    public func listStyle<Style: NamedLook<ListStyle>>(_ style: Style) -> some View {
        listStyle(Style.look)
    }

    /// Sets the look of the pickers inside.
    public func pickerStyle<Style: NamedLook<PickerStyle>>(_ style: Style) -> some View {
        pickerStyle(Style.look)
    }

    /// Sets the look of the text fields inside.
    public func textFieldStyle<Style: NamedLook<TextFieldStyle>>(_ style: Style) -> some View {
        textFieldStyle(Style.look)
    }

    /// Sets the look of the tabs inside: see ``tabViewStyle(_:)``.
    public func tabViewStyle<Style: NamedLook<TabViewStyle>>(_ style: Style) -> some View {
        tabViewStyle(Style.look)
    }

    /// Sets the look of the fields for dates inside: see ``datePickerStyle(_:)``.
    public func datePickerStyle<Style: NamedLook<DatePickerStyle>>(_ style: Style) -> some View {
        datePickerStyle(Style.look)
    }

    /// Sets the look of the forms inside: see ``formStyle(_:)``.
    public func formStyle<Style: NamedLook<FormStyle>>(_ style: Style) -> some View {
        formStyle(Style.look)
    }

    /// Sets how the labels of menus inside look.
    public func menuStyle<Style: NamedLook<MenuStyle>>(_ style: Style) -> some View {
        menuStyle(Style.look)
    }

    /// Sets how tables inside look.
    public func tableStyle<Style: NamedLook<TableStyle>>(_ style: Style) -> some View {
        tableStyle(Style.look)
    }
}
