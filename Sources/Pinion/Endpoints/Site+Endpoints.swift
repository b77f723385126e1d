internal import Live
internal import Server
internal import Views

extension Site {
    /// Answers with an endpoint.
    func call(_ endpoint: Endpoint, _ values: [String], _ exchange: Exchange, _ user: SignedInUser?) {
        let request = EndpointRequest(exchange.request, user: user)
        Task {
            do {
                exchange.respond(try await endpoint.answer(request, values))
            } catch is NotFound {
                failNotFound(exchange)
            } catch let problem as ProblemDocument {
                exchange.respond(problem.response(to: exchange.request))
            } catch {
                log(.error, "\(request.method.rawValue) \(request.path): \(error)")
                fail(exchange, .internalServerError, "This request could not be answered.")
            }
        }
    }
}
