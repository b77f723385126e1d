import SwiftUI

// In the words of iOS 13: a badge of own paths in a GeometryReader, shapes with animatable trims.

struct HexagonParameters {
    struct Segment {
        let line: CGPoint
        let curve: CGPoint
        let control: CGPoint
    }

    static let adjustment: CGFloat = 0.085

    static let segments = [
        Segment(
            line: CGPoint(x: 0.60, y: 0.05), curve: CGPoint(x: 0.40, y: 0.05),
            control: CGPoint(x: 0.50, y: 0.00)),
        Segment(
            line: CGPoint(x: 0.05, y: 0.20 + adjustment), curve: CGPoint(x: 0.00, y: 0.30 + adjustment),
            control: CGPoint(x: 0.00, y: 0.25 + adjustment)),
        Segment(
            line: CGPoint(x: 0.00, y: 0.70 - adjustment), curve: CGPoint(x: 0.05, y: 0.80 - adjustment),
            control: CGPoint(x: 0.00, y: 0.75 - adjustment)),
        Segment(
            line: CGPoint(x: 0.40, y: 0.95), curve: CGPoint(x: 0.60, y: 0.95),
            control: CGPoint(x: 0.50, y: 1.00)),
        Segment(
            line: CGPoint(x: 0.95, y: 0.80 - adjustment), curve: CGPoint(x: 1.00, y: 0.70 - adjustment),
            control: CGPoint(x: 1.00, y: 0.75 - adjustment)),
        Segment(
            line: CGPoint(x: 1.00, y: 0.30 + adjustment), curve: CGPoint(x: 0.95, y: 0.20 + adjustment),
            control: CGPoint(x: 1.00, y: 0.25 + adjustment)),
    ]
}

struct BadgeBackground: View {
    static let gradientStart = Color(red: 239.0 / 255, green: 120.0 / 255, blue: 221.0 / 255)
    static let gradientEnd = Color(red: 239.0 / 255, green: 172.0 / 255, blue: 120.0 / 255)
    var side: CGFloat = 200

    var body: some View {
        Path { path in
            var width: CGFloat = min(side, side)
            let height = width
            let xScale: CGFloat = 0.832
            let xOffset = (width * (1.0 - xScale)) / 2.0
            width *= xScale
            path.move(
                to: CGPoint(
                    x: width * 0.95 + xOffset, y: height * (0.20 + HexagonParameters.adjustment)))

            for segment in HexagonParameters.segments {
                path.addLine(
                    to: CGPoint(x: width * segment.line.x + xOffset, y: height * segment.line.y))
                path.addQuadCurve(
                    to: CGPoint(x: width * segment.curve.x + xOffset, y: height * segment.curve.y),
                    control: CGPoint(x: width * segment.control.x + xOffset, y: height * segment.control.y))
            }
        }
        .fill(
            LinearGradient(
                gradient: Gradient(colors: [Self.gradientStart, Self.gradientEnd]),
                startPoint: UnitPoint(x: 0.5, y: 0), endPoint: UnitPoint(x: 0.5, y: 0.6))
        )
        .frame(width: side, height: side)
    }
}

struct RotatedBadgeSymbol: View {
    let angle: Angle

    var body: some View {
        BadgeSymbol()
            .padding(-60)
            .rotationEffect(angle, anchor: .bottom)
    }
}

struct BadgeSymbol: View {
    static let symbolColor = Color(red: 79.0 / 255, green: 79.0 / 255, blue: 191.0 / 255)

    var body: some View {
        Path { path in
            let width: CGFloat = 100
            let middle = width * 0.5
            let spacing = width * 0.030
            path.addLines([
                CGPoint(x: middle, y: spacing),
                CGPoint(x: middle - width * 0.2, y: width * 0.5 - spacing),
                CGPoint(x: middle, y: width * 0.5 + spacing),
                CGPoint(x: middle + width * 0.2, y: width * 0.5 - spacing),
            ])
            path.closeSubpath()
            path.addLine(to: .init(x: middle, y: width))
        }
        .fill(Self.symbolColor)
        .frame(width: 100, height: 100)
    }
}

struct ProgressRing: View {
    @State private var progress: CGFloat = 0.3

    var body: some View {
        VStack {
            ZStack {
                Circle()
                    .stroke(lineWidth: 20.0)
                    .opacity(0.3)
                    .foregroundColor(Color.red)
                Circle()
                    .trim(from: 0.0, to: min(progress, 1.0))
                    .stroke(style: StrokeStyle(lineWidth: 20.0, lineCap: .round, lineJoin: .round))
                    .foregroundColor(Color.red)
                    .rotationEffect(Angle(degrees: 270.0))
                Text(String(format: "%.0f %%", Double(progress) * 100))
            }
            .frame(width: 150, height: 150)
            Button(action: { self.progress += 0.2 }) { Text("Go on") }
        }
    }
}
