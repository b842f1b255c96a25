/** The errors of the client. */

/**
 * A response that is not ok. Its message is the status code, a colon and a space, then the body text, or the status
 * text if the body is empty: for the console, never to be shown. `serverMessage` is for visitors.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly body: string
  /** The server's message for visitors; `undefined` if the body is not the contract's JSON. */
  readonly serverMessage: string | undefined
  /** One message for each invalid field, by the field's name. */
  readonly fields: Readonly<Record<string, string>>
  /** The free starts nearest to a taken one, in UTC, earliest first. */
  readonly nearest: readonly string[]
  /** Seconds of the Retry-After header; `undefined` without one. */
  readonly retryAfter: number | undefined

  constructor(status: number, body: string, retryAfter: string | null = null) {
    super(`${status}: ${body}`)
    this.status = status
    this.body = body
    const problem = readProblem(body)
    this.serverMessage = problem.message
    this.fields = problem.fields
    this.nearest = problem.nearest
    this.retryAfter = retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : undefined
  }
}

/** No response: offline, unknown host, connection lost. `cause` is the error of `fetch`. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
  constructor(cause: unknown) {
    super('The server could not be reached.', { cause })
  }
}

/** An ok response that does not match the contract, such as the login page of a captive portal. */
export class InvalidResponseError extends Error {
  override readonly name = 'InvalidResponseError'
  constructor(cause: unknown) {
    super('The response of the server could not be read.', { cause })
  }
}

interface ReadProblem {
  readonly message: string | undefined
  readonly fields: Readonly<Record<string, string>>
  readonly nearest: readonly string[]
}

const unreadable: ReadProblem = { message: undefined, fields: {}, nearest: [] }

function readProblem(body: string): ReadProblem {
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    return unreadable
  }
  if (!isRecord(value)) return unreadable
  const fields = isRecord(value.fields) ? value.fields : {}
  const nearest: unknown[] = Array.isArray(value.nearest) ? value.nearest : []
  return {
    message: typeof value.message === 'string' ? value.message : undefined,
    fields: Object.fromEntries(
      Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
    nearest: nearest.filter((each) => typeof each === 'string'),
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
