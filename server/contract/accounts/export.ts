/** The account in the export of one's own data. */
import { defineSection, writeTime } from '../core/export-page.ts'
import type { Account, AccountSession } from './schema.ts'

/** An account and when it was made. */
export interface ExportedAccount extends Account {
  readonly createdAt: string
}

export const accountSection = defineSection<ExportedAccount>({
  name: 'account',
  heading: 'Account',
  columns: ['What', 'Value'],
  rows: ({ user, createdAt, passkeys, hasTotp }) => [
    ['User name', user.username],
    ['Full name', user.fullName],
    ['Email address', user.email],
    ['Role', user.role],
    ['Made', writeTime(createdAt)],
    ['One-time codes', hasTotp ? 'Yes' : 'No'],
    ...passkeys.map(({ name, createdAt: addedAt }) => ['Passkey', `${name}, ${writeTime(addedAt)}`]),
  ],
})

export const sessionsSection = defineSection<AccountSession>({
  name: 'sessions',
  heading: 'Where you are signed in',
  columns: ['Device', 'Network', 'Signed in', 'Last seen'],
  rows: ({ device, network, createdAt, lastSeenAt }) => [
    [device, network, writeTime(createdAt), writeTime(lastSeenAt)],
  ],
})
