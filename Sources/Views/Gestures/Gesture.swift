/// Something that a person does with a view by finger, pointer or keyboard.
///
/// ```swift
/// struct Card: View {
///     @State private var offset = Size.zero
///
///     var body: some View {
///         Text("Drag me")
///             .offset(x: offset.width, y: offset.height)
///             .gesture(
///                 DragGesture()
///                     .onChanged { offset = $0.translation }
///                     .onEnded { _ in withAnimation { offset = .zero } })
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// What the gesture says of itself.
    associatedtype Value
    /// The type of the gesture that this one is made of.
    associatedtype Body: Gesture

    /// The gesture that this one is made of.
    var body: Body { get }

    /// Has somebody told of what the gesture does; of gestures made of others these do it.
    func connect(to hub: GestureHub, _ tell: @escaping @MainActor (GesturePhase<Value>) -> Void)
}

extension Gesture where Body.Value == Value {
    public func connect(to hub: GestureHub, _ tell: @escaping @MainActor (GesturePhase<Value>) -> Void) {
        body.connect(to: hub, tell)
    }
}

extension Never: Gesture {
    public typealias Value = Never

    public func connect(to hub: GestureHub, _ tell: @escaping @MainActor (GesturePhase<Never>) -> Void) {}
}

/// How far a gesture has come.
public enum GesturePhase<Value> {
    /// It is under way.
    case changed(Value)
    /// It was done.
    case ended(Value)
    /// It came to nothing.
    case cancelled
}

/// A gesture that is not made of another one.
@MainActor @preconcurrency
public protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
    public var body: Never { primitiveHasNoBody(Self.self) }
}

/// Which of a view's gestures count: its own, and those of the views inside.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// None.
    public static let none: GestureMask = []
    /// The one that is given here.
    public static let gesture = GestureMask(rawValue: 1)
    /// Those of the views inside.
    public static let subviews = GestureMask(rawValue: 2)
    /// All.
    public static let all: GestureMask = [.gesture, .subviews]
}

/// A gesture whose type is forgotten.
public struct AnyGesture<Value>: PrimitiveGesture {
    private let connection: (GestureHub, @escaping @MainActor (GesturePhase<Value>) -> Void) -> Void

    public init<T: Gesture>(_ gesture: T) where T.Value == Value {
        connection = { gesture.connect(to: $0, $1) }
    }

    public func connect(to hub: GestureHub, _ tell: @escaping @MainActor (GesturePhase<Value>) -> Void) {
        connection(hub, tell)
    }
}
