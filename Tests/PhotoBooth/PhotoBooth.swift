import Glibc
import Pinion
import PinionImages

/// A site where everybody may leave a photo, and a file: what uploads are tried on.
@main
struct PhotoBooth: App {
    private let album = Album()

    var body: some Scene {
        Page("/") { BoothView(album: album) }
        Endpoint(.get, "/photos/:number/:name") { (request, number: Int, name: String) in
            try album.answer(request, number, name)
        }
    }
}

/// The portraits that were made.
final class Album {
    private var portraits: [(name: String, bytes: [UInt8])] = []

    /// Keeps one, and returns its address.
    func add(_ bytes: [UInt8]) -> String {
        let hash = bytes.reduce(into: UInt64(14_695_981_039_346_656_037)) { hash, byte in
            hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211
        }
        portraits.append(("\(String(hash, radix: 16)).jpg", bytes))
        return "/photos/\(portraits.count)/\(portraits.last?.name ?? "")"
    }

    func answer(_ request: EndpointRequest, _ number: Int, _ name: String) throws -> Response {
        guard portraits.indices.contains(number - 1), portraits[number - 1].name == name else {
            throw ProblemDocument(status: .notFound, detail: "There is no such photo.")
        }
        let headers = [("ETag", "\"\(name)\""), ("Cache-Control", "max-age=31536000, immutable")]
        if request.headers["if-none-match"] == "\"\(name)\"" {
            return Response(status: .notModified, headers: headers)
        }
        let type = [("Content-Type", "image/jpeg"), ("X-Content-Type-Options", "nosniff")]
        return Response(status: .ok, headers: type + headers, body: portraits[number - 1].bytes)
    }
}

/// Takes a photo, and a file of any kind.
struct BoothView: View {
    let album: Album
    @State private var photoPath: String?
    @State private var document: UploadedFile?

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            Text("Photo booth").font(.title)
            PhotoPicker("Photo") { file in photoPath = album.add(try await file.portrait().bytes) }
            if let photoPath { Image(photoPath, label: Text("You")) }
            FilePicker("Document") { file in
                try await keep(file)
                document = file
            }
            if let document { Text("\(document.name ?? "A file") has \(document.size) bytes.") }
        }
        .padding()
        .navigationTitle("Photo booth")
    }

    /// Puts the document where a test finds it.
    private func keep(_ document: UploadedFile) async throws {
        guard let path = getenv("KEEP"), let stream = fopen(path, "w") else { return }
        defer { fclose(stream) }
        for try await chunk in document.chunks { fwrite(chunk, 1, chunk.count, stream) }
    }
}
