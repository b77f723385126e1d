import Pinion

// What the comments on fields for files show.
@MainActor
private struct Files {
    let archive: Archive

    @ViewBuilder func filePicker(@Binding papers: [UploadedFile]) -> some View {
        FilePicker("Report", allowedContentTypes: [.pdf], maximumSize: 50 << 20) { file in
            for try await chunk in file.chunks { try await archive.append(chunk) }
        }
        FilePicker("Papers", selection: $papers, allowedContentTypes: [.pdf, ".odt"], maximumCount: 3)
    }

    func fileType(@Binding files: [UploadedFile]) -> some View {
        FilePicker("Figures", selection: $files, allowedContentTypes: [.pdf, ".ods", "image/*"])
    }

    func uploadedFile() -> some View {
        FilePicker("Report", allowedContentTypes: [.pdf]) { file in
            for try await chunk in file.chunks { try await archive.append(chunk) }
        }
    }
}

private actor Archive {
    func append(_ chunk: [UInt8]) throws {}
}
