/// A page or a sheet, which views inside can give a title.
@MainActor
package protocol TitleHolder: AnyObject {
    /// Sets the title on behalf of a view, or with `nil` takes it back.
    func setTitle(_ title: GivenTitle?, for owner: Node)
}
