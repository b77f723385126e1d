/// How the colours of a view mix with those behind it.
public enum BlendMode: String, CaseIterable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten
    case colorDodge = "color-dodge"
    case colorBurn = "color-burn"
    case softLight = "soft-light"
    case hardLight = "hard-light"
    case difference, exclusion, hue, saturation, color, luminosity
    case plusLighter = "plus-lighter"
    /// As ``normal``: browsers have no such.
    case plusDarker
    /// As ``normal``: browsers have no such.
    case sourceAtop
    /// As ``normal``: browsers have no such.
    case destinationOver
    /// As ``normal``: browsers have no such.
    case destinationOut

    /// The name in CSS; nil for the modes that browsers do not have.
    var css: String? {
        switch self {
        case .normal, .plusDarker, .sourceAtop, .destinationOver, .destinationOut: nil
        default: rawValue
        }
    }
}
