import SwiftUI

// In the words of iOS 15: a chart drawn by hand, generic shapes, Canvas.

struct LineGraph: Shape {
    var values: [CGFloat]

    func path(in rect: CGRect) -> Path {
        Path { path in
            guard values.count > 1, let peak = values.max(), peak > 0 else { return }
            let step = rect.width / CGFloat(values.count - 1)
            for (index, value) in values.enumerated() {
                let point = CGPoint(x: CGFloat(index) * step, y: rect.maxY - value / peak * rect.height)
                index == 0 ? path.move(to: point) : path.addLine(to: point)
            }
        }
    }
}

struct ClosedBelow<Line: Shape>: Shape {
    var line: Line

    func path(in rect: CGRect) -> Path {
        var path = line.path(in: rect)
        guard let last = path.currentPoint else { return path }
        path.addLine(to: CGPoint(x: last.x, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

extension View {
    func card<S: Shape>(in shape: S) -> some View {
        padding()
            .background(.quaternary, in: shape)
            .clipShape(shape)
            .overlay(shape.stroke(.secondary, lineWidth: 1))
            .contentShape(shape)
    }
}

struct HandDrawnChart: View {
    @State private var values: [CGFloat] = [2, 5, 3, 8]

    var body: some View {
        VStack {
            ZStack {
                ClosedBelow(line: LineGraph(values: values))
                    .fill(
                        LinearGradient(
                            colors: [.blue.opacity(0.6), .clear], startPoint: .top, endPoint: .bottom))
                LineGraph(values: values)
                    .stroke(
                        .blue,
                        style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round, dash: [6, 4]))
            }
            .frame(height: 160)
            .card(in: RoundedRectangle(cornerRadius: 16, style: .continuous))
            Button("Another day") { values.append(6) }
            Canvas { context, size in
                for index in 0..<values.count {
                    let width = size.width / CGFloat(values.count)
                    let bar = CGRect(
                        x: CGFloat(index) * width + 2, y: size.height - values[index] * 10, width: width - 4,
                        height: values[index] * 10)
                    context.fill(Path(roundedRect: bar, cornerRadius: 4), with: .color(.green))
                    context.draw(
                        Text("\(Int(values[index]))").font(.caption),
                        at: CGPoint(x: bar.midX, y: bar.minY - 8))
                }
            }
            .frame(width: 240, height: 120)
            .accessibilityLabel("Bars")
        }
    }
}
