extension Image {
    /// A picture that takes the size of its surroundings.
    public func resizable() -> some View {
        decorated(by: "resizable")
    }

    /// The sizes of icons.
    public enum Scale: String, Sendable {
        case small, medium, large
    }
}

extension View {
    /// Shows all of a picture in the room that there is.
    public func scaledToFit() -> some View {
        decorated(by: "fitted")
    }

    /// Fills the room that there is with a picture, and cuts off what stands out.
    public func scaledToFill() -> some View {
        decorated(by: "filled")
    }

    /// Keeps the proportions of a picture, or gives the view the nearest of the style sheet's: 1:2, 3:4, 1:1, 4:3, 3:2,
    /// 16:9 and 2:1.
    ///
    /// - Parameters:
    ///   - aspectRatio: the width divided by the height; `nil` for that of the picture.
    ///   - contentMode: whether all of it is shown, or all the room filled.
    public func aspectRatio(_ aspectRatio: Double? = nil, contentMode: ContentMode) -> some View {
        let steps = [0.5, 0.75, 1, 1.33, 1.5, 1.78, 2]
        let ratio = aspectRatio.map { " ratio-\(Int(($0.step(among: steps) * 100).rounded()))" } ?? ""
        return decorated(by: (contentMode == .fit ? "fitted" : "filled") + ratio)
    }

    /// How large icons are beside their text.
    public func imageScale(_ scale: Image.Scale) -> some View {
        decorated(by: "image-\(scale.rawValue)")
    }
}
