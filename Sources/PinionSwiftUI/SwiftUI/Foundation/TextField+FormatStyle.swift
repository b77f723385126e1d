public import Foundation
public import Pinion

extension TextField {
    /// A field for a value that a format of Foundation's writes and reads, with a label that is made of views.
    public init<Format: ParseableFormatStyle>(
        value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where Format.FormatOutput == String {
        self.init(value: value, format: FoundationFormat(style: format), prompt: prompt, label: label)
    }

    /// A field for a value that may be missing, with a label that is made of views.
    public init<Format: ParseableFormatStyle>(
        value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where Format.FormatOutput == String {
        self.init(value: value, format: FoundationFormat(style: format), prompt: prompt, label: label)
    }
}

extension TextField where Label == Text {
    /// A field for a value that a format of Foundation's writes and reads.
    ///
    /// ```swift
    /// TextField("Guests", value: $guests, format: .number)
    /// ```
    ///
    /// What cannot be read as one is not taken: it stays in the field, with a message.
    public init<Format: ParseableFormatStyle>(
        _ title: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
    ) where Format.FormatOutput == String {
        self.init(title, value: value, format: FoundationFormat(style: format), prompt: prompt)
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init<Format: ParseableFormatStyle>(
        _ title: some StringProtocol, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
    ) where Format.FormatOutput == String {
        self.init(title, value: value, format: FoundationFormat(style: format), prompt: prompt)
    }

    /// A field for a value that may be missing: then the field is empty.
    public init<Format: ParseableFormatStyle>(
        _ title: LocalizedStringKey, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
    ) where Format.FormatOutput == String {
        self.init(title, value: value, format: FoundationFormat(style: format), prompt: prompt)
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init<Format: ParseableFormatStyle>(
        _ title: some StringProtocol, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
    ) where Format.FormatOutput == String {
        self.init(title, value: value, format: FoundationFormat(style: format), prompt: prompt)
    }

    /// A field for a value that a formatter of Foundation's writes and reads.
    public init<Value>(
        _ title: LocalizedStringKey, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(title, value: value, format: FormatterFormat(formatter: formatter), prompt: prompt)
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init<Value>(
        _ title: some StringProtocol, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(title, value: value, format: FormatterFormat(formatter: formatter), prompt: prompt)
    }
}
