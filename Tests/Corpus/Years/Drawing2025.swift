import SwiftUI

// In the words of iOS 26: a dial of many parts, transforms, masks and effects.

nonisolated struct Tick: Shape {
    var count: Int

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let radius = min(rect.width, rect.height) / 2
        for index in 0..<count {
            let angle = Double(index) / Double(count) * 2 * .pi
            let inner = index % 5 == 0 ? radius * 0.8 : radius * 0.9
            path.move(to: CGPoint(x: center.x + inner * cos(angle), y: center.y + inner * sin(angle)))
            path.addLine(to: CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)))
        }
        return path
    }
}

struct Hand: View {
    let length: CGFloat
    let angle: Angle

    var body: some View {
        Capsule()
            .frame(width: 4, height: length)
            .offset(y: -length / 2)
            .rotationEffect(angle)
    }
}

struct Dial: View {
    @State private var minutes = 15.0

    var body: some View {
        VStack {
            ZStack {
                Circle().fill(.white)
                Circle().strokeBorder(
                    AngularGradient(colors: [.red, .yellow, .red], center: .center), lineWidth: 6)
                Tick(count: 60).stroke(.primary, style: .init(lineWidth: 1.5, lineCap: .round)).padding(10)
                Hand(length: 70, angle: .degrees(minutes * 6)).foregroundStyle(.red)
                Text("noon").position(x: 100, y: 40)
            }
            .frame(width: 200, height: 200)
            .compositingGroup()
            .shadow(color: .black.opacity(0.2), radius: 8, x: 0, y: 4)

            LinearGradient(colors: [.blue, .purple], startPoint: .leading, endPoint: .trailing)
                .mask { Text("Noon").font(.largeTitle).bold() }
                .frame(height: 60)
            Rectangle()
                .fill(.teal)
                .frame(width: 80, height: 40)
                .transformEffect(CGAffineTransform(a: 1, b: 0, c: -0.3, d: 1, tx: 12, ty: 0))
                .rotation3DEffect(.degrees(30), axis: (x: 1, y: 0, z: 0), anchor: .bottom, perspective: 0.5)
                .allowsHitTesting(false)
            Stepper("Minutes", value: $minutes, in: 0...60, step: 5)
        }
    }
}
