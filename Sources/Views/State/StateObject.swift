public import Reactive

/// An observable object that a view's place on the page owns: made when the view comes there first, and kept until it
/// goes.
///
/// ```swift
/// struct ProfileView: View {
///     @StateObject var userController = UserModelController.load()
///
///     var body: some View { ProfileEditingView(user: $userController.user) }
/// }
/// ```
@MainActor
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    private var reading: ObservedReading<ObjectType>?

    public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) {
        self.make = make
    }

    /// The object.
    public var wrappedValue: ObjectType {
        reading?.read() ?? make()
    }

    /// Makes bindings to the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObjectWrapper(reading: reading ?? ObservedReading(make(), label: ""))
    }
}

extension StateObject: KeptProperty {
    package mutating func install(_ slot: inout AnyObject?, label: String) {
        if let kept = slot as? ObservedReading<ObjectType> {
            reading = kept
        } else {
            let fresh = ObservedReading(make(), label: label)
            slot = fresh
            reading = fresh
        }
    }

    /// The object is made only once.
    package func isSame(as other: StateObject) -> Bool { true }
}
