import SwiftUI

struct BadgeView: View {
    let badge: Badge

    var body: some View {
        ZStack {
            Polygon(corners: badge.corners)
                .fill(
                    LinearGradient(
                        gradient: Gradient(colors: [badge.color, badge.color.opacity(0.6)]),
                        startPoint: .top, endPoint: .bottom))
            Polygon(corners: badge.corners)
                .stroke(style: StrokeStyle(lineWidth: 3, lineJoin: .round))
                .foregroundColor(.white)
                .scaleEffect(0.85)
            ForEach(0..<8) { index in
                Capsule()
                    .fill(Color.white.opacity(0.8))
                    .frame(width: 4, height: 14)
                    .offset(x: 0, y: -18)
                    .rotationEffect(.degrees(Double(index) / 8 * 360), anchor: .center)
            }
        }
        .frame(width: 110, height: 110)
        .grayscale(badge.isEarned ? 0 : 0.9)
        .shadow(radius: badge.isEarned ? 6 : 0)
        .accessibility(label: Text("\(badge.name) badge"))
    }
}

struct ProgressArc: View {
    var progress: CGFloat

    var body: some View {
        ZStack {
            Circle().stroke(Color.gray.opacity(0.3), lineWidth: 6)
            Circle()
                .trim(from: 0, to: progress)
                .stroke(Color.green, style: StrokeStyle(lineWidth: 6, lineCap: .round))
                .rotationEffect(.degrees(-90))
                .animation(.easeOut, value: progress)
        }
        .frame(width: 36, height: 36)
    }
}

struct BadgeGrid: View {
    @EnvironmentObject private var store: BadgeStore

    var body: some View {
        NavigationView {
            ScrollView {
                VStack(spacing: 24) {
                    ForEach(store.badges) { badge in
                        HStack(spacing: 16) {
                            BadgeView(badge: badge)
                            VStack(alignment: .leading) {
                                Text(badge.name)
                                    .font(.headline)
                                    .padding(.horizontal, 20)
                                    .padding(.vertical, 6)
                                    .background(Ribbon().fill(badge.color.opacity(0.3)))
                                Text(badge.isEarned ? "Earned" : "\(Int(badge.progress * 100)) of 100")
                            }
                            ProgressArc(progress: badge.progress)
                            Button("Work on \(badge.name)") { store.work(on: badge) }
                                .disabled(badge.isEarned)
                        }
                    }
                }
                .padding()
            }
            .navigationTitle("Badges")
        }
    }
}
