internal import DOM

extension Double {
    /// Pixels as a length of CSS, in units of the text's size so that it grows with it: `2.75rem` for 44.
    ///
    /// It is always a number: 0 for what is none, and a hundred thousand pixels at most.
    var length: String {
        let pixels = isNaN ? 0 : Swift.min(Swift.max(self, -100_000), 100_000)
        return pixels == 0 ? "0" : (pixels / 16).digits + "rem"
    }

    /// The number as CSS reads it, with at most six digits behind the point.
    var digits: String {
        let number = isNaN ? 0 : Swift.min(Swift.max(self, -1e9), 1e9)
        return ((number * 1_000_000).rounded() / 1_000_000).shortText
    }
}
