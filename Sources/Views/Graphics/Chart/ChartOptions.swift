public import DOM

/// How a chart is shown; set around it.
struct ChartOptions: Equatable {
    var x = ChartAxis()
    var y = ChartAxis()
    var showsLegend = true
    var colors: [String: Color] = [:]
    var zone = ClockZone.machine
}

/// How an axis of a chart is shown.
struct ChartAxis: Equatable {
    /// From where to where it goes.
    struct Domain: Equatable {
        let range: ClosedRange<Double>
        let isTime: Bool
    }

    var isShown = true
    var domain: Domain?
    var type = ScaleType.linear
    /// What is shown at it; nil if that is left to the chart.
    var marks: [AxisMarks]?
    /// What is measured.
    var label: String?

    /// The form of its values.
    var format: ChartFormat { marks?.lazy.compactMap(\.format).first ?? .number }
}

private struct ChartOptionsKey: EnvironmentKey {
    static let defaultValue = ChartOptions()
}

extension EnvironmentValues {
    var chartOptions: ChartOptions {
        get { self[ChartOptionsKey.self] }
        set { self[ChartOptionsKey.self] = newValue }
    }
}

extension View {
    /// Whether charts inside show their horizontal axis.
    public func chartXAxis(_ visibility: Visibility) -> some View {
        transformEnvironment(\.chartOptions) { $0.x.isShown = visibility != .hidden }
    }

    /// Whether charts inside show their vertical axis.
    public func chartYAxis(_ visibility: Visibility) -> some View {
        transformEnvironment(\.chartOptions) { $0.y.isShown = visibility != .hidden }
    }

    /// Says what charts inside show at their horizontal axis.
    public func chartXAxis(@AxisContentBuilder content: () -> [AxisMarks]) -> some View {
        let marks = content()
        return transformEnvironment(\.chartOptions) { $0.x.marks = marks }
    }

    /// Says what charts inside show at their vertical axis, and with which unit their values are written.
    public func chartYAxis(@AxisContentBuilder content: () -> [AxisMarks]) -> some View {
        let marks = content()
        return transformEnvironment(\.chartOptions) { $0.y.marks = marks }
    }

    /// Writes below the horizontal axis of charts inside what is measured.
    public func chartXAxisLabel(_ label: LocalizedStringKey) -> some View {
        let label = label.text
        return transformEnvironment(\.chartOptions) { $0.x.label = label }
    }

    /// The same with a label that is not looked up.
    @_disfavoredOverload
    public func chartXAxisLabel(_ label: some StringProtocol) -> some View {
        let label = String(label)
        return transformEnvironment(\.chartOptions) { $0.x.label = label }
    }

    /// Writes above the vertical axis of charts inside what is measured.
    public func chartYAxisLabel(_ label: LocalizedStringKey) -> some View {
        let label = label.text
        return transformEnvironment(\.chartOptions) { $0.y.label = label }
    }

    /// The same with a label that is not looked up.
    @_disfavoredOverload
    public func chartYAxisLabel(_ label: some StringProtocol) -> some View {
        let label = String(label)
        return transformEnvironment(\.chartOptions) { $0.y.label = label }
    }

    /// Whether charts inside say which series has which colour.
    public func chartLegend(_ visibility: Visibility) -> some View {
        transformEnvironment(\.chartOptions) { $0.showsLegend = visibility != .hidden }
    }

    /// From where to where the horizontal axis of charts inside goes: a window of time stays as long as it is, and what
    /// lies outside of it is not drawn.
    public func chartXScale<Value: Plottable & Comparable>(
        domain: ClosedRange<Value>, type: ScaleType = .linear
    ) -> some View {
        let domain = ChartAxis.Domain(domain)
        return transformEnvironment(\.chartOptions) { ($0.x.domain, $0.x.type) = (domain, type) }
    }

    /// From where to where the vertical axis of charts inside goes: `0...100` for per cents.
    public func chartYScale<Value: Plottable & Comparable>(
        domain: ClosedRange<Value>, type: ScaleType = .linear
    ) -> some View {
        let domain = ChartAxis.Domain(domain)
        return transformEnvironment(\.chartOptions) { ($0.y.domain, $0.y.type) = (domain, type) }
    }

    /// How the horizontal axis of charts inside goes from its beginning to its end.
    public func chartXScale(type: ScaleType) -> some View {
        transformEnvironment(\.chartOptions) { $0.x.type = type }
    }

    /// How the vertical axis of charts inside goes from its beginning to its end.
    public func chartYScale(type: ScaleType) -> some View {
        transformEnvironment(\.chartOptions) { $0.y.type = type }
    }

    /// The zone in which charts inside write moments; without it the machine's.
    public func chartTimeZone(_ zone: ClockZone) -> some View {
        transformEnvironment(\.chartOptions) { $0.zone = zone }
    }

    /// The colours of series, by the names that `foregroundStyle(by:)` gives them.
    public func chartForegroundStyleScale(_ colors: KeyValuePairs<String, Color>) -> some View {
        let colors = Dictionary(colors.map { ($0.key, $0.value) }) { first, _ in first }
        return transformEnvironment(\.chartOptions) { $0.colors = colors }
    }
}

extension ChartAxis.Domain {
    /// Nil if its ends are no numbers and no moments.
    init?<Value: Plottable & Comparable>(_ range: ClosedRange<Value>) {
        let (low, high) = (range.lowerBound.plotted, range.upperBound.plotted)
        guard let least = low.number, let greatest = high.number, least <= greatest else { return nil }
        self.init(range: least...greatest, isTime: low.isMoment)
    }
}
