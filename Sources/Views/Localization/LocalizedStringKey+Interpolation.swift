package import Localization

extension LocalizedStringKey {
    /// Takes a text with values in it apart: the key has a place for each value.
    public struct StringInterpolation: StringInterpolationProtocol {
        private var plain: DefaultStringInterpolation
        // Nothing is taken apart where there is nothing to look it up in.
        private var format: Format?
        // The Markdown, from where it begins.
        private var markup: Markup?

        private struct Format {
            var key = ""
            var arguments: [FormatArgument] = []
        }

        public init(literalCapacity: Int, interpolationCount: Int) {
            plain = DefaultStringInterpolation(
                literalCapacity: literalCapacity, interpolationCount: interpolationCount)
            if Catalogues.ofProgram.areThere { format = Format() }
        }

        var key: LocalizedStringKey {
            let text = String(stringInterpolation: plain)
            // In a text that is looked up without values, a percent sign is one.
            guard let format, !format.arguments.isEmpty else {
                return LocalizedStringKey(plain: text, formatted: nil, markup: markup)
            }
            return LocalizedStringKey(
                plain: text, formatted: Formatted(format.key, format.arguments), markup: markup)
        }
    }

    private init(plain: String, formatted: Formatted?, markup: Markup?) {
        self.plain = plain
        self.formatted = formatted
        self.markup = markup
    }
}

extension LocalizedStringKey.StringInterpolation {
    public mutating func appendLiteral(_ literal: String) {
        if markup != nil || InlineMarkdown.hasMarks(literal) {
            beginMarkup()
            markup?.append(source: literal)
        }
        plain.appendLiteral(literal)
        guard format != nil else { return }
        format?.key += literal.contains("%") ? literal.escapingPercentSigns : literal
    }

    /// Puts a value there.
    ///
    /// - Parameters:
    ///   - text: how it is written where nothing is looked up.
    ///   - specifier: what stands for it in the key.
    ///   - argument: the value.
    package mutating func append(
        _ text: @autoclosure () -> String, _ specifier: String, _ argument: @autoclosure () -> FormatArgument
    ) {
        let text = text()
        markup?.append(value: text)
        plain.appendLiteral(text)
        guard format != nil else { return }
        format?.key += specifier
        format?.arguments.append(argument())
    }

    /// Puts a text with its looks there.
    mutating func append(_ text: Text) {
        beginMarkup()
        markup?.append(text.runs)
        plain.appendLiteral(text.string)
        guard format != nil else { return }
        format?.key += "%@"
        format?.arguments.append(.value(TextValue(text: text)))
    }

    /// What stands there already is no Markdown.
    private mutating func beginMarkup() {
        guard markup == nil else { return }
        var begun = Markup()
        begun.append(value: String(stringInterpolation: plain))
        markup = begun
    }

    /// A text.
    public mutating func appendInterpolation(_ string: String) {
        append(string, "%@", .text(string))
    }

    /// A text.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ string: some StringProtocol) {
        append(String(string), "%@", .text(String(string)))
    }

    /// A number.
    public mutating func appendInterpolation<Value: LocalizedNumber>(_ value: Value) {
        append("\(value)", Value.specifier, value.formatArgument)
    }

    /// A number, and how it is written, as C's `printf` is told.
    public mutating func appendInterpolation<Value: LocalizedNumber>(_ value: Value, specifier: String) {
        let argument = value.formatArgument
        append(argument.plainText(specifier), specifier, argument)
    }

    /// A text that has a key of its own.
    public mutating func appendInterpolation(_ key: LocalizedStringKey) {
        append(key.plain, "%@", .value(key.words()))
    }

    /// Whatever else can be written.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
        append("\(value)", "%@", .text("\(value)"))
    }
}

extension String {
    fileprivate var escapingPercentSigns: String {
        split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
    }
}

extension FormatArgument {
    /// The value as a specifier writes it where nothing is looked up: without groups.
    fileprivate func plainText(_ specifier: String) -> String {
        guard case .place(var place) = FormatText(specifier).parts.first else { return "" }
        if case .number(let number, let length) = self, !place.hasZeros, place.width == 0 {
            return Self.digits(number, place.fractionLength ?? length)
        }
        if case .integer(let number) = self, !place.hasZeros, place.width == 0, !place.hasPlus,
            place.conversion.map({ "dDiu".contains($0) }) ?? false
        {
            return String(number)
        }
        place.index = 0
        return text(at: place, in: "und")
    }
}
