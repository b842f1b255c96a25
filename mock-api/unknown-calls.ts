import { methodsOf, refuse } from '@anupalan/server/contract'
import { respond } from './mock-endpoints.ts'

/**
 * Answers every call without an endpoint as the server does: 405 with Allow, or 404. Each is also reported,
 * since no page should make one.
 */
export const unknownCalls =
  (report: (message: string) => void) =>
  (request: Request): Response => {
    const { pathname } = new URL(request.url)
    const methods = methodsOf(pathname)
    report(
      `The contract has no ${request.method} ${pathname}: the mock cannot answer it, nor can the server.`,
    )
    const answer = respond(refuse(methods.length > 0 ? 'methodNotAllowed' : 'notFound'))
    if (methods.length > 0) answer.headers.set('Allow', methods.join(', '))
    return answer
  }
