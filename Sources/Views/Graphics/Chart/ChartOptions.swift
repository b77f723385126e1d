/// How a chart is shown; set around it.
struct ChartOptions: Equatable {
    var showsXAxis = true
    var showsYAxis = true
    var showsLegend = true
    var xDomain: ClosedRange<Double>?
    var yDomain: ClosedRange<Double>?
    var colors: [String: Color] = [:]
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
        transformEnvironment(\.chartOptions) { $0.showsXAxis = visibility != .hidden }
    }

    /// Whether charts inside show their vertical axis.
    public func chartYAxis(_ visibility: Visibility) -> some View {
        transformEnvironment(\.chartOptions) { $0.showsYAxis = visibility != .hidden }
    }

    /// Whether charts inside say which series has which colour.
    public func chartLegend(_ visibility: Visibility) -> some View {
        transformEnvironment(\.chartOptions) { $0.showsLegend = visibility != .hidden }
    }

    /// From where to where the horizontal axis of charts inside goes.
    public func chartXScale(domain: ClosedRange<Double>) -> some View {
        transformEnvironment(\.chartOptions) { $0.xDomain = domain }
    }

    /// From where to where the vertical axis of charts inside goes: `0...100` for per cents.
    public func chartYScale(domain: ClosedRange<Double>) -> some View {
        transformEnvironment(\.chartOptions) { $0.yDomain = domain }
    }

    /// The colours of series, by the names that `foregroundStyle(by:)` gives them.
    public func chartForegroundStyleScale(_ colors: KeyValuePairs<String, Color>) -> some View {
        let colors = Dictionary(colors.map { ($0.key, $0.value) }) { first, _ in first }
        return transformEnvironment(\.chartOptions) { $0.colors = colors }
    }
}
