/// Which types of views are primitive.
///
/// Asking the runtime takes a search through all protocols of the type, also where the answer is no, and every view on
/// every page asks: so the answer is kept.
@MainActor
enum PrimitiveViews {
    @exclusivity(unchecked) private static var known: [ObjectIdentifier: (any PrimitiveView.Type)?] = [:]

    /// The type as that of a primitive view; `nil` for one that is made of other views.
    static func type<Content: View>(of type: Content.Type) -> (any PrimitiveView.Type)? {
        let id = ObjectIdentifier(type)
        if let primitive = known[id] { return primitive }
        let primitive = type as? any PrimitiveView.Type
        known[id] = .some(primitive)
        return primitive
    }
}
