internal import JSON
internal import Storage

// Rules and alerts are stored as JSON, so that a newer program can add to them.

extension AlertRule {
    /// A row of rules; nil if it is none that is understood.
    init?(_ row: Row) throws(StorageError) {
        guard let rule = try? JSON(parsing: Array(try row.text(1).utf8)) else { return nil }
        self.init(rule, id: try row.text(0))
    }

    fileprivate init?(_ rule: JSON, id: String) {
        guard let name = rule["name"]?.string, let series = rule["series"]?.string,
            let side = rule["side"]?.string.flatMap(Side.init), let bound = rule["bound"]?.double,
            let milliseconds = rule["milliseconds"]?.integer
        else { return nil }
        self.init(
            id: id, name: name, series: series, labels: rule["labels"]?.texts ?? [:], side: side,
            bound: bound, duration: .milliseconds(max(0, milliseconds)))
        isEnabled = rule["enabled"]?.bool ?? true
    }

    fileprivate var json: JSON {
        .object([
            .init("name", .string(name)), .init("series", .string(series)),
            .init("labels", .object(labels)),
            .init("side", .string(side.rawValue)), .init("bound", .number(bound.finite)),
            .init("milliseconds", .integer(duration.milliseconds)), .init("enabled", .bool(isEnabled)),
        ])
    }

    /// What a row of rules has.
    func values(at place: Int) -> [SQLValue] { [.text(id), .integer(Int64(place)), .text(json.text)] }
}

extension AlertEvent {
    /// A row of alerts; nil if it is none that is understood.
    init?(_ row: Row) throws(StorageError) {
        guard let event = try? JSON(parsing: Array(try row.text(3).utf8)),
            let rule = event["rule"].flatMap({ AlertRule($0, id: event["rule-id"]?.string ?? "") }),
            let series = event["series"]?.string, let worst = event["worst"]?.double,
            let kind = event["kind"]?.string.flatMap(Series.Kind.init), let node = event["node"]?.string
        else { return nil }
        id = try row.text(0)
        begun = Moment(millisecondsSince1970: try row.integer(1))
        ended = try row.optionalInteger(2).map(Moment.init(millisecondsSince1970:))
        self.node = node
        self.rule = rule
        self.series = Series(series, event["labels"]?.texts ?? [:], kind)
        self.worst = worst
    }

    /// What a row of alerts has.
    var values: [SQLValue] {
        let event = JSON.object([
            .init("rule-id", .string(rule.id)), .init("rule", rule.json), .init("node", .string(node)),
            .init("series", .string(series.name)), .init("labels", .object(series.labels)),
            .init("kind", .string(series.kind.rawValue)), .init("worst", .number(worst.finite)),
        ])
        return [
            .text(id), .integer(begun.millisecondsSince1970),
            ended.map { .integer($0.millisecondsSince1970) } ?? .null, .text(event.text),
        ]
    }
}

extension JSON {
    /// The texts of an object by their names.
    fileprivate var texts: [String: String] {
        Dictionary((members ?? []).compactMap { member in member.value.string.map { (member.name, $0) } }) {
            $1
        }
    }

    fileprivate var double: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .number(let number): number
        default: nil
        }
    }

    fileprivate static func object(_ texts: [String: String]) -> JSON {
        .object(texts.sorted { $0.key < $1.key }.map { Member($0.key, .string($0.value)) })
    }

    fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension Double {
    /// The nearest number that JSON has.
    fileprivate var finite: Double {
        isNaN ? 0 : Swift.min(Swift.max(self, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
    }
}

extension Duration {
    /// In whole milliseconds, at most those of a year.
    fileprivate var milliseconds: Int {
        let (seconds, attoseconds) = components
        return Int(min(max(seconds, 0), 366 * 86_400)) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
    }
}
