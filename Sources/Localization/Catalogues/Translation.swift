/// What a catalogue has for a key in a language.
package indirect enum Translation: Sendable, Equatable {
    case text(String)
    /// One text for each category of a number: of that of the first value, unless a substitution says which.
    case plural([PluralCategory: Translation])
    /// A text with plurals in it, which have names.
    case substituted(String, [String: Substitution])

    /// A plural within a text.
    package struct Substitution: Sendable, Equatable {
        /// Which of the values it is about, counted from 0; nil of the next one.
        package var index: Int?
        /// How the value is written where the text says `%arg`: `lld`.
        package var specifier: String
        package var variants: Translation
    }

    /// One piece of a text that is put together.
    package enum Piece: Sendable, Equatable {
        case text(String)
        /// A value that its owner writes: which, and how.
        case argument(Int, FormatText.Place)
    }
}

extension Translation {
    /// Puts the text together.
    ///
    /// - Parameter arguments: the values; without any the text stands as it is.
    package func pieces(_ arguments: [FormatArgument], in language: Language) -> [Piece] {
        var maker = TextMaker(arguments: arguments, language: language)
        maker.add(self, number: nil)
        return maker.pieces
    }

    /// The text as a whole.
    package func text(_ arguments: [FormatArgument], in language: Language) -> String {
        pieces(arguments, in: language).map { piece in
            switch piece {
            case .text(let text): text
            case .argument(let index, let place): arguments[index].text(at: place, in: language)
            }
        }.joined()
    }
}

private struct TextMaker {
    let arguments: [FormatArgument]
    let language: Language
    var pieces: [Translation.Piece] = []
    private var depth = 0
    /// How many texts have been put in.
    private var count = 0
    /// The plurals with names, which may stand in each other.
    private var named: [String: Translation.Substitution] = [:]

    init(arguments: [FormatArgument], language: Language) {
        self.arguments = arguments
        self.language = language
    }

    /// The value that a plural is about, and how it is written.
    struct Number {
        var index: Int
        var place: FormatText.Place?
    }

    /// As many pieces as a text is put together of.
    private static let maximumPieces = 1_000

    mutating func add(_ translation: Translation, number: Number?) {
        // A catalogue that names itself in itself ends here, and one that does so many times over.
        guard depth < 8, pieces.count < Self.maximumPieces, count < Self.maximumPieces else { return }
        count += 1
        depth += 1
        defer { depth -= 1 }
        switch translation {
        case .text(let text): add(text, number)
        case .substituted(let text, let substitutions):
            named.merge(substitutions) { _, last in last }
            add(text, number)
        case .plural(let variants):
            let number = number ?? firstNumber(in: variants)
            add(variant(of: variants, for: number), number: number)
        }
    }

    private func variant(of variants: [PluralCategory: Translation], for number: Number?) -> Translation {
        guard let number, arguments.indices.contains(number.index) else {
            return variants[.other] ?? .text("")
        }
        let argument = arguments[number.index]
        // A text for nothing at all is used also where the language has no category for it, as on Apple's systems.
        if case .integer(0) = argument, let none = variants[.zero] { return none }
        let category = argument.category(in: language, at: number.place)
        return variants[category] ?? variants[.other] ?? variants.values.first ?? .text("")
    }

    /// The first number that the texts write.
    private func firstNumber(in variants: [PluralCategory: Translation]) -> Number? {
        if case .text(let text) = variants[.other] ?? .text("") {
            for case .place(let place) in FormatText(text).parts
            where arguments.indices.contains(place.index) && arguments[place.index].isNumber {
                return Number(index: place.index, place: place)
            }
        }
        return arguments.firstIndex(where: \.isNumber).map { Number(index: $0) }
    }

    private mutating func add(_ text: String, _ number: Number?) {
        guard !arguments.isEmpty else {
            pieces.append(.text(text))
            return
        }
        var next = 0
        for part in FormatText(text).parts {
            guard pieces.count < Self.maximumPieces else { return }
            switch part {
            case .text(let text): pieces.append(.text(text))
            case .place(let place) where place.name == "":
                if let number { write(number.index, at: number.place ?? place) }
            case .place(let place):
                guard let name = place.name else {
                    write(place.index, at: place)
                    next = max(next, place.index + 1)
                    continue
                }
                guard let substitution = named[name] else { continue }
                let index = substitution.index ?? (place.index >= 0 ? place.index : next)
                next = max(next, index + 1)
                let written = FormatText("%" + substitution.specifier).parts.first
                var inside: FormatText.Place?
                if case .place(var place) = written {
                    place.index = index
                    inside = place
                }
                add(substitution.variants, number: Number(index: index, place: inside))
            }
        }
    }

    private mutating func write(_ index: Int, at place: FormatText.Place) {
        guard arguments.indices.contains(index) else { return }
        pieces.append(.argument(index, place))
    }
}
