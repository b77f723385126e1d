public import Pinion

/// The icon before the title; also written `.titleAndIcon`.
public typealias TitleAndIconLabelStyle = DefaultLabelStyle

/// A button with a border; also written `.bordered`.
public typealias BorderedButtonStyle = DefaultButtonStyle

/// A bar; also written `.linearCapacity`.
public typealias LinearCapacityGaugeStyle = DefaultGaugeStyle

/// A bar; also written `.accessoryLinear`.
public typealias AccessoryLinearGaugeStyle = DefaultGaugeStyle

/// A bar; also written `.accessoryLinearCapacity`.
public typealias AccessoryLinearCapacityGaugeStyle = DefaultGaugeStyle

/// A bar: there is no round gauge here; also written `.accessoryCircular`.
public typealias AccessoryCircularGaugeStyle = DefaultGaugeStyle

/// A bar: there is no round gauge here; also written `.accessoryCircularCapacity`.
public typealias AccessoryCircularCapacityGaugeStyle = DefaultGaugeStyle

/// A bar, or a wheel while it is not known how far something has come; since iOS 15 `.linear`.
public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    /// - Parameter tint: the colour of the bar; the page's own without one.
    public nonisolated init(tint: Color? = nil) {
        self.tint = tint
    }

    public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration).tint(tint) }
}

/// A wheel while it is not known how far something has come, else a bar; since iOS 15 `.circular`.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    /// - Parameter tint: the colour of the wheel; the page's own without one.
    public nonisolated init(tint: Color? = nil) {
        self.tint = tint
    }

    public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration).tint(tint) }
}
