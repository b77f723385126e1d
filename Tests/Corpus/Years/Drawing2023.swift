import SwiftUI

// In the words of iOS 17: shapes filled and stroked in a chain, uneven corners, static members, observation.

struct Wave: Shape {
    var strength: Double
    var frequency: Double
    var phase: Double

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let width = Double(rect.width)
        let height = Double(rect.height)
        let midHeight = height / 2
        let wavelength = width / frequency
        path.move(to: CGPoint(x: 0, y: midHeight))
        for x in stride(from: 0, through: width, by: 1) {
            let relativeX = x / wavelength
            let sine = sin(relativeX + phase)
            path.addLine(to: CGPoint(x: x, y: strength * sine + midHeight))
        }
        return path
    }
}

struct Bubble: Shape {
    var isTailed = true

    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path(roundedRect: rect.insetBy(dx: 0, dy: 6), cornerSize: CGSize(width: 12, height: 12))
        if isTailed {
            path.move(to: CGPoint(x: rect.minX + 16, y: rect.maxY - 6))
            path.addLine(to: CGPoint(x: rect.minX + 16, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX + 28, y: rect.maxY - 6))
            path.closeSubpath()
        }
        return path
    }
}

@Observable
final class Tide {
    var phase = 0.0
}

struct TideView: View {
    @State private var tide = Tide()

    var body: some View {
        VStack(spacing: 16) {
            Wave(strength: 10, frequency: 10, phase: tide.phase)
                .stroke(.white, lineWidth: 3)
                .frame(width: 260, height: 60)
                .background(.blue.gradient, in: .rect(cornerRadius: 12))
            Circle()
                .fill(.yellow)
                .stroke(.orange, lineWidth: 4)
                .frame(width: 60, height: 60)
            UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 20)
                .fill(.mint)
                .frame(width: 100, height: 40)
            Text("High water")
                .padding()
                .background(.thinMaterial, in: Bubble())
            shape(isRound: tide.phase > 1)
                .frame(width: 40, height: 40)
            Image(systemName: "star")
                .resizable()
                .frame(width: 40, height: 40)
                .clipShape(.circle)
                .blur(radius: 1)
                .saturation(0.5)
                .blendMode(.multiply)
                .zIndex(1)
            Button("Later") { tide.phase += 1 }
        }
    }

    func shape(isRound: Bool) -> AnyShape {
        isRound ? AnyShape(.circle) : AnyShape(RoundedRectangle(cornerRadius: 6))
    }
}
