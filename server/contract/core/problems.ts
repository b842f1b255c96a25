/**
 * The table of errors: the status, the message for visitors, and the meaning for API clients. The server and the mock
 * respond from this table, and endpoints refer to its rows.
 */
export const problems = {
  malformedJson: {
    status: 400,
    message: 'The request could not be read. Please reload the page and try again.',
    meaning: 'The body is not JSON in UTF-8.',
  },
  malformedForm: {
    status: 400,
    message: 'The form did not arrive whole. Please send it again.',
    meaning: 'The body is not a multipart form, is truncated, or contains more than the fields and one file.',
  },
  badReference: {
    status: 400,
    message: 'The reference sent with this request is not valid. Please reload the page and try again.',
    meaning: 'The Idempotency-Key header is not a reference of the kind that this call accepts.',
  },
  notSignedIn: {
    status: 401,
    message: 'Please sign in to continue.',
    meaning: 'There is no session.',
  },
  signInUnavailable: {
    status: 401,
    message: 'Signing in is not available yet. Please contact us and we will help you.',
    meaning: 'The credentials are well formed, but this build has no accounts.',
  },
  crossSite: {
    status: 403,
    message: 'This request did not come from this site, so it was refused.',
    meaning: 'Sec-Fetch-Site or Origin names another site.',
  },
  forbidden: {
    status: 403,
    message: 'Your account does not have access to this.',
    meaning: 'The session has a role that may not make this call.',
  },
  registrationClosed: {
    status: 403,
    message: 'Registration is currently restricted. Please contact the provider for account creation.',
    meaning: 'Accounts are created by staff only.',
  },
  linkRefused: {
    status: 403,
    message:
      'This link is not complete, or it was changed on its way. Please open it again from our mail, or contact us.',
    meaning: 'The key is missing, or is not that of this booking.',
  },
  notFound: {
    status: 404,
    message: 'There is nothing at this address.',
    meaning: 'No endpoint has this path, or there is nothing under it for this caller.',
  },
  methodNotAllowed: {
    status: 405,
    message: 'This address does not take that kind of request.',
    meaning: 'The path exists; the Allow header lists its methods.',
  },
  tooSlow: {
    status: 408,
    message: 'This took too long to arrive. Please try again on a faster connection.',
    meaning: 'A form with a file arrived too slowly, or not within its timeout.',
  },
  slotTaken: {
    status: 409,
    message: 'Somebody has just taken this time. Please choose another one.',
    meaning: 'Every consultant is booked at `start`; `nearest` contains the nearest free starts.',
  },
  bookingCancelled: {
    status: 409,
    message: 'This meeting was cancelled. Please book a new one.',
    meaning: 'A cancelled booking cannot be moved: another visitor may have booked its slot.',
  },
  bookingBegun: {
    status: 409,
    message: 'This meeting has begun or is over, so it can no longer be changed. Please contact us.',
    meaning: 'A booking can be moved and cancelled until its meeting begins.',
  },
  linkEnded: {
    status: 410,
    message: 'This link has ended, because its meeting is over. Please book a new meeting if you need one.',
    meaning: 'The key is valid; the link has expired, or the booking is erased.',
  },
  tooLarge: {
    status: 413,
    message: 'This is more than can be sent at once. Please shorten it and try again.',
    meaning: "The body exceeds the endpoint's limit.",
  },
  misdirected: {
    status: 421,
    message: 'This is not the address of this site. Please open the site at its own address.',
    meaning: 'The Host header names another host than PUBLIC_URL.',
  },
  unsupportedType: {
    status: 415,
    message: 'The request has the wrong format. Please reload the page and try again.',
    meaning:
      'The body does not have the media type of the call (application/json in UTF-8, or multipart/form-data for a call with a file), or is compressed.',
  },
  invalid: {
    status: 422,
    message: 'Please correct the marked details and send them again.',
    meaning: 'A field is invalid; `fields` contains one message for each such field.',
  },
  referenceReused: {
    status: 422,
    message:
      'Something was already sent under this reference. If it was this, it has arrived. To send anything else, please reload the page first.',
    meaning:
      'The Idempotency-Key was used before with another body, or for a booking more than some minutes ago.',
  },
  tooMany: {
    status: 429,
    message: 'Too many requests came from your network. Please wait a little and try again.',
    meaning: 'The rate limit is exceeded; Retry-After contains the seconds to wait.',
  },
  unexpected: {
    status: 500,
    message: 'Something went wrong on our side. Please try again later.',
    meaning: 'An internal error. Any call may respond with it.',
  },
  unavailable: {
    status: 503,
    message: 'This is not available at the moment. Please try again shortly.',
    meaning: 'Storage failed and nothing was acknowledged; Retry-After contains the seconds to wait.',
  },
} as const satisfies Record<string, Problem>

export interface Problem {
  /** HTTP status. */
  readonly status: number
  /** Safe to show to a visitor, in plain text. */
  readonly message: string
  /** For developers of API clients. */
  readonly meaning: string
}

export type ProblemName = keyof typeof problems

/** The JSON body of every error response. */
export interface ProblemBody {
  readonly message: string
  /** One message for each invalid field, by the field's name. */
  readonly fields?: Readonly<Record<string, string>>
  /** The free starts nearest to a taken one, in UTC, earliest first. */
  readonly nearest?: readonly string[]
}

/** An error that becomes an error response. */
export interface Refusal<Name extends ProblemName = ProblemName> {
  readonly problem: Name
  readonly fields?: Readonly<Record<string, string>>
  /** The free starts nearest to a taken one, in UTC. */
  readonly nearest?: readonly string[]
  /** Seconds for the Retry-After header. */
  readonly retryAfter?: number
}

export const refuse = <const Name extends ProblemName>(
  problem: Name,
  detail: Omit<Refusal, 'problem'> = {},
): Refusal<Name> => ({ problem, ...detail })

export const problemBody = ({ problem, fields, nearest }: Refusal): ProblemBody => ({
  message: problems[problem].message,
  ...(fields && { fields }),
  ...(nearest && { nearest }),
})
