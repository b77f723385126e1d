import Foundation
import SwiftUI

// In the words of iOS 14: a spirograph, a flower of petals, colour-cycling circles, an insettable arc.

struct Spirograph: Shape {
    let innerRadius: Int
    let outerRadius: Int
    let distance: Int
    let amount: CGFloat

    func gcd(_ a: Int, _ b: Int) -> Int {
        var a = a
        var b = b
        while b != 0 {
            let temp = b
            b = a % b
            a = temp
        }
        return a
    }

    func path(in rect: CGRect) -> Path {
        let divisor = gcd(innerRadius, outerRadius)
        let outerRadius = CGFloat(self.outerRadius)
        let innerRadius = CGFloat(self.innerRadius)
        let distance = CGFloat(self.distance)
        let difference = innerRadius - outerRadius
        let endPoint = ceil(2 * CGFloat.pi * outerRadius / CGFloat(divisor)) * amount

        var path = Path()
        for theta in stride(from: 0, through: endPoint, by: 0.1) {
            var x = difference * cos(theta) + distance * cos(difference / outerRadius * theta)
            var y = difference * sin(theta) - distance * sin(difference / outerRadius * theta)
            x += rect.width / 2
            y += rect.height / 2
            if theta == 0 {
                path.move(to: CGPoint(x: x, y: y))
            } else {
                path.addLine(to: CGPoint(x: x, y: y))
            }
        }
        return path
    }
}

struct Petals: Shape {
    var petalOffset: Double = -20
    var petalWidth: Double = 100

    func path(in rect: CGRect) -> Path {
        var path = Path()
        for number in stride(from: 0, to: CGFloat.pi * 2, by: CGFloat.pi / 8) {
            let rotation = CGAffineTransform(rotationAngle: number)
            let position = rotation.concatenating(
                CGAffineTransform(translationX: rect.width / 2, y: rect.height / 2))
            let original = Path(
                ellipseIn: CGRect(
                    x: CGFloat(petalOffset), y: 0, width: CGFloat(petalWidth), height: rect.width / 2))
            path.addPath(original.applying(position))
        }
        return path
    }
}

struct Arc: InsettableShape {
    var startAngle: Angle
    var endAngle: Angle
    var clockwise: Bool
    var insetAmount: CGFloat = 0

    func path(in rect: CGRect) -> Path {
        let rotationAdjustment = Angle.degrees(90)
        let modifiedStart = startAngle - rotationAdjustment
        let modifiedEnd = endAngle - rotationAdjustment
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - insetAmount,
            startAngle: modifiedStart, endAngle: modifiedEnd, clockwise: !clockwise)
        return path
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
        var arc = self
        arc.insetAmount += amount
        return arc
    }
}

struct ColorCyclingCircle: View {
    var amount = 0.0
    var steps = 10

    var body: some View {
        ZStack {
            ForEach(0..<steps, id: \.self) { value in
                Circle()
                    .inset(by: CGFloat(value))
                    .strokeBorder(color(for: value, brightness: 1), lineWidth: 2)
            }
        }
    }

    func color(for value: Int, brightness: Double) -> Color {
        Color(red: Double(value) / Double(steps), green: amount, blue: brightness)
    }
}

struct DrawingGallery: View {
    @State private var innerRadius = 125.0
    @State private var amount: CGFloat = 1.0

    var body: some View {
        VStack(spacing: 20) {
            Spirograph(innerRadius: Int(innerRadius), outerRadius: 75, distance: 25, amount: amount)
                .stroke(Color.blue, lineWidth: 1)
                .frame(width: 300, height: 300)
            Petals(petalOffset: -20, petalWidth: 100)
                .fill(Color.red, style: FillStyle(eoFill: true))
                .frame(width: 200, height: 200)
            Arc(startAngle: .degrees(-90), endAngle: .degrees(90), clockwise: true)
                .strokeBorder(Color.blue, lineWidth: 40)
                .frame(width: 120, height: 120)
            ColorCyclingCircle(amount: 0.5).frame(width: 100, height: 100).drawingGroup()
            Slider(value: $innerRadius, in: 10...150, step: 1)
        }
    }
}
