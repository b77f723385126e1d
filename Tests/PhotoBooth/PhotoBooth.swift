import Glibc
import Pinion

/// A site where everybody may leave a photo, and a file: what uploads are tried on.
@main
struct PhotoBooth: App {
    var body: some Scene {
        Page("/") { visit in
            if let user = visit.user {
                BoothView(visit: visit, user: User.ID(rawValue: user.id))
            } else {
                EntranceView(visit: visit)
            }
        }
    }
}

/// Makes somebody of whoever comes.
struct EntranceView: View {
    let visit: Visit
    @Environment(\.navigate) private var navigate

    var body: some View {
        Text("Photo booth").font(.title)
        Button("Come in") {
            visit.perform {
                let name = "guest\(UInt32.random(in: 0 ... .max))"
                let password = "\(UInt64.random(in: 1 << 60 ... .max))"
                try? await visit.signUp(name: name, email: "\(name)@example.org", password: password)
                navigate("/")
            }
        }
    }
}

/// Takes a photo, and a file of any kind.
struct BoothView: View {
    let visit: Visit
    let user: User.ID
    @State private var photoPath: String?
    @State private var document: UploadedFile?

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            Text("Photo booth").font(.title)
            PhotoPicker("Photo") { file in
                let portrait = try await file.portrait()
                try await visit.accounts.setPhoto(portrait.bytes, type: .jpeg, for: user)
                photoPath = try await visit.accounts.person(user)?.photoPath
            }
            if let photoPath { Image(photoPath, label: Text("You")) }
            PhotoPicker("Document", selection: $document)
            if let document {
                Text("\(document.name ?? "A file") has \(document.bytes.count) bytes.")
                    .onAppear { keep(document) }
                    .onChange(of: document) { keep(document) }
            }
        }
        .padding()
        .navigationTitle("Photo booth")
    }

    /// Puts the document where a test finds it.
    private func keep(_ document: UploadedFile) {
        guard let path = getenv("KEEP"), let stream = fopen(path, "w") else { return }
        fwrite(document.bytes, 1, document.bytes.count, stream)
        fclose(stream)
    }
}
