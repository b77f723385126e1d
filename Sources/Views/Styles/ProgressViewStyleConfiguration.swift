/// The parts of a progress view that a ``ProgressViewStyle`` is given.
public struct ProgressViewStyleConfiguration {
    public typealias Label = StylePart
    public typealias CurrentValueLabel = StylePart

    /// How much is done, from 0 to 1; `nil` if that is not known.
    public let fractionCompleted: Double?
    /// The name of the work under way.
    public let label: Label?
    /// Says in words how much is done.
    public let currentValueLabel: CurrentValueLabel?
}
