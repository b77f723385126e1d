/// A value that a view leaves for those inside of it, by the type of its key: what some views have to know of those around
/// them, and the graph does not. Key and value stand beside the view that leaves it.
package protocol PlaceKey {
    associatedtype Value
}
