package import DOM
internal import Localization
public import Reactive

/// A colour that is chosen from all that there are.
///
/// ```swift
/// ColorPicker("Header", selection: $user.headerColor)
/// ```
///
/// How opaque the colour is stays as it is.
public struct ColorPicker<Label: View>: View {
    package let label: Label
    let selection: Binding<Color>
    package private(set) var conflictDecision: ConflictDecision<String>?

    /// A colour, with a label that is made of views.
    public init(selection: Binding<Color>, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.selection = selection
    }
}

extension ColorPicker where Label == Text {
    /// A colour.
    public init(_ title: LocalizedStringKey, selection: Binding<Color>) {
        self.init(selection: selection) { Text(title) }
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, selection: Binding<Color>) {
        self.init(selection: selection) { Text(title) }
    }
}

extension ColorPicker {
    /// Decides what becomes of a colour that the person has chosen without having seen somebody else's: see
    /// ``TextField/onConflict(_:)``.
    public func onConflict(
        _ decide: @escaping (_ base: Color, _ mine: Color, _ theirs: Color) -> Color?
    ) -> ColorPicker {
        var picker = self
        picker.conflictDecision = { base, mine, theirs in
            guard let base = Color(hex: base), let mine = Color(hex: mine), let theirs = Color(hex: theirs)
            else {
                return nil
            }
            return decide(base, mine, theirs)?.solidDigits
        }
        return picker
    }
}

extension ColorPicker: FieldView {
    package var origin: BindingOrigin? { selection.origin }

    package func makeField(in environment: EnvironmentValues) -> Field<String> {
        InputElement(name: "", kind: .color)
    }

    package func value(of field: Field<String>) -> String { selection.wrappedValue.solidDigits }

    package func take(_ value: String, from field: Field<String>) throws(FieldError) {
        guard let color = Color(hex: value) else {
            throw FieldError(OwnWords.text("A colour looks like #3366cc."))
        }
        let present = selection.wrappedValue
        // A colour of the style sheet stays one unless another is chosen.
        guard color.solidDigits != present.solidDigits else { return }
        selection.wrappedValue = Color(color.kind, percent: present.percent)
    }
}
