/** What the mock stores about accounts. Keys of maps are the primary keys of the server's tables. */
import type { Role } from '@anupalan/server/contract'
import type { AccountLinkKind } from '@anupalan/server/contract/accounts/links'
import { sampleAccounts, samplePassword } from '../../sample-users.ts'
import { defaultAccountSettings } from './settings.ts'
import type { AccountSettings } from './settings.ts'

export interface StoredAccount {
  readonly username: string
  readonly fullName: string
  readonly email: string
  readonly role: Role
  /** Not hashed: accounts of the mock exist only in its page or process. */
  readonly password: string
  readonly createdAt: string
  /** When the e-mail address was confirmed; `null` until then. */
  readonly confirmedAt: string | null
  readonly disabledAt: string | null
  /** Whether it must have a second factor although the settings do not require one of its role. */
  readonly isSecondFactorRequired: boolean
  /** Secret of one-time codes, in Base32; `null` without them. */
  readonly totpSecret: string | null
  /** A secret that no code has confirmed yet. */
  readonly totpNewSecret: string | null
  /** The time step of the last accepted code: it and older ones are refused. */
  readonly totpStep: number | null
  /** Codes that were not used. */
  readonly recoveryCodes: readonly string[]
  readonly newEmail: NewEmail | null
}

/** A change of e-mail address that one of the two addresses or both have not confirmed. */
export interface NewEmail {
  readonly email: string
  readonly isConfirmedByOld: boolean
  readonly isConfirmedByNew: boolean
  readonly expiresAt: string
}

export interface StoredSession {
  readonly id: string
  readonly username: string
  readonly createdAt: string
  readonly lastSeenAt: string
  readonly expiresAt: string
  readonly device: string
  readonly network: string
}

export interface PendingSignIn {
  readonly username: string
  readonly expiresAt: string
  /** Codes that were tried. */
  readonly tries: number
}

export interface AccountLink {
  readonly kind: AccountLinkKind
  /** The account; the id of an invitation or a recovery. */
  readonly subject: string
  /** For a change of e-mail address. */
  readonly side: 'old' | 'new' | null
  readonly createdAt: string
  readonly expiresAt: string
  /** When it was used or replaced. */
  readonly endedAt: string | null
}

export interface StoredInvitation {
  readonly id: string
  readonly fullName: string
  readonly email: string
  readonly role: Role
  readonly invitedBy: string
  readonly createdAt: string
  readonly expiresAt: string
  readonly acceptedAt: string | null
  readonly withdrawnAt: string | null
  /** Id of the client whose member the invited person becomes. */
  readonly client?: string
}

export interface StoredRecovery {
  readonly id: string
  readonly username: string
  /** The address that gets the link. */
  readonly email: string
  readonly startedBy: string
  readonly startedAt: string
  readonly approvedBy: string | null
  /** When the link is sent, once it is approved. */
  readonly effectiveAt: string | null
  /** When it was finished or stopped. */
  readonly endedAt: string | null
}

export interface StoredPasskey {
  readonly id: string
  readonly username: string
  readonly name: string
  readonly transports: readonly string[]
  readonly createdAt: string
  readonly lastUsedAt: string | null
}

export interface PasskeyChallenge {
  /** Whose passkey is made; `null` for a sign-in. */
  readonly username: string | null
  readonly expiresAt: string
}

export interface AccountsState {
  /** A story or a test may change them. */
  accountSettings: AccountSettings
  /** By user name. */
  readonly accounts: Map<string, StoredAccount>
  /** By user name, which is not given to another account. */
  readonly erasedAccounts: Map<string, { readonly erasedAt: string }>
  /** By token. */
  readonly sessions: Map<string, StoredSession>
  /** By token and user name. */
  readonly knownDevices: Map<string, { readonly username: string }>
  /** By token. */
  readonly pendingSignIns: Map<string, PendingSignIn>
  /** By key. */
  readonly accountLinks: Map<string, AccountLink>
  /** By id. */
  readonly invitations: Map<string, StoredInvitation>
  /** By id. */
  readonly recoveries: Map<string, StoredRecovery>
  /** By id. */
  readonly passkeys: Map<string, StoredPasskey>
  /** By challenge. */
  readonly passkeyChallenges: Map<string, PasskeyChallenge>
}

/** When the sample accounts were created. */
const SAMPLES_CREATED_AT = '2026-04-01T04:30:00.000Z'

/** The sample accounts, and nothing else. */
export const createAccountsState = (): AccountsState => ({
  accountSettings: defaultAccountSettings,
  accounts: new Map(
    sampleAccounts.map(({ username, fullName, email, role }) => [
      username,
      {
        ...createAccount({ username, fullName, email, role, password: samplePassword(username) }),
        createdAt: SAMPLES_CREATED_AT,
        confirmedAt: SAMPLES_CREATED_AT,
      },
    ]),
  ),
  erasedAccounts: new Map(),
  sessions: new Map(),
  knownDevices: new Map(),
  pendingSignIns: new Map(),
  accountLinks: new Map(),
  invitations: new Map(),
  recoveries: new Map(),
  passkeys: new Map(),
  passkeyChallenges: new Map(),
})

/** An account without second factors whose e-mail address is not confirmed. */
export const createAccount = (
  account: Pick<StoredAccount, 'username' | 'fullName' | 'email' | 'role' | 'password'>,
  now = new Date(0),
): StoredAccount => ({
  ...account,
  createdAt: now.toISOString(),
  confirmedAt: null,
  disabledAt: null,
  isSecondFactorRequired: false,
  totpSecret: null,
  totpNewSecret: null,
  totpStep: null,
  recoveryCodes: [],
  newEmail: null,
})
