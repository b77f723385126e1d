internal import Localization

extension LocalizedWords {
    /// The same with values in which no Markdown is read.
    var escaped: LocalizedWords {
        guard InlineMarkdown.hasMarks(plain) || InlineMarkdown.hasMarks(key) else { return self }
        var isSame = true
        let values = arguments.map { argument -> FormatArgument in
            guard case .text(let text) = argument else { return argument }
            isSame = false
            return .text(InlineMarkdown.escaping(text))
        }
        return isSame ? self : with(values)
    }
}
