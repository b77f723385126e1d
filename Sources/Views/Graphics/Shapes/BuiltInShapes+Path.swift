extension Rectangle: InsettableShape {
    public func path(in rect: Rect) -> Path { Path(rect) }

    public func inset(by amount: Double) -> some InsettableShape { SmallerShape(base: self, amount: amount) }
}

extension Circle: InsettableShape {
    public func path(in rect: Rect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(
            ellipseIn: Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    public func inset(by amount: Double) -> some InsettableShape { SmallerShape(base: self, amount: amount) }
}

extension Ellipse: InsettableShape {
    public func path(in rect: Rect) -> Path { Path(ellipseIn: rect) }

    public func inset(by amount: Double) -> some InsettableShape { SmallerShape(base: self, amount: amount) }
}

extension Capsule: InsettableShape {
    public func path(in rect: Rect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    }

    public func inset(by amount: Double) -> some InsettableShape { SmallerShape(base: self, amount: amount) }
}

extension RoundedRectangle: InsettableShape {
    public func path(in rect: Rect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize) }

    public func inset(by amount: Double) -> some InsettableShape {
        SmallerShape(
            base: RoundedRectangle(
                cornerSize: Size(
                    width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0))),
            amount: amount)
    }
}
