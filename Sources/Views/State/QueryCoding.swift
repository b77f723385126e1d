/// How values of a type stand in an address: as texts, one behind each `name=`.
@MainActor
struct QueryCoding<Value> {
    let encode: (Value) -> [String]
    /// The value, if the texts are one of this type. There is at least one text.
    let decode: ([String]) -> Value?
}

extension QueryCoding {
    /// What is written as one text. Of several the first counts.
    static func text() -> QueryCoding where Value: LosslessStringConvertible {
        QueryCoding(
            encode: { [$0.description] },
            decode: { texts in
                guard let value = texts.first.flatMap({ Value($0) }) else { return nil }
                // A number that is none, or without end, is not what a program reckons with.
                return (value as? any FloatingPoint)?.isFinite == false ? nil : value
            })
    }

    /// What a raw value stands for.
    static func raw() -> QueryCoding
    where Value: RawRepresentable, Value.RawValue: LosslessStringConvertible {
        let coding = QueryCoding<Value.RawValue>.text()
        return QueryCoding(
            encode: { coding.encode($0.rawValue) },
            decode: { coding.decode($0).flatMap { Value(rawValue: $0) } })
    }

    /// The same where there may be none, which an empty text stands for.
    var optional: QueryCoding<Value?> {
        QueryCoding<Value?>(
            encode: { $0.map(encode) ?? [""] },
            decode: { texts in texts.first == "" ? .some(nil) : decode(texts) })
    }

    /// Several of them; an empty text stands for none, so that a list of one empty text is read as one of none.
    var list: QueryCoding<[Value]> {
        QueryCoding<[Value]>(
            encode: { $0.isEmpty ? [""] : $0.flatMap(encode) },
            decode: { texts in
                let values = texts == [""] ? [] : texts.map { decode([$0]) }
                return values.contains { $0 == nil } ? nil : values.compactMap(\.self)
            })
    }
}
