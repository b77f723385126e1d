/// What a tab says to the ``Hub``: what it wants, if anything, and what has to be known of its page.
struct TabWord {
    /// `join`, `leave`, `doubt`, `drop`, `retry`, `online`, `visible`, `key` or `ping`; what has none is not answered.
    var verb: String?
    var page: String
    var seen: Int
    var stream: String?
    /// The page's number on the stream; 0 while it is not on it.
    var number: Int
    var isVisible: Bool
}
