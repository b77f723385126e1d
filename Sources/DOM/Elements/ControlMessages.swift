/// What is said at a control.
@MainActor
final class ControlMessages {
    /// Why its latest value was refused.
    var error: String?
    /// The program's objection to its value.
    var validation: String?
    /// That somebody else has overwritten what was entered.
    var notice: String?
    /// Whether the notice goes when the control loses the focus.
    var leavesNotice = false
    /// The revision of the last change.
    var revision = 0
}
