// Days and times are stored, and stand in addresses, as the texts that they are read from: `2026-02-28T09:30`.

extension CalendarDate: Codable {
    /// Reads a day such as `2026-02-28`.
    public init(from decoder: any Decoder) throws { self = try decoder.readText() }

    /// Writes the day as in `2026-02-28`.
    public func encode(to encoder: any Encoder) throws { try encoder.write(self) }
}

extension TimeOfDay: Codable {
    /// Reads a time of day such as `09:30`.
    public init(from decoder: any Decoder) throws { self = try decoder.readText() }

    /// Writes the time of day as in `09:30`.
    public func encode(to encoder: any Encoder) throws { try encoder.write(self) }
}

extension DateAndTime: Codable {
    /// Reads a day and a time such as `2026-02-28T09:30`.
    public init(from decoder: any Decoder) throws { self = try decoder.readText() }

    /// Writes the day and the time as in `2026-02-28T09:30`.
    public func encode(to encoder: any Encoder) throws { try encoder.write(self) }
}

extension Moment: Codable {
    /// Reads a moment such as `2026-02-28T09:30:00Z`.
    public init(from decoder: any Decoder) throws { self = try decoder.readText() }

    /// Writes the moment as in `2026-02-28T09:30:00Z`.
    public func encode(to encoder: any Encoder) throws { try encoder.write(self) }
}

extension Decoder {
    fileprivate func readText<Value: LosslessStringConvertible>() throws -> Value {
        let container = try singleValueContainer()
        let text = try container.decode(String.self)
        guard let value = Value(text) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "“\(text)” is no \(Value.self).")
        }
        return value
    }
}

extension Encoder {
    fileprivate func write(_ value: some CustomStringConvertible) throws {
        var container = singleValueContainer()
        try container.encode(value.description)
    }
}
