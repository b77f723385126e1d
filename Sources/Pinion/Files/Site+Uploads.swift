internal import DOM
internal import JSON
internal import Live
internal import Server

extension Site {
    /// A request to the address of a field for a file. Such an address is there for one file, as long as its field is on an
    /// open page of the browser that asks, and for nobody else.
    ///
    /// An answer that leaves the field with another address, for the next file, tells it: the browser may choose that file
    /// before a frame does.
    func upload(_ exchange: Exchange, _ cookie: SessionID?) {
        let key = String(exchange.request.path.dropFirst(UploadRequest.folder.count))
        guard let cookie, let (page, field) = sessions.fileField(key, of: cookie) else {
            return failWithoutField(exchange)
        }
        switch exchange.request.method {
        case .head: tellOffset(of: field, key, exchange)
        case .delete:
            if field.key == key { field.cancel() }
            answer(exchange, Response(status: .noContent).tellingAddress(of: field, unlessAt: key))
        default:
            // A part that comes twice, or too late.
            guard field.key == key else { return failWithoutField(exchange) }
            take(exchange, page, field)
        }
    }

    private func failWithoutField(_ exchange: Exchange) {
        fail(exchange, .notFound, "There is no field for a file here (any more).")
    }

    private func tellOffset(of field: FileElement, _ key: String, _ exchange: Exchange) {
        guard field.key == key, let reception = field.reception as? Reception else {
            return answer(exchange, offset(of: field, key))
        }
        reception.perform { exchange.respond(self.offset(of: field, key)) }
    }

    /// How far the file has come that is sent to an address.
    private func offset(of field: FileElement, _ key: String) -> Response {
        // The answer to the last part may have been lost.
        if let taken = field.taken, taken.key == key {
            return .offset(taken.size, of: taken.size, isComplete: true).tellingAddress(
                of: field, unlessAt: key)
        }
        guard field.key == key else {
            return ProblemDocument(status: .notFound, detail: "This file has been given up.").json
        }
        let reception = field.reception as? Reception
        return .offset(reception?.received ?? 0, of: reception?.size, isComplete: false)
    }

    /// Takes a part of a file.
    private func take(_ exchange: Exchange, _ page: OpenPage, _ field: FileElement) {
        guard field.isUsable else { return fail(exchange, .conflict, "This field cannot be changed now.") }
        let part: UploadRequest
        do { part = try UploadRequest(exchange.request) } catch {
            return fail(exchange, .badRequest, error.description)
        }
        let reception: Reception
        if let present = field.reception as? Reception {
            reception = present
        } else {
            guard part.offset == 0 else { return exchange.respond(.wrongOffset(part.offset, expected: 0)) }
            guard let size = part.size else {
                return fail(exchange, .badRequest, "Upload-Length is missing.")
            }
            if let problem = field.begin(
                name: part.fileName, type: part.type, size: size, isFurther: part.isFurther,
                room: opened.uploads.totalSize)
            {
                return fail(exchange, problem.status, problem.description)
            }
            do {
                reception = Reception(try opened.uploads.begin(size: size), part)
            } catch {
                return answer(exchange, refusal(error, 0, nil, field))
            }
            field.reception = reception
            field.progress = FileElement.Progress(received: 0, size: size)
        }
        guard part.size == nil || part.size == reception.size else {
            return fail(exchange, .conflict, "Another file is on its way to this field.")
        }
        let key = field.key
        reception.perform { [weak page] in
            let response = await self.take(exchange.request.body, at: part.offset, reception, field)
                .tellingAddress(of: field, unlessAt: key)
            // What the file has led to comes with the answer, for those who ask without a stream.
            let cookies = page?.successorCookies(for: exchange.request) ?? []
            exchange.respond(cookies.reduce(response) { $0.adding($1) })
        }
    }

    private func take(
        _ bytes: [UInt8], at offset: Int, _ reception: Reception, _ field: FileElement
    ) async -> Response {
        do throws(UploadError) {
            let isWhole = try await reception.append(bytes, at: offset)
            field.wait(nil)
            field.progress = FileElement.Progress(received: reception.received, size: reception.size)
            guard isWhole else {
                return .offset(reception.received, of: reception.size, isComplete: false)
            }
            return await deliver(try reception.finish(), reception, field)
        } catch {
            return refusal(error, offset, reception, field)
        }
    }

