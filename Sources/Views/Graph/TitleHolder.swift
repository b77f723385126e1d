/// What views can give a title: the page, or a sheet.
@MainActor
package protocol TitleHolder: AnyObject {
    /// Sets the title on behalf of a view, or with `nil` takes it back.
    func setTitle(_ title: GivenTitle?, for owner: Node)
}
