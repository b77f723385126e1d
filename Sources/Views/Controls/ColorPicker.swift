package import DOM
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
            return decide(base, mine, theirs)?.fieldText
        }
        return picker
    }
}

extension ColorPicker: FieldView {
    package var origin: BindingOrigin? { selection.origin }

    package func makeField(in environment: EnvironmentValues) -> Field<String> {
        InputElement(name: "", kind: .color)
    }

    package func value(of field: Field<String>) -> String { selection.wrappedValue.fieldText }

    package func take(_ value: String, from field: Field<String>) throws(FieldError) {
        guard let color = Color(hex: value) else { throw FieldError("A colour looks like #3366cc.") }
        let present = selection.wrappedValue
        // A colour of the style sheet stays one unless another is chosen.
        guard color.fieldText != present.fieldText else { return }
        selection.wrappedValue = Color(color.kind, percent: present.percent)
    }
}

extension Color {
    /// The colour as a field shows it. One of the style sheet's shows about as it does on a light page.
    fileprivate var fieldText: String {
        switch kind {
        case .mixed: hex ?? "#000000"
        case .named(let name): name.fieldText
        }
    }
}

extension Color.Name {
    fileprivate var fieldText: String {
        switch self {
        case .red: "#b3261e"
        case .orange: "#a84b00"
        case .yellow: "#7a5c00"
        case .green: "#1f7a3d"
        case .mint: "#0b7a66"
        case .teal: "#0f7285"
        case .cyan: "#0b6f9c"
        case .blue, .accent: "#1d5ce0"
        case .indigo: "#4a45c4"
        case .purple: "#8336b0"
        case .pink: "#b32662"
        case .brown: "#7d5a3c"
        case .white, .clear: "#ffffff"
        case .black, .primary: "#191c22"
        case .gray, .secondary, .tertiary: "#5a6270"
        }
    }
}
