internal import Encoding

/// The columns that people have shown, hidden and made wider in a table.
///
/// ```swift
/// struct Fleet: View {
///     let ships: [Ship]
///     @Query("columns") private var columns = TableColumnCustomization<Ship>()
///
///     var body: some View {
///         Table(ships, columnCustomization: $columns) {
///             TableColumn("Name", value: \.name).customizationID("name")
///                 .disabledCustomizationBehavior(.visibility)
///             TableColumn("Length", value: \.length).customizationID("length").width(min: 80, ideal: 120)
///             TableColumn("Built", value: \.year).customizationID("built").defaultVisibility(.hidden)
///         }
///     }
/// }
/// ```
///
/// Columns are told apart by their ``TableColumn/customizationID(_:)``; one without stays as it is. The value is written as a
/// text (`length.h~name.120`), so that it can stand in the page's address, as here, or be kept for a person.
public struct TableColumnCustomization<RowValue>: Hashable, Sendable {
    /// What is different from what the program has said.
    private var changes: [String: Change] = [:]

    private struct Change: Hashable {
        var isShown: Bool?
        var width: Int?
    }

    /// Nothing is different from what the program has said.
    public init() {}
}

extension TableColumnCustomization {
    /// How many columns, and how long a text is read.
    private static var maximumCount: Int { 64 }
    private static var maximumLength: Int { 2_048 }
    /// The least and the greatest width, in pixels.
    static var widths: ClosedRange<Int> { 24...4_000 }

    /// Whether people have shown or hidden a column; automatic if they have done neither.
    public subscript(visibility id: String) -> Visibility {
        get { changes[id]?.isShown.map { $0 ? .visible : .hidden } ?? .automatic }
        set { change(id) { $0.isShown = newValue == .automatic ? nil : newValue == .visible } }
    }

    /// The width that people have given a column, in pixels; nil if they have given it none.
    public subscript(width id: String) -> Double? {
        get { changes[id]?.width.map(Double.init) }
        set {
            let width = newValue.flatMap { $0.isFinite ? Int($0.rounded().clamped(to: 0...10_000)) : nil }
            change(id) { $0.width = width.map { $0.clamped(to: Self.widths) } }
        }
    }

    private mutating func change(_ id: String, _ apply: (inout Change) -> Void) {
        var change = changes[id] ?? Change()
        apply(&change)
        changes[id] = change == Change() ? nil : change
    }
}

extension TableColumnCustomization: LosslessStringConvertible {
    /// Reads a text such as `length.h~name.120`; nil if it does not read so.
    public init?(_ description: String) {
        guard description.utf8.count <= Self.maximumLength else { return nil }
        for part in description.split(separator: "~") {
            guard let dot = part.lastIndex(of: "."), let id = Self.decoded(part[..<dot]), changes[id] == nil,
                let change = Self.change(part[part.index(after: dot)...]), changes.count < Self.maximumCount
            else { return nil }
            changes[id] = change
        }
    }

    public var description: String {
        changes.sorted { $0.key < $1.key }.map { id, change in
            let visibility = change.isShown.map { $0 ? "v" : "h" } ?? ""
            return "\(Self.encoded(id)).\(visibility)\(change.width.map(String.init) ?? "")"
        }.joined(separator: "~")
    }

    private static func change(_ text: Substring) -> Change? {
        var change = Change()
        var digits = text
        if let first = text.first, first == "v" || first == "h" {
            change.isShown = first == "v"
            digits = text.dropFirst()
        }
        if !digits.isEmpty {
            guard let width = Int(digits), widths.contains(width) else { return nil }
            change.width = width
        }
        return change == Change() ? nil : change
    }

    private static func encoded(_ id: String) -> String {
        id.percentEncoded.split(separator: "~", omittingEmptySubsequences: false).joined(separator: "%7E")
    }

    private static func decoded(_ text: Substring) -> String? { FormText.decoded(Array(text.utf8)) }
}

extension TableColumnCustomization: Codable {
    /// Reads it as it is written: as a text.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let read = TableColumnCustomization(text) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "“\(text.prefix(80))” does not name columns.")
        }
        self = read
    }

    /// Writes it as a text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

extension Comparable {
    fileprivate func clamped(to range: ClosedRange<Self>) -> Self {
        min(max(self, range.lowerBound), range.upperBound)
    }
}
