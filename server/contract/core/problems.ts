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
  badUpload: {
    status: 400,
    message: 'The file could not be sent. Please reload the page and choose it again.',
    meaning: 'Upload-Length, Upload-Offset or Upload-Metadata is missing or malformed.',
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
  wrongCredentials: {
    status: 401,
    message:
      'The user name or password is not right. If you share your email address with somebody, please sign in with your user name.',
    meaning:
      'No account has this name and password, it is disabled, or the e-mail address belongs to several accounts. The response does not tell which.',
  },
  signInExpired: {
    status: 401,
    message: 'This took too long or was tried too often. Please start again.',
    meaning: 'The step before is missing, has expired, or its tries are used up.',
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
  secondFactorNeeded: {
    status: 403,
    message: 'Your account needs a second factor first. Please add one to continue.',
    meaning:
      'The role requires a second factor and the account has none; only calls that add one are allowed.',
  },
  emailUnconfirmed: {
    status: 403,
    message:
      'Please confirm your email address first: open the link in our mail. We have sent it to you once more.',
    meaning: 'The credentials are right, but the e-mail address of the account is not confirmed yet.',
  },
  userProtected: {
    status: 403,
    message: 'You may not change this account here.',
    meaning: "The account is a super_admin's and the caller is not one, or it is the caller's own.",
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
    meaning: 'A form with a file, or a part of an upload, arrived too slowly or not within its timeout.',
  },
  slotTaken: {
    status: 409,
    message: 'Someone has just booked this time. Please choose another one.',
    meaning: 'Every consultant is booked at `start`; `nearest` contains the nearest free starts.',
  },
  bookingCancelled: {
    status: 409,
    message: 'This meeting was cancelled. Please book a new one.',
    meaning: 'A cancelled booking cannot be moved: another visitor may have booked its slot.',
  },
  bookingBegun: {
    status: 409,
    message: 'This meeting has started or is over, so you cannot change it here. Please contact us.',
    meaning: 'A booking can be moved and cancelled until its meeting begins.',
  },
  meetingBegun: {
    status: 409,
    message: 'This meeting has started or is over. It can no longer be moved or cancelled.',
    meaning: 'The staff can move and cancel a meeting until it begins.',
  },
  meetingNotBegun: {
    status: 409,
    message: 'This meeting has not started yet. Please record who came after its start.',
    meaning: 'Attendance is recorded once the meeting has begun.',
  },
  consultantBusy: {
    status: 409,
    message:
      'This member of the staff has another meeting or blocked time then. Please choose somebody else.',
    meaning: 'One person holds one meeting at a time, and none in blocked time.',
  },
  lastSuperAdmin: {
    status: 409,
    message: 'This is the last super admin. Please make somebody else a super admin first.',
    meaning: 'Without it no account could manage the others.',
  },
  lastSecondFactor: {
    status: 409,
    message: 'Your role needs a second factor. Please add another one before you remove this one.',
    meaning: 'The role requires a second factor, and this is the only one.',
  },
  recoveryOpen: {
    status: 409,
    message: 'A recovery of this account is under way. Please stop it before you start another one.',
    meaning: 'An account has at most one recovery that is neither finished nor stopped.',
  },
  recoveryMissing: {
    status: 409,
    message: 'No recovery of this account is waiting. Please reload the page.',
    meaning: 'There is no recovery to approve or to stop.',
  },
  secondPersonNeeded: {
    status: 409,
    message: 'Another member of staff must approve this recovery.',
    meaning: 'Whoever starts a recovery cannot approve it.',
  },
  erasureMissing: {
    status: 409,
    message: 'No request to erase this client’s data is waiting for this step. Please reload the page.',
    meaning: 'There is no request for erasure to withdraw, to prepare or to confirm.',
  },
  otherPersonNeeded: {
    status: 409,
    message: 'Another member of staff must confirm this erasure.',
    meaning: 'Whoever prepares an erasure cannot confirm it.',
  },
  underHold: {
    status: 409,
    message: 'This is under a legal hold: we must keep it until the hold ends. Please call us to know more.',
    meaning:
      'A legal hold on the client, or on this document or one of the client’s, stands, so it is not erased. Only the staff can read the reason.',
  },
  holdEnded: {
    status: 409,
    message: 'This hold has ended already. Please reload the page.',
    meaning: 'A legal hold ends once; who ended it, when and why stays as it is.',
  },
  mailLinkUnknown: {
    status: 404,
    message: 'This link does not work any more. You can stop these mails in the client portal.',
    meaning: 'The key in the link of a mail is unknown, or was erased.',
  },
  openedAlready: {
    status: 409,
    message: 'We have opened this document already, so it cannot be taken back. Please write to us about it.',
    meaning: 'A member can withdraw a version only until the firm opens it.',
  },
  notRemoved: {
    status: 409,
    message: 'Please remove the document first. It can be erased after that.',
    meaning: 'Only a removed document can be erased.',
  },
  changedMeanwhile: {
    status: 409,
    message:
      'Someone has changed this since you opened it. Please look at the newest version and save again.',
    meaning: 'The `version`, or the checksum, in the request is not the stored one.',
  },
  wrongOffset: {
    status: 409,
    message: 'A part of this file is missing. It continues where it stopped.',
    meaning: 'Upload-Offset is not the number of bytes that are stored: request it, and continue there.',
  },
  invitationEnded: {
    status: 409,
    message: 'This invitation was accepted or withdrawn. Please make a new one.',
    meaning: 'Only an invitation that is open or has expired can be sent again or withdrawn.',
  },
  linkInvalid: {
    status: 410,
    message: 'This link has expired or was already used.',
    meaning: 'The key is missing or unknown, or the link was used, replaced or has expired.',
  },
  linkEnded: {
    status: 410,
    message: 'This link has ended, because its meeting is over. Please book a new meeting if you need one.',
    meaning: 'The key is valid; the link has expired, or the booking is erased.',
  },
  uploadEnded: {
    status: 410,
    message: 'This upload has ended. Please choose the file again.',
    meaning: 'The upload has expired, or its file was rejected.',
  },
  tusVersion: {
    status: 412,
    message: 'The file could not be sent. Please reload the page and choose it again.',
    meaning: 'The Tus-Resumable header is missing, or names another version than 1.0.0.',
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
      'The body does not have the media type of the call (application/json in UTF-8, multipart/form-data for a form with a file, application/offset+octet-stream for a part of an upload), or is compressed.',
  },
  invalid: {
    status: 422,
    message: 'Please correct the marked details and send them again.',
    meaning: 'A field is invalid; `fields` contains one message for each such field.',
  },
  passkeyRefused: {
    status: 422,
    message: 'This passkey was not accepted. Please try again, or sign in another way.',
    meaning: 'The challenge is unknown or too old, the passkey is unknown, or its signature is wrong.',
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
  tooManyTries: {
    status: 429,
    message: 'There were too many wrong tries. Please wait a little, or reset your password.',
    meaning:
      'Too many tries for this account from this network, or of its second factor; Retry-After contains the seconds to wait.',
  },
  unexpected: {
    status: 500,
    message: 'Something went wrong on our side. Please try again later.',
    meaning: 'An internal error. Any call may respond with it.',
  },
  fileDamaged: {
    status: 500,
    message:
      'Our copy of this file is damaged or missing, so we do not hand it out. We will restore it from a backup; please ask us.',
    meaning: 'A stored file does not match its checksum, or is missing. Nothing of it is sent.',
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
