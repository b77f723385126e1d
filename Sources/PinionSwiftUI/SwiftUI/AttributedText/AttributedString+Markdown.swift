public import Foundation
internal import Views

extension AttributedString {
    /// Reads the Markdown that stands inside lines: `**strong**`, `*emphasis*`, `~~struck~~`, `` `code` `` and links.
    ///
    /// Foundation on Linux has none. Headings, lists and pictures stay as they are written.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        var source = markdown
        if options.interpretedSyntax != .inlineOnlyPreservingWhitespace {
            source = source.split(separator: "\n", omittingEmptySubsequences: true)
                .joined(separator: " ")
        }
        self.init()
        for piece in InlineMarkdown.pieces(of: source) { append(AttributedString(piece, baseURL)) }
    }

    /// The same of the bytes of a text.
    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
        /// What counts as Markdown.
        public enum InterpretedSyntax: Hashable, Sendable {
            /// All of it; here the same as what stands inside lines.
            case full
            case inlineOnly
            /// What stands inside lines; the lines stay.
            case inlineOnlyPreservingWhitespace
        }

        /// What is done about what cannot be read. Everything can.
        public enum FailurePolicy: Hashable, Sendable {
            case throwError
            case returnPartiallyParsedIfPossible
        }

        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        public var languageCode: String?

        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }
}

extension AttributedString {
    fileprivate init(_ piece: InlineMarkdown.Piece, _ baseURL: URL?) {
        self.init(piece.text)
        var intent: InlinePresentationIntent = []
        if piece.isStrong { intent.insert(.stronglyEmphasized) }
        if piece.isEmphasized { intent.insert(.emphasized) }
        if piece.isStruck { intent.insert(.strikethrough) }
        if piece.isCode { intent.insert(.code) }
        if !intent.isEmpty {
            self[AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self] = intent
        }
        if let address = piece.link {
            self[AttributeScopes.FoundationAttributes.LinkAttribute.self] = URL(
                string: address, relativeTo: baseURL)
        }
    }
}
