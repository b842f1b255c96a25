/** Fills the mocked API for stories of user management. */
import type { User } from '@anupalan/server/contract/core/access'

/** The part of the mock's state that the stories fill. */
export interface UsersMockState {
  user: User | null
  readonly accounts: Map<string, object>
  readonly sessions: Map<string, object>
  readonly invitations: Map<string, object>
  readonly recoveries: Map<string, object>
  readonly outbox: object[]
}

const longName = 'श्रीमती राजराजेश्वरी वेंकटनरसिम्हाराजुवारिपेटा सुब्रह्मण्यम अय्यर'
const longEmail = 'accounts.and.compliance.desk@venkatanarasimharajuvaripeta-sweets-and-savouries.example.in'

/** The clock of the mock. Stories mock only `Date.now`, which the screen reads. */
const instant = (daysAgo: number) => new Date(new Date().getTime() - daysAgo * 86_400_000).toISOString()

/** Changes an account of the sample. */
export function changeAccount({ accounts }: UsersMockState, username: string, changes: object): void {
  const account = accounts.get(username)
  if (account) accounts.set(username, { ...account, ...changes })
}

/** One account in each state: active, disabled, unconfirmed, in recovery; one with a second factor, one with a long name. */
export function addStates(state: UsersMockState): void {
  changeAccount(state, 'divya', { disabledAt: instant(3) })
  changeAccount(state, 'farhan', { confirmedAt: null })
  changeAccount(state, 'kavita', { totpSecret: 'JBSWY3DPEHPK3PXP' })
  changeAccount(state, 'imran', { fullName: longName, email: longEmail })
  addRecovery(state, 'asha', 'imran')
  addSessions(state, 'kavita')
}

/** Sessions of one of the staff on two devices, which end 12 hours after the last use. */
export function addSessions({ sessions }: UsersMockState, username: string): void {
  for (const [index, device] of ['Chrome on Windows', 'Safari on iPhone'].entries())
    sessions.set(`${username}-${index}`, {
      id: `${username}-${index}`,
      username,
      createdAt: instant(index + 4),
      lastSeenAt: instant((index * 2 + 1) / 24),
      expiresAt: instant(index - 3),
      device,
      network: `103.21.${58 + index}.0/24`,
    })
}

/** A recovery of an account. */
export function addRecovery({ recoveries }: UsersMockState, username: string, startedBy: string): void {
  recoveries.set(`recovery-${username}`, {
    id: `recovery-${username}`,
    username,
    email: `${username}.new@example.in`,
    startedBy,
    startedAt: instant(1),
    approvedBy: null,
    effectiveAt: null,
    endedAt: null,
  })
}

/** An invitation in each state, of two roles. */
export function addInvitations({ invitations, outbox }: UsersMockState): void {
  const invitation = (id: string, days: number, changes: object) =>
    invitations.set(id, {
      id,
      fullName: 'Meera Nair',
      email: `${id}@example.in`,
      role: 'client',
      invitedBy: 'imran',
      createdAt: instant(days),
      expiresAt: instant(days - 7),
      acceptedAt: null,
      withdrawnAt: null,
      ...changes,
    })
  invitation('meera', 1, {})
  invitation('owner', 2, { fullName: 'Lakshmi Rao', role: 'super_admin', invitedBy: 'kavita' })
  invitation('ravi', 12, { fullName: longName, email: longEmail })
  invitation('suresh', 3, { fullName: 'Suresh Patil', email: 'suresh.patil@exmaple.in' })
  outbox.push({ kind: 'invitation', to: 'suresh.patil@exmaple.in', reference: 'suresh', isRefused: true })
  invitation('joseph', 20, { fullName: 'Joseph Fernandes', acceptedAt: instant(19) })
  invitation('neha', 30, { fullName: 'Neha Gupta', role: 'readonly', withdrawnAt: instant(29) })
}

/** @param count of further clients */
export function addClients({ accounts }: UsersMockState, count: number): void {
  const asha = accounts.get('asha')
  for (let index = 1; index <= count; index++) {
    const username = `client-${String(index).padStart(3, '0')}`
    accounts.set(username, {
      ...asha,
      username,
      fullName: `Client ${index}`,
      email: `${username}@example.in`,
    })
  }
}
