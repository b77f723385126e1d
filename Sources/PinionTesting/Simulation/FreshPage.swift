/// A page as it is loaded.
package struct FreshPage {
    package var id: String
    package var revision: Int
    package var title: String
    package var html: String

    package init(id: String, revision: Int, title: String, html: String) {
        self.id = id
        self.revision = revision
        self.title = title
        self.html = html
    }
}
