public import Foundation
public import Pinion
internal import Views

extension ProgressView {
    /// How much of an interval is left, or over. The browser counts, and nothing is sent for it.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            clock: ClockText(timerInterval, countsDown: countsDown), label: label,
            currentValueLabel: currentValueLabel)
    }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    /// How much of an interval is left, or over, with the time in digits.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
            DefaultDateProgressLabel(timerInterval: timerInterval, countsDown: countsDown)
        }
    }

    /// How much of an interval is left, or over, with the time in digits.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
        self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
    }
}

/// The time that is left of an interval, or that is over, below its bar.
public struct DefaultDateProgressLabel: View {
    let timerInterval: ClosedRange<Date>
    let countsDown: Bool

    public var body: some View {
        Text(timerInterval: timerInterval, countsDown: countsDown)
    }
}

extension ClockText {
    /// The time that is left of an interval, or that is over.
    init(
        _ interval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool, showsHours: Bool = true
    ) {
        self.init(
            from: interval.lowerBound.timeIntervalSince1970,
            until: interval.upperBound.timeIntervalSince1970, pause: pauseTime?.timeIntervalSince1970,
            countsDown: countsDown, showsHours: showsHours)
    }
}
