/// What views ask for that is for the whole page.
enum PageLook: Hashable {
    case wide
    case narrow
    case light
    case dark
    case compact
    /// How much there is to look at: stands before the title.
    case badge(Int)
}
