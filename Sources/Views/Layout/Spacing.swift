/// The steps of room that the style sheet knows.
enum Spacing {
    private static let steps: [Double] = [0, 2, 4, 8, 12, 16, 20, 24, 32, 40, 48, 64]

    /// The step that is nearest to some pixels.
    static func step(_ pixels: Double) -> String {
        "\(Int(pixels.step(among: steps)))"
    }
}
