import Pinion

/// Paths, shapes of one's own, what is done to looks, and a canvas.
struct DrawingPage: View {
    @State private var share = 0.25
    @State private var corners = 5

    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            HStack(spacing: 16) {
                Roof().fill(.brown).frame(width: 120, height: 60)
                    .accessibilityLabel("Roof")
                Star(corners: corners).fill(.orange).stroke(.red, lineWidth: 2).frame(width: 80, height: 80)
                    .accessibilityLabel("Star")
                Ticket().fill(.teal).frame(width: 120, height: 60).accessibilityLabel("Ticket")
                Star(corners: 6).strokeBorder(.purple, lineWidth: 6).frame(width: 80, height: 80)
                    .accessibilityLabel("Edge")
            }
            HStack(spacing: 16) {
                ZStack {
                    Circle().stroke(lineWidth: 10).opacity(0.2)
                    Circle().trim(from: 0, to: share)
                        .stroke(.green, style: StrokeStyle(lineWidth: 10, lineCap: .round))
                        .rotationEffect(.degrees(-90))
                }
                .frame(width: 80, height: 80)
                Circle().trim(from: 0, to: 0.75)
                    .stroke(AngularGradient(colors: [.blue, .pink, .blue], center: .center), lineWidth: 14)
                    .frame(width: 80, height: 80)
                    .accessibilityLabel("Rainbow")
                Capsule().stroke(.blue, lineWidth: 3).frame(width: 100, height: 40)
                Capsule().strokeBorder(.indigo, lineWidth: 6).frame(width: 100, height: 40)
                UnevenRoundedRectangle(topLeadingRadius: 24, bottomTrailingRadius: 24)
                    .fill(
                        LinearGradient(
                            colors: [.mint, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
                    )
                    .frame(width: 80, height: 60)
            }
            Ticket().fill(.cyan).frame(height: 48).accessibilityLabel("A wide ticket")
            HStack(spacing: 16) {
                Color.red.frame(width: 60, height: 60).clipShape(Star(corners: 5)).accessibilityLabel("Cut")
                Color.blue.frame(width: 60, height: 60).clipShape(Roof())
                Color.green.frame(width: 60, height: 60)
                    .mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
                Rectangle().rotation(.degrees(45)).fill(.pink).frame(width: 40, height: 40).padding(10)
                Rectangle().fill(.yellow).frame(width: 60, height: 40)
                    .rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0))
            }
            HStack(spacing: 16) {
                Circle().fill(.red).frame(width: 40, height: 40).blur(radius: 4)
                Circle().fill(.red).frame(width: 40, height: 40).brightness(0.4)
                Circle().fill(.red).frame(width: 40, height: 40).grayscale(1).accessibilityLabel("Grey")
                Circle().fill(.red).frame(width: 40, height: 40).hueRotation(.degrees(120))
                Circle().fill(.red).frame(width: 40, height: 40).shadow(radius: 6, y: 4)
                ZStack {
                    Circle().fill(.yellow).frame(width: 40, height: 40)
                    Circle().fill(.cyan).frame(width: 40, height: 40).offset(x: 16).blendMode(.multiply)
                }
                .compositingGroup()
                .padding(.trailing, 16)
            }
            Canvas { context, size in
                context.fill(
                    Path(Rect(origin: .zero, size: size)),
                    with: .linearGradient(
                        Gradient(colors: [
                            Color(red: 0.1, green: 0.2, blue: 0.6), Color(red: 0.4, green: 0.1, blue: 0.5),
                        ]),
                        startPoint: .zero,
                        endPoint: Point(x: size.width, y: 0)))
                var turned = context
                turned.translateBy(x: size.width / 2, y: size.height / 2)
                for index in 0..<12 {
                    turned.rotate(by: .degrees(30))
                    turned.fill(
                        Path(ellipseIn: Rect(x: 20, y: -5, width: 30, height: 10)),
                        with: .color(.white.opacity(0.2 + Double(index) / 15)))
                }
                context.draw(Text("Twelve").bold(), at: Point(x: size.width / 2, y: size.height - 16))
            }
            .foregroundStyle(.white)
            .frame(height: 140)
            .accessibilityLabel("Twelve petals")
            HStack {
                Button("More") { share = min(share + 0.25, 1) }
                Button("Corner") { corners += 1 }
            }
        }
        .navigationTitle("Drawing")
    }
}

/// In proportion to its place.
private struct Roof: Shape {
    func path(in rect: Rect) -> Path {
        Path { path in
            path.move(to: Point(x: rect.minX, y: rect.maxY))
            path.addLine(to: Point(x: rect.midX, y: rect.minY))
            path.addLine(to: Point(x: rect.maxX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}

/// In a square in the middle of its place.
private struct Star: InsettableShape {
    var corners: Int
    var margin = 0.0

    func path(in rect: Rect) -> Path {
        let radius = min(rect.width, rect.height) / 2 - margin
        return Path { path in
            for index in 0..<corners * 2 {
                let length = index.isMultiple(of: 2) ? radius : radius / 2
                let turn = PlaneTransform(translationX: rect.midX, y: rect.midY)
                    .rotated(by: .degrees(Double(index) * 180 / Double(corners)))
                let point = Point(x: 0, y: -length).applying(turn)
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.closeSubpath()
        }
    }

    func inset(by amount: Double) -> Star { Star(corners: corners, margin: margin + amount) }
}

/// With notches that are always as large.
private struct Ticket: Shape {
    func path(in rect: Rect) -> Path {
        Path { path in
            path.move(to: Point(x: rect.minX, y: rect.minY))
            path.addLine(to: Point(x: rect.maxX, y: rect.minY))
            path.addArc(
                center: Point(x: rect.maxX, y: rect.midY), radius: 12, startAngle: .degrees(-90),
                endAngle: .degrees(90), clockwise: true)
            path.addLine(to: Point(x: rect.maxX, y: rect.maxY))
            path.addLine(to: Point(x: rect.minX, y: rect.maxY))
            path.addArc(
                center: Point(x: rect.minX, y: rect.midY), radius: 12, startAngle: .degrees(90),
                endAngle: .degrees(-90), clockwise: true)
            path.closeSubpath()
        }
    }
}
