/** How a call of the client can fail. */

/**
 * An answer that is not ok. Its message is the status code, a colon and a space, then the body text, or the
 * status text where the body is empty: for the console, never to be shown. `serverMessage` is for people.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly body: string
  /** The server's sentence for people; `undefined` where the body is not the contract's JSON. */
  readonly serverMessage: string | undefined
  /** One message for each field the server refused, by the field's name. */
  readonly fields: Readonly<Record<string, string>>
  /** Seconds the server asks to wait; `undefined` where it names none. */
  readonly retryAfter: number | undefined

  constructor(status: number, body: string, retryAfter: string | null = null) {
    super(`${status}: ${body}`)
    this.status = status
    this.body = body
    const problem = readProblem(body)
    this.serverMessage = problem.message
    this.fields = problem.fields
    this.retryAfter = retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : undefined
  }
}

/** No answer came: offline, no such host, connection lost. `cause` is what `fetch` threw. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
  constructor(cause: unknown) {
    super('The server could not be reached.', { cause })
  }
}

/** An ok answer that is not what the contract says, such as a sign-in page put in between by a network. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError'
  constructor(cause: unknown) {
    super('The answer of the server could not be read.', { cause })
  }
}

function readProblem(body: string): { message: string | undefined; fields: Record<string, string> } {
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    return { message: undefined, fields: {} }
  }
  if (!isRecord(value)) return { message: undefined, fields: {} }
  const message = typeof value.message === 'string' ? value.message : undefined
  const fields = isRecord(value.fields) ? value.fields : {}
  return {
    message,
    fields: Object.fromEntries(
      Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
