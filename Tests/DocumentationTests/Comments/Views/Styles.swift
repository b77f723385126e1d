import Pinion

// What the comments in `Sources/Views/Styles` show.
private enum Styles {
    struct Pill: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.padding().background(.blue, in: Capsule())
        }
    }

    struct StartButton: View {
        let model: Model

        var body: some View { Button("Start") { model.start() }.buttonStyle(Pill()) }
    }

    struct IconBehind: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.title
                configuration.icon
            }
        }
    }

    struct Careful: PrimitiveButtonStyle {
        @State private var isAsking = false

        func makeBody(configuration: Configuration) -> some View {
            Button {
                isAsking = true
            } label: {
                configuration.label
            }
            .confirmationDialog("Are you sure?", isPresented: $isAsking) { Button(configuration) }
        }
    }

    struct Percent: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
            }
        }
    }

    struct Checklist: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button {
                configuration.isOn.toggle()
            } label: {
                Label {
                    configuration.label
                } icon: {
                    Image(systemName: configuration.isOn ? "checkmark" : "xmark")
                }
            }
        }
    }

    struct Model {
        func start() {}
    }
}
