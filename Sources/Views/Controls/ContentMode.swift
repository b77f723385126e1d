/// How a picture finds its room.
public enum ContentMode: Sendable {
    case fit, fill
}
