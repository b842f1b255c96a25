/**
 * Recovery of an account whose mailbox or second factor is lost. Two of the staff agree to it, a notice is sent to the old address,
 * which can stop it, and a day passes before anything changes.
 */
import { refuse, respond } from '@anupalan/server/contract'
import type * as endpoints from '@anupalan/server/contract/accounts/endpoints'
import type { Handlers } from '../../mock-feature.ts'
import { changeAccount, instantOf } from './accounts.ts'
import type { AccountsWorld } from './accounts.ts'
import { consumeLink, createLink, endLinks } from './links.ts'
import { queueAccountMail } from './mails.ts'
import { findOpenRecovery, toManagedUser } from './managed-user.ts'
import { findTarget } from './managers.ts'
import {
  RECOVERY_APPROVABLE_MS,
  RECOVERY_CANCELLABLE_MS,
  RECOVERY_DELAY_HOURS,
  linkMinutes,
} from '@anupalan/server/contract/accounts/lifetimes-and-limits'
import { HOUR_MS, MINUTE_MS } from '../../durations.ts'
import { deleteOf, endSessions } from './sessions.ts'
import type { StoredRecovery } from './state.ts'
import { createId, createToken } from './tokens.ts'

function store({ state }: AccountsWorld, recovery: StoredRecovery): void {
  state.recoveries.set(recovery.id, recovery)
}

function endRecovery(world: AccountsWorld, recovery: StoredRecovery): void {
  store(world, { ...recovery, endedAt: instantOf(world) })
  endLinks(world, 'recovery-cancellation', recovery.id)
}

/**
 * Finishes the recoveries whose delay is over: the new address gets a link to set a password, and what the lost mailbox
 * or device could do has ended. Ends those that nobody has approved in time. The server does so by a job, the mock before
 * each call.
 */
export function finishRecoveries(world: AccountsWorld): void {
  for (const recovery of world.state.recoveries.values()) {
    const { endedAt, approvedBy, startedAt, effectiveAt } = recovery
    if (endedAt !== null) continue
    if (effectiveAt !== null && effectiveAt <= instantOf(world)) finish(world, recovery)
    else if (approvedBy === null && startedAt <= instantOf(world, -RECOVERY_APPROVABLE_MS))
      endRecovery(world, recovery)
  }
}

function finish(world: AccountsWorld, recovery: StoredRecovery): void {
  const { username, email } = recovery
  endRecovery(world, recovery)
  changeAccount(world, username, {
    email,
    password: createToken(),
    totpSecret: null,
    totpNewSecret: null,
    totpStep: null,
    recoveryCodes: [],
    newEmail: null,
  })
  deleteOf(world.state.passkeys, username)
  deleteOf(world.state.knownDevices, username)
  endSessions(world, username)
  for (const kind of ['password-reset', 'email-change'] as const) endLinks(world, kind, username)
  const expiresAt = instantOf(world, linkMinutes['password-reset'] * MINUTE_MS)
  const link = createLink(world, { kind: 'password-reset', subject: username, expiresAt })
  queueAccountMail(world, { to: email, text: 'recovery.done', about: username, links: [link] })
}

type Names = 'startRecovery' | 'approveRecovery' | 'stopRecovery' | 'cancelRecovery'

export const recoveryHandlers = (world: AccountsWorld): Pick<Handlers<typeof endpoints>, Names> => ({
  startRecovery(call) {
    const found = findTarget(world, call, { isOwnAllowed: false })
    if ('problem' in found) return found
    const { target, manager } = found
    if (findOpenRecovery(world, target.username)) return refuse('recoveryOpen')
    const id = createId()
    store(world, {
      id,
      username: target.username,
      email: call.body.email,
      startedBy: manager.username,
      startedAt: instantOf(world),
      approvedBy: null,
      effectiveAt: null,
      endedAt: null,
    })
    const expiresAt = instantOf(world, RECOVERY_CANCELLABLE_MS)
    const link = createLink(world, { kind: 'recovery-cancellation', subject: id, expiresAt })
    queueAccountMail(world, { to: target.email, text: 'recovery', about: target.username, links: [link] })
    return respond(200, toManagedUser(world, target))
  },

  approveRecovery(call) {
    const found = findTarget(world, call, { isOwnAllowed: false })
    if ('problem' in found) return found
    const { target, manager } = found
    const recovery = findOpenRecovery(world, target.username)
    if (!recovery || recovery.approvedBy !== null) return refuse('recoveryMissing')
    if (recovery.startedBy === manager.username) return refuse('secondPersonNeeded')
    const effectiveAt = instantOf(world, RECOVERY_DELAY_HOURS * HOUR_MS)
    store(world, { ...recovery, approvedBy: manager.username, effectiveAt })
    return respond(200, toManagedUser(world, target))
  },

  stopRecovery(call) {
    const found = findTarget(world, call, { isOwnAllowed: false })
    if ('problem' in found) return found
    const recovery = findOpenRecovery(world, found.target.username)
    if (!recovery) return refuse('recoveryMissing')
    endRecovery(world, recovery)
    return respond(200, toManagedUser(world, found.target))
  },

  cancelRecovery({ params }) {
    const link = consumeLink(world, 'recovery-cancellation', params.key)
    const recovery = link && world.state.recoveries.get(link.subject)
    if (!recovery || recovery.endedAt !== null) return refuse('linkInvalid')
    endRecovery(world, recovery)
    return respond(204, undefined)
  },
})
