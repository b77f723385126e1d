import SwiftUI

struct OnboardingView: View {
    @Namespace private var namespace
    @State private var page = 0
    @State private var isDone = false
    @State private var isAnimating = false

    var body: some View {
        ZStack {
            if isDone {
                VStack(spacing: 12) {
                    Text("Welcome!")
                        .font(.largeTitle)
                        .phaseAnimator([1, 1.1]) { content, size in
                            content.scaleEffect(size)
                        } animation: { _ in
                            .easeInOut(duration: 0.5)
                        }
                    Button("Once more") {
                        withAnimation(.spring()) {
                            page = 0
                            isDone = false
                        }
                    }
                }
                .transition(.asymmetric(insertion: .scale.combined(with: .opacity), removal: .opacity))
            } else {
                steps.transition(.move(edge: .leading).combined(with: .opacity))
            }
        }
        .padding()
    }

    private var steps: some View {
        VStack(spacing: 30) {
            Text(OnboardingPage.all[page].emoji)
                .font(.system(size: 80))
                .offset(y: isAnimating ? -10 : 10)
                .onAppear {
                    withAnimation(.easeInOut(duration: 0.8).repeatForever(autoreverses: true)) {
                        isAnimating = true
                    }
                }

            VStack(spacing: 8) {
                Text(OnboardingPage.all[page].title).font(.title)
                Text(OnboardingPage.all[page].text).foregroundColor(.secondary)
            }
            .id(page)
            .transition(.push(from: .trailing))

            HStack(spacing: 10) {
                ForEach(OnboardingPage.all) { each in
                    ZStack {
                        Circle().fill(Color.gray.opacity(0.3)).frame(width: 12, height: 12)
                        if each.id == page {
                            Circle().fill(Color.accentColor).frame(width: 12, height: 12)
                                .matchedGeometryEffect(id: "dot", in: namespace)
                        }
                    }
                }
            }

            Button(page < OnboardingPage.all.count - 1 ? "Next" : "Get Started") {
                withAnimation(.spring(response: 0.5, dampingFraction: 0.75)) {
                    if page < OnboardingPage.all.count - 1 { page += 1 } else { isDone = true }
                }
            }
            .buttonStyle(.borderedProminent)
        }
        .gesture(
            DragGesture().onEnded { value in
                withAnimation(.spring(response: 0.5, dampingFraction: 0.75)) {
                    if value.translation.width < -50, page < OnboardingPage.all.count - 1 { page += 1 }
                    if value.translation.width > 50, page > 0 { page -= 1 }
                }
            }
        )
    }
}
