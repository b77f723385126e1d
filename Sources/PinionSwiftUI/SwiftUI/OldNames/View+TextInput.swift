public import Pinion

/// What a keyboard on the screen writes in capitals by itself; since iOS 15 `TextInputAutocapitalization`.
public enum UITextAutocapitalizationType: Sendable {
    case none, words, sentences, allCharacters
}

extension View {
    /// Sets what a keyboard on the screen writes in capitals by itself; since iOS 15 `textInputAutocapitalization`.
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        let capitals: TextInputAutocapitalization =
            switch style {
            case .none: .never
            case .words: .words
            case .sentences: .sentences
            case .allCharacters: .characters
            }
        return textInputAutocapitalization(capitals)
    }

    /// Says that nothing shall be corrected while somebody types; since iOS 16 `autocorrectionDisabled`.
    public func disableAutocorrection(_ disable: Bool?) -> some View {
        autocorrectionDisabled(disable ?? false)
    }
}
