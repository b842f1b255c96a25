import type { Role } from '@anupalan/server/contract'
import type { AccountLinkKind } from '@anupalan/server/contract/accounts/links'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    users: UsersTable
    userKeys: UserKeysTable
    usedUsernames: UsedUsernamesTable
    sessions: SessionsTable
    knownDevices: KnownDevicesTable
    pendingSignIns: PendingSignInsTable
    accountLinks: AccountLinksTable
    accountLinkKeys: AccountLinkKeysTable
    passwordResetRequests: PasswordResetRequestsTable
    invitations: InvitationsTable
    recoveries: RecoveriesTable
    passkeys: PasskeysTable
    passkeyChallenges: PasskeyChallengesTable
    recoveryCodes: RecoveryCodesTable
    accountLocks: AccountLocksTable
  }
}

declare module '../../platform/mail/mail-kinds.ts' {
  interface MailKinds {
    account: true
    invitation: true
  }
}

export interface UsersTable {
  /** Never changes, and is never given to another person. */
  username: string
  fullName: string
  email: string
  /** The address in the form in which it is compared. Several accounts may share it. */
  mailbox: string
  role: Role
  /** Argon2id in the PHC string format. */
  passwordHash: string
  createdAt: string
  /** When the e-mail address was confirmed; `null` until then. */
  confirmedAt: string | null
  disabledAt: string | null
  /** Secret of one-time codes, in Base32; `null` without them. */
  totpSecret: string | null
  totpConfirmedAt: string | null
  /** A secret that no code has confirmed yet. */
  totpNewSecret: string | null
  /** The time step of the last accepted code (RFC 6238, section 5.2): it and older ones are refused. */
  totpStep: number | null
  /** A change of address that one of the two addresses or both have not confirmed. */
  newEmail: string | null
  newEmailExpiresAt: string | null
  newEmailOldConfirmedAt: string | null
  newEmailNewConfirmedAt: string | null
}

/** The keys by which the staff finds accounts. */
export interface UserKeysTable {
  key: string
  username: string
}

/** User names are not given twice, not even after an account is erased. */
export interface UsedUsernamesTable {
  /** SHA-256 of the user name. */
  digest: string
}

export interface SessionsTable {
  id: string
  /** SHA-256 of the cookie's token. */
  tokenHash: string
  username: string
  createdAt: string
  /** Written at most every few minutes. */
  lastSeenAt: string
  expiresAt: string
  device: string
  network: string
}

/** Browsers in which a user has signed in before. */
export interface KnownDevicesTable {
  /** SHA-256 of the cookie's token and the user name. */
  digest: string
  username: string
  lastSeenAt: string
}

/** Sign-ins whose password was right, and whose second factor must follow. */
export interface PendingSignInsTable {
  /** SHA-256 of the cookie's token. */
  tokenHash: string
  username: string
  expiresAt: string
  /** Codes that were tried. */
  tries: number
}

/** What the links in mails do, each once. */
export interface AccountLinksTable {
  id: string
  kind: AccountLinkKind
  /** The account; the invitation's id for an invitation. */
  subject: string
  /** For a change of address: which of the two addresses, `old` or `new`. */
  side: 'old' | 'new' | null
  createdAt: string
  expiresAt: string
  /** When it was used or replaced. */
  endedAt: string | null
}

/** Keys of a link: each attempt to send its mail makes one, and all of them open it. */
export interface AccountLinkKeysTable {
  /** SHA-256 of the key. */
  keyHash: string
  linkId: string
}

/** Requests that a job looks up, so that a response takes the same time with and without an account. */
export interface PasswordResetRequestsTable {
  id: string
  /** As typed: a user name or an e-mail address. */
  name: string
  createdAt: string
}

export interface InvitationsTable {
  id: string
  fullName: string
  email: string
  mailbox: string
  role: Role
  invitedBy: string
  createdAt: string
  expiresAt: string
  acceptedAt: string | null
  acceptedBy: string | null
  withdrawnAt: string | null
  /** Id of the client whose member the invited person becomes. */
  client: string | null
}

/** Recoveries of accounts whose mailbox or second factor is lost, by two of the staff. */
export interface RecoveriesTable {
  id: string
  username: string
  /** The address that gets the link. */
  email: string
  startedBy: string
  startedAt: string
  approvedBy: string | null
  /** When the link is sent, once it is approved. */
  effectiveAt: string | null
  /** When it was finished or stopped. */
  endedAt: string | null
}

export interface PasskeysTable {
  /** The credential's id, in Base64url. */
  id: string
  username: string
  /** COSE key in Base64url. */
  publicKey: string
  signatureCounter: number
  /** JSON list, as the browser reported them. */
  transports: string
  name: string
  createdAt: string
  lastUsedAt: string | null
}

/** Challenges that browsers sign, each once. */
export interface PasskeyChallengesTable {
  /** SHA-256 of the challenge. */
  digest: string
  /** Whose passkey is made; `null` for a sign-in. */
  username: string | null
  expiresAt: string
}

export interface RecoveryCodesTable {
  /** SHA-256 of the code and the user name. */
  digest: string
  username: string
  usedAt: string | null
}

/** Rows that transactions update first to run one after another. */
export interface AccountLocksTable {
  /** `super-admins`. */
  name: string
  lockedAt: string
}
