public import Foundation
public import Pinion
internal import Views

private struct CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar? { nil }
}

private struct TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone? { nil }
}

extension EnvironmentValues {
    /// The visitor's time zone, as their browser says it: until it has, and without JavaScript, that of the server.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] ?? timeZoneName.flatMap(TimeZone.init(identifier:)) ?? .current }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// The calendar of the server, in the visitor's ``timeZone``.
    public var calendar: Calendar {
        get {
            if let set = self[CalendarKey.self] { return set }
            var calendar = Calendar.current
            calendar.timeZone = timeZone
            return calendar
        }
        set { self[CalendarKey.self] = newValue }
    }

    /// How many pixels of the visitor's screen stand side by side in one of the page.
    public var displayScale: CGFloat { CGFloat(pixelScale) }

    /// How wide one pixel of the visitor's screen is on the page.
    public var pixelLength: CGFloat { 1 / displayScale }

    /// Whether the scene is in front: false while its tab is covered by another.
    public var appearsActive: Bool { scenePhase == .active }

    /// Whether the program can open further windows by itself: false, since a page leads its own tab to them.
    public var supportsMultipleWindows: Bool { false }

    /// Whether pictures that move do so by themselves: not for those who want less motion.
    public var accessibilityPlayAnimatedImages: Bool { !accessibilityReduceMotion }
}
