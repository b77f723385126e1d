/// How large controls are.
public enum ControlSize: String, Sendable {
    case mini, small, regular, large
    case extraLarge = "extra-large"
}
