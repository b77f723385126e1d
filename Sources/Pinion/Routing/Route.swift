/// The page that an address leads to.
struct Route {
    let page: Page
    /// The address, below that of the site.
    let path: String
    /// The values in it, where the page's address has names.
    let values: [String]
}
