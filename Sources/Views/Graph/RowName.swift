/// The row that a view stands in, for the names of controls.
package final class RowName {
    private let outer: RowName?
    private let id: AnyHashable

    init(outer: RowName?, id: AnyHashable) {
        self.outer = outer
        self.id = id
    }

    /// The identities of the rows, outermost first, as part of a name: "7", "list-7".
    package var text: String {
        let own = "\(id.base)".kebabCased
        return outer.map { "\($0.text)-\(own)" } ?? own
    }
}

extension RowName? {
    func appending(_ id: some Hashable) -> RowName {
        RowName(outer: self, id: AnyHashable(id))
    }
}
