extension Image {
    /// A picture that takes the size of its surroundings, or of its frame.
    public func resizable() -> Image {
        var image = self
        image.isResizable = true
        return image
    }

    /// How a picture is shown larger than it is: with `none` each of its points as a square.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        var image = self
        image.isPixelated = interpolation == .none
        return image
    }

    /// How a picture is shown larger than it is.
    public enum Interpolation: Sendable {
        case none, low, medium, high
    }

    /// Whether an image is shown as it is, or its shape in the colour of the text; with `nil` as its catalogue says.
    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
        var image = self
        image.isTemplate = mode.map { $0 == .template }
        return image
    }

    /// How an image is painted.
    public enum TemplateRenderingMode: Sendable {
        case template, original
    }

    /// Whether the points of a picture go over into each other where it is not shown at its own size.
    public func antialiased(_ isAntialiased: Bool) -> Image {
        var image = self
        if !isAntialiased { image.isPixelated = true }
        return image
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

    /// Keeps the proportions of a picture, or gives the view some.
    ///
    /// - Parameters:
    ///   - aspectRatio: the width divided by the height; `nil` for that of the picture.
    ///   - contentMode: whether all of it is shown, or all the room filled.
    public func aspectRatio(_ aspectRatio: Double? = nil, contentMode: ContentMode) -> some View {
        let className = contentMode == .fit ? "fitted" : "filled"
        guard let aspectRatio, aspectRatio > 0 else {
            return decorated(by: StyleDecoration(className, []))
        }
        return decorated(by: StyleDecoration(className + " ratio", [.init("--ratio", aspectRatio.digits)]))
    }

    /// How large icons are beside their text.
    public func imageScale(_ scale: Image.Scale) -> some View {
        decorated(by: "image-\(scale.rawValue)")
    }
}
