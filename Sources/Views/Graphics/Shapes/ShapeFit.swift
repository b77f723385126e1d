/// How a drawing that was made for one size gets into a place of another one.
enum ShapeFit: Equatable {
    /// The browser stretches it.
    case stretched
    /// The browser makes it as large as finds room, in the middle.
    case fitted
    /// It is always as large, in the corner.
    case fixed
    /// It is another one for each size.
    case sized

    /// The size for which a drawing is made that the browser fits in.
    static let square = Size(width: 100, height: 100)

    /// Draws a shape for a square, and for other sizes to find out what they change.
    static func find(_ draw: (Size) -> PathDrawing) -> (fit: ShapeFit, drawing: PathDrawing) {
        let square = draw(square)
        let wide = draw(Size(width: 200, height: 100))
        let guess = guess(square, wide)
        guard guess != .sized else { return (.sized, square) }
        let sizes = [Size(width: 100, height: 250), Size(width: 230, height: 170)]
        let isRight = sizes.allSatisfy { draw($0).isNearly(square.placed(by: guess.transform(to: $0))) }
        return (isRight ? guess : .sized, square)
    }

    private static func guess(_ square: PathDrawing, _ wide: PathDrawing) -> ShapeFit {
        let size = Size(width: 200, height: 100)
        return [.stretched, .fitted, .fixed].first {
            wide.isNearly(square.placed(by: $0.transform(to: size)))
        } ?? .sized
    }

    /// What is done to the drawing for the square.
    private func transform(to size: Size) -> PlaneTransform {
        switch self {
        case .stretched: return PlaneTransform(scaleX: size.width / 100, y: size.height / 100)
        case .fitted:
            let side = min(size.width, size.height)
            return PlaneTransform(translationX: (size.width - side) / 2, y: (size.height - side) / 2)
                .scaledBy(x: side / 100, y: side / 100)
        case .fixed, .sized: return .identity
        }
    }
}
