/** What the mock stores for the stories and walks of this screen. */
import type { User } from '@anupalan/server/contract/core/access'

/** The part of the mock's state that the stories fill. */
export interface MockState {
  user: User | null
  readonly accounts: Map<string, object & { username: string }>
  readonly sessions: Map<string, object>
  readonly passkeys: Map<string, object>
  readonly enquiries: Map<string, object>
  readonly bookings: Map<string, object>
}

export const asha: User = {
  username: 'asha',
  fullName: 'Asha Rao',
  email: 'asha.rao@example.in',
  role: 'client',
}

/** A long name and address, in Devanagari and in Latin. */
export const longNamed: User = {
  username: 'venkatanarasimharajuvaripeta.foods',
  fullName: 'श्रीमती राजराजेश्वरी वेंकटनरसिम्हाराजुवारिपेटा सुब्रह्मण्यम अय्यर',
  email: 'accounts.and.compliance.desk@venkatanarasimharajuvaripeta-sweets-and-savouries.example.in',
  role: 'client',
}

/** The clock of the mock. Stories mock only `Date.now`, which the screen reads. */
const instant = () => new Date().getTime()

const days = (count: number) => count * 24 * 60 * 60 * 1000

/** Other sessions of the signed-in user, the newest first. */
export function addSessions(state: MockState, devices: readonly string[]): void {
  const now = instant()
  for (const [index, device] of devices.entries())
    state.sessions.set(`other-${index}`, {
      id: `other-${index}`,
      username: state.user?.username ?? '',
      createdAt: new Date(now - days(index / 4 + 1) - 3_600_000).toISOString(),
      lastSeenAt: new Date(now - days(index / 4) - 5_400_000).toISOString(),
      expiresAt: new Date(now + days(20)).toISOString(),
      device,
      network: `103.21.${58 + index}.0/24`,
    })
}

/** Changes the account of the signed-in user. */
export function changeAccount({ accounts, user }: MockState, changes: object): void {
  const account = accounts.get(user?.username ?? '')
  if (account) accounts.set(account.username, { ...account, ...changes })
}

export function addPasskeys(state: MockState, names: readonly string[]): void {
  const now = instant()
  for (const [index, name] of names.entries())
    state.passkeys.set(`passkey-${index}`, {
      id: `passkey-${index}`,
      username: state.user?.username ?? '',
      name,
      transports: ['internal'],
      createdAt: new Date(now - days(40 - index)).toISOString(),
      lastUsedAt: index === 0 ? new Date(now - days(1)).toISOString() : null,
    })
}

/** An enquiry, and before it a consultation, under the address of the signed-in user. */
export function addConsents({ enquiries, bookings, user }: MockState): void {
  const sent = (reference: string, receivedAt: string) => ({ reference, email: user?.email, receivedAt })
  enquiries.set('EN-7K3M-Q9XD-2B4F', sent('EN-7K3M-Q9XD-2B4F', '2026-11-10T05:00:00.000Z'))
  bookings.set('BK-5WRC-1VJA-6EGS', sent('BK-5WRC-1VJA-6EGS', '2026-10-02T09:30:00.000Z'))
}

export const recoveryCodes = [
  '7K3M-Q9XD-2B4F-H8TN',
  'W5RC-1VJA-6EGS-9ZPM',
  'D0QX-4NKB-8FTW-3HYR',
  'G7SE-5JVC-0MZA-2XPQ',
  'B9TN-6RKH-1WDF-4GEV',
  'Y3AC-8QJM-7XSZ-5KPT',
  'N2HW-0FGB-9VRE-6DQC',
  'P8ZK-3XTM-4JSA-1YVN',
  'E6RD-7WQG-5HBC-0FKX',
  'M1VS-9PNT-2ZJY-8AEH',
]

export const totpSecret = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Anupalan:asha?issuer=Anupalan&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
}

/** The address of a change of e-mail address. */
export const newEmail = 'asha@rao-sweets.example.in'
