/// A unit of the distance between two marks of an axis with time.
public enum ClockUnit: Hashable, Sendable {
    case second, minute, hour, day, month, year
}
