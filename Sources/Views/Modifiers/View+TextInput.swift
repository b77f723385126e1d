extension View {
    /// Says what the fields inside are for, so that the browser can fill them in.
    public func textContentType(_ type: TextContentType?) -> some View {
        decorated(by: AttributeDecoration("autocomplete", type?.rawValue, on: .controls))
    }

    /// Which keys a keyboard on the screen shows for the fields inside.
    public func keyboardType(_ type: KeyboardType) -> some View {
        decorated(by: AttributeDecoration("inputmode", type.inputMode, on: .controls))
    }

    /// Says that nothing shall be corrected in the fields inside while somebody types.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        decorated(by: AttributeDecoration("autocorrect", disable ? "off" : nil, on: .controls))
            .decorated(by: AttributeDecoration("spellcheck", disable ? "false" : nil, on: .controls))
    }

    /// Sets what a keyboard on the screen writes in capitals by itself in the fields inside.
    public func textInputAutocapitalization(_ capitals: TextInputAutocapitalization?) -> some View {
        decorated(by: AttributeDecoration("autocapitalize", capitals?.rawValue, on: .controls))
    }

    /// Sets the label of the Enter key of a keyboard on the screen, in the fields inside.
    public func submitLabel(_ label: SubmitLabel) -> some View {
        decorated(by: AttributeDecoration("enterkeyhint", label.keyHint, on: .controls))
    }
}
