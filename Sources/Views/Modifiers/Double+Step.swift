extension Double {
    /// The nearest of the style sheet's steps; the first one for what is no number.
    func step(among steps: [Double]) -> Double {
        steps.min { abs($0 - self) < abs($1 - self) } ?? self
    }
}