    private func deliver(_ file: UploadedFile, _ reception: Reception, _ field: FileElement) async -> Response
    {
        do {
            try await field.receive(file, isFurther: reception.isFurther)
            if field.reception === reception { field.finish(size: file.size) }
            return .offset(file.size, of: file.size, isComplete: true)
        } catch {
            if field.reception === reception { field.cancel() }
            return ProblemDocument(status: .unprocessableContent, detail: error.description).json
        }
    }

    private func refusal(
        _ error: UploadError, _ offset: Int, _ reception: Reception?, _ field: FileElement
    ) -> Response {
        switch error {
        case .wrongOffset(let expected): return .wrongOffset(offset, expected: expected)
        case .unknown:
            if field.reception === reception { field.cancel() }
            return .wrongOffset(offset, expected: 0)
        case .tooMuch: return ProblemDocument(status: .badRequest, detail: error.description).json
        case .noRoom, .system:
            // The browser tries again until it is through. What the system says is for whoever runs the site.
            if error != .noRoom { log(.error, error.description) }
            let reason = error == .noRoom ? "\(error)" : "the file could not be kept"
            field.wait("Not sent yet: \(reason). Trying again.")
            var problem = ProblemDocument(
                status: .serviceUnavailable, detail: "The file could not be kept: \(reason).")
            problem.retryAfter = 1
            return problem.json
        }
    }
}

extension OpenPage {
    /// Binds what a form with files says, hands the files over, then runs the action.
    func apply(_ body: FormBody, keepingFilesIn storage: UploadStorage) async -> [Refusal] {
        var refusals = apply(body.edits)
        var fields: Set<String> = []
        for (name, file) in body.files {
            do throws(FieldError) {
                guard let field = document.control(named: name) as? FileElement else {
                    throw FieldError("There is no field for a file here.")
                }
                guard field.isUsable else { throw FieldError("This field cannot be changed now.") }
                let isFurther = !fields.insert(name).inserted
                if let problem = field.begin(
                    name: file.name, type: file.type, size: file.size, isFurther: isFurther)
                {
                    throw FieldError(problem.description)
                }
                let kept: UploadedFile
                do throws(UploadError) { kept = try await storage.keep(file) } catch {
                    throw field.refuse(FieldError("This file could not be kept: \(error)."), file.name)
                }
                try await field.receive(kept, isFurther: isFurther)
            } catch {
                refusals.append(Refusal(name: name, reason: error.description))
            }
        }
        guard refusals.isEmpty else { return refusals }
        return apply([], action: body.action)
    }
}

extension FileProblem {
    fileprivate var status: Status {
        switch self {
        case .empty, .tooMany: .unprocessableContent
        case .tooLarge: .contentTooLarge
        case .wrongType: .unsupportedMediaType
        }
    }
}

extension Response {
    fileprivate static func offset(_ offset: Int, of size: Int?, isComplete: Bool) -> Response {
        var headers = [
            ("Upload-Offset", "\(offset)"), ("Upload-Complete", isComplete ? "?1" : "?0"),
            ("Cache-Control", "no-store"),
        ]
        if let size { headers.append(("Upload-Length", "\(size)")) }
        return Response(status: .noContent, headers: headers)
    }

    fileprivate static func wrongOffset(_ provided: Int, expected: Int) -> Response {
        var problem = ProblemDocument(
            status: .conflict, title: "Mismatching upload offset",
            detail: "The upload goes on at byte \(expected).")
        problem.members = [("expected-offset", "\(expected)"), ("provided-offset", "\(provided)")]
        problem.headers = [("Upload-Offset", "\(expected)"), ("Upload-Complete", "?0")]
        return problem.json
    }

    /// Says where the field takes its next file, if that is another address than the one that was asked.
    @MainActor
    fileprivate func tellingAddress(of field: FileElement, unlessAt key: String) -> Response {
        field.key == key
            ? self : adding(("Location", field.document?.addresses?(field.address) ?? field.address))
    }

    fileprivate func adding(_ header: (String, String)) -> Response {
        var response = self
        response.headers.append(header)
        return response
    }
}
