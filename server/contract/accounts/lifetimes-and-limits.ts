/** Lifetimes and limits of accounts. Times are in ms. */
import { isStaff } from '../core/access.ts'
import type { Role } from '../core/access.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Sessions end after this time: without a call, and at the latest. */
export const lifetimeOf = (role: Role) =>
  isStaff({ role })
    ? { idle: 12 * HOUR_MS, absolute: 7 * DAY_MS }
    : { idle: 7 * DAY_MS, absolute: 30 * DAY_MS }

/** How old `lastSeenAt` may become before a call writes it again. */
export const SEEN_INTERVAL_MS = 5 * MINUTE_MS

/** For how long a second factor may follow the password. */
export const PENDING_SIGN_IN_MS = 10 * MINUTE_MS

/** Codes that may be tried for one pending sign-in. */
export const MAX_CODE_TRIES = 5

/** For how long a browser is known. Browsers keep cookies for at most 400 days. */
export const KNOWN_DEVICE_MS = 400 * DAY_MS

/** For how long a browser may take to sign a challenge. */
export const CHALLENGE_MS = 5 * MINUTE_MS

/** A mail that confirms an address is not sent again within this time. */
export const CONFIRMATION_INTERVAL_MS = 10 * MINUTE_MS

/** Links to reset a password, for one account. */
export const MAX_RESETS_PER_HOUR = 3

/** Invitations are listed for this time; they and ended recoveries are erased as long after their end. */
export const INVITATIONS_LISTED_MS = 90 * DAY_MS

/** For how long links in mail are valid, in minutes. */
export const linkMinutes = {
  'password-reset': 60,
  'email-confirmation': 60,
  'email-change': 60,
  invitation: 7 * 24 * 60,
} as const

/** Delay of a recovery after the second member of staff has approved it, in hours. */
export const RECOVERY_DELAY_HOURS = 24

/** For how long the link in the notice to the old address stops a recovery. */
export const RECOVERY_CANCELLABLE_MS = 30 * DAY_MS

/** For how long a recovery can be approved: the old address can stop it until it takes effect. */
export const RECOVERY_APPROVABLE_MS = RECOVERY_CANCELLABLE_MS - RECOVERY_DELAY_HOURS * HOUR_MS

/** Passwords of one account from one address. */
export const passwordTries = { name: 'password-tries', points: 10, seconds: 15 * 60 } as const

/** Codes of one account, from any address: they have six digits. */
export const codeTries = { name: 'code-tries', points: 10, seconds: 15 * 60 } as const

export const codeTriesOfDay = { name: 'code-tries-of-day', points: 50, seconds: 24 * 60 * 60 } as const
