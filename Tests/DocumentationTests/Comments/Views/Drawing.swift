import Pinion

// What the comments of geometry and of drawing show.

struct Roof: Shape {
    func path(in rect: Rect) -> Path {
        Path { path in
            path.move(to: Point(x: rect.minX, y: rect.maxY))
            path.addLine(to: Point(x: rect.midX, y: rect.minY))
            path.addLine(to: Point(x: rect.maxX, y: rect.maxY))
        }
    }
}

struct House: View {
    var body: some View {
        Roof().fill(.brown).frame(width: 120, height: 60)
    }
}

struct Sun: View {
    var body: some View {
        Canvas { context, size in
            let middle = Rect(x: 0, y: 0, width: size.width, height: size.height).insetBy(dx: 16, dy: 16)
            context.fill(Path(ellipseIn: middle), with: .color(.orange))
        }
        .frame(height: 120)
        .accessibilityLabel("A sun")

        Circle().fill(.yellow).stroke(.orange, lineWidth: 4)
    }
}

private func geometry() -> (Path, Rect) {
    let roof = Path { path in
        path.move(to: Point(x: 0, y: 40))
        path.addLine(to: Point(x: 50, y: 0))
        path.addLine(to: Point(x: 100, y: 40))
    }

    let frame = Rect(x: 0, y: 0, width: 160, height: 90)
    let inside = frame.insetBy(dx: 8, dy: 8)

    return (roof, inside)
}
