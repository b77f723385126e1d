internal import DOM
public import Views

/// A figure with its name: how much there is of something now, by how much it has changed, and how it went lately.
///
/// ```swift
/// Tile("Processors", 0.37, unit: .part, change: 0.03, history: [0.2, 0.3, nil, 0.34, 0.37])
/// ```
///
/// ``LiveTile`` shows a figure of a ``Recorder``.
public struct Tile: View {
    private let title: String
    private let figure: Double?
    private let unit: FigureUnit
    private let change: Double?
    private let history: [Double?]
    private let warning: String?

    /// - Parameters:
    ///   - title: what is measured.
    ///   - figure: how much there is of it; nil if that is not known.
    ///   - unit: the unit of the figures.
    ///   - change: by how much it has changed.
    ///   - history: how it went, the oldest first; what was not measured is a gap.
    ///   - warning: says why it should be looked at, if it should.
    public init(
        _ title: LocalizedStringKey, _ figure: Double?, unit: FigureUnit = .number, change: Double? = nil,
        history: [Double?] = [], warning: String? = nil
    ) {
        self.title = title.text
        self.figure = figure
        self.unit = unit
        self.change = change
        self.history = history
        self.warning = warning
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, _ figure: Double?, unit: FigureUnit = .number, change: Double? = nil,
        history: [Double?] = [], warning: String? = nil
    ) {
        self.title = String(title)
        self.figure = figure
        self.unit = unit
        self.change = change
        self.history = history
        self.warning = warning
    }

    public var body: some View {
        let (number, unitName) = unit.parts(figure)
        Box("section", class: warning == nil ? "tile" : "tile wrong") {
            Inline("p", class: "tile-title", title)
            Box("p", class: "tile-figure") {
                Inline("span", class: "tile-number", ChartNumber.localized(number))
                Inline("span", class: "tile-unit", unitName.isEmpty ? "" : " \(unitName)")
            }
            Inline("p", class: "tile-change", changeText)
            Sparkline(figures: history)
            if let warning {
                Box("div", class: "tile-warning") {
                    Label(warning, systemImage: "exclamationmark.triangle")
                }
            }
        }
        .needs(.charts)
    }

    private var changeText: String {
        guard let change, change.isFinite else { return "" }
        return unit.isNothing(change) ? localized("steady") : unit.difference(change)
    }
}
