/// How values of a type are stored, and read again.
@MainActor
struct SceneCoding<Value> {
    /// Returns the value to store; nil if storing nothing says the same.
    let encode: (Value) -> SceneValue?
    /// The value, if what is stored is one of this type.
    let decode: (SceneValue) -> Value?
}

extension SceneCoding {
    static var flag: SceneCoding<Bool> {
        SceneCoding<Bool>(
            encode: { .flag($0) },
            decode: { if case .flag(let flag) = $0 { flag } else { nil } })
    }

    static var integer: SceneCoding<Int> {
        SceneCoding<Int>(
            encode: { .integer($0) },
            decode: { if case .integer(let integer) = $0 { integer } else { nil } })
    }

    static var number: SceneCoding<Double> {
        SceneCoding<Double>(
            encode: { .number($0) },
            decode: {
                switch $0 {
                case .number(let number): number
                case .integer(let integer): Double(integer)
                default: nil
                }
            })
    }

    static var text: SceneCoding<String> {
        SceneCoding<String>(
            encode: { .text($0) },
            decode: { if case .text(let text) = $0 { text } else { nil } })
    }
}

extension SceneCoding {
    /// How the values are stored that this raw value stands for.
    func raw<Represented: RawRepresentable<Value>>() -> SceneCoding<Represented> {
        SceneCoding<Represented>(
            encode: { encode($0.rawValue) },
            decode: { decode($0).flatMap { Represented(rawValue: $0) } })
    }

    /// How they are stored where there may be none.
    var optional: SceneCoding<Value?> {
        SceneCoding<Value?>(
            encode: { $0.flatMap(encode) },
            decode: { decode($0).map(Optional.some) })
    }
}
