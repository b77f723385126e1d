/// The way in which a new value of ``Query`` comes into the address.
public enum QueryChange: Sendable {
    /// It takes the place of the former one.
    case replace
    /// It is a step: the browser can go back to the former one.
    case push
}
