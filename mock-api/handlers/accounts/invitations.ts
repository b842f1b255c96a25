/** Invitations: the staff makes one, and its link lets a person make the account. */
import { isStaff, refuse, respond } from '@anupalan/server/contract'
import type * as endpoints from '@anupalan/server/contract/accounts/endpoints'
import { accountMessages, accountRules } from '@anupalan/server/contract/accounts/rules'
import type { Invitation } from '@anupalan/server/contract/accounts/schema'
import type { Handlers } from '../../mock-feature.ts'
import {
  addressKey,
  findAccountsByEmail,
  insertAccount,
  instantOf,
  isUsernameTaken,
  ownAccount,
  toUser,
} from './accounts.ts'
import type { AccountsWorld, UserCall } from './accounts.ts'
import { checkNewPassword } from './common-passwords.ts'
import { consumeLink, createLink, endLinks, findLink } from './links.ts'
import { queueAccountMail } from './mails.ts'
import { mayTouch } from './managers.ts'
import { INVITATIONS_LISTED_MS, linkMinutes } from '@anupalan/server/contract/accounts/lifetimes-and-limits'
import { MINUTE_MS } from '../../durations.ts'
import { signIn } from './sign-in.ts'
import type { AccountsState, StoredAccount, StoredInvitation } from './state.ts'
import { createId } from './tokens.ts'
import { memberKey } from '../clients/state.ts'
import type { ClientsState } from '../clients/state.ts'
import type { World } from '../../world.ts'

export type InvitationsNeeds = Pick<ClientsState, 'clients' | 'clientMembers' | 'legalHolds'>
export type InvitationsWorld = World<AccountsState & InvitationsNeeds>

function toInvitation(world: AccountsWorld, invitation: StoredInvitation): Invitation {
  const { acceptedAt, withdrawnAt, client: _client, ...shown } = invitation
  const isExpired = invitation.expiresAt <= instantOf(world)
  const mail = world.state.outbox.findLast(
    ({ kind, reference }) => kind === 'invitation' && reference === invitation.id,
  )
  const unused = mail?.isRefused ? 'bounced' : isExpired ? 'expired' : 'sent'
  const status = acceptedAt ? 'accepted' : withdrawnAt ? 'withdrawn' : unused
  const inviter = world.state.accounts.get(invitation.invitedBy)
  return { ...shown, inviterName: inviter?.fullName ?? invitation.invitedBy, status }
}

const isUnused = ({ acceptedAt, withdrawnAt }: StoredInvitation) =>
  acceptedAt === null && withdrawnAt === null

const expiryOf = (world: AccountsWorld) => instantOf(world, linkMinutes.invitation * MINUTE_MS)

function store({ state }: AccountsWorld, invitation: StoredInvitation): StoredInvitation {
  state.invitations.set(invitation.id, invitation)
  return invitation
}

function queueInvitation(world: AccountsWorld, { id, email, expiresAt }: StoredInvitation): void {
  const link = createLink(world, { kind: 'invitation', subject: id, expiresAt })
  queueAccountMail(world, { to: email, text: 'invitation', about: id, links: [link] })
}

function withdraw(world: AccountsWorld, invitation: StoredInvitation): void {
  store(world, { ...invitation, withdrawnAt: instantOf(world) })
  endLinks(world, 'invitation', invitation.id)
}

/** Open invitations of somebody whose role changes or whose account ends: they may not have been theirs to make. */
export function withdrawInvitationsOf(world: AccountsWorld, username: string): void {
  for (const each of world.state.invitations.values())
    if (each.invitedBy === username && isUnused(each)) withdraw(world, each)
}

/** An invitation that was neither accepted nor withdrawn, or why the caller may not touch it. */
function findOpen(world: AccountsWorld, call: UserCall & { readonly params: { readonly id: string } }) {
  const invitation = world.state.invitations.get(call.params.id)
  if (!invitation) return refuse('notFound')
  if (!mayTouch(ownAccount(world, call), invitation)) return refuse('userProtected')
  return isUnused(invitation) ? invitation : refuse('invitationEnded')
}

/** A free user name made of a full name; empty if the name has no Latin letters. */
function suggestUsername(world: AccountsWorld, fullName: string): string {
  const base = fullName
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '.')
    .replaceAll(/^\.+|\.+$/g, '')
    .slice(0, accountRules.newUsername.max - 2)
  if (base.length < accountRules.newUsername.min) return ''
  const candidates = [base, ...Array.from({ length: 8 }, (_, index) => `${base}${index + 2}`)]
  return candidates.find((candidate) => !isUsernameTaken(world, candidate)) ?? ''
}

/** The invitation of a link's key. Changes nothing. */
function findInvited(world: AccountsWorld, key: string): StoredInvitation | undefined {
  const link = findLink(world, 'invitation', key)
  return link && world.state.invitations.get(link.subject)
}

/** An account of the staff does not become a member: it sees every client. */
function accept(
  world: InvitationsWorld,
  invitation: StoredInvitation,
  key: string,
  account: Pick<StoredAccount, 'username' | 'role'>,
): void {
  consumeLink(world, 'invitation', key)
  const now = instantOf(world)
  store(world, { ...invitation, acceptedAt: now })
  const { client } = invitation
  const { username } = account
  if (client === undefined || isStaff(account) || !world.state.clients.has(client)) return
  world.state.clientMembers.set(memberKey(client, username), {
    client,
    username,
    access: 'full',
    addedAt: now,
  })
}

/** A newer invitation voids an older one for the same person: the same name at the same address. */
export function storeInvitation(
  world: AccountsWorld,
  invited: Pick<StoredInvitation, 'fullName' | 'email' | 'role' | 'invitedBy' | 'client'>,
): StoredInvitation {
  const { fullName, email } = invited
  for (const older of world.state.invitations.values()) {
    const isSamePerson =
      addressKey(older.email) === addressKey(email) && older.fullName.toLowerCase() === fullName.toLowerCase()
    if (isSamePerson && isUnused(older)) withdraw(world, older)
  }
  const invitation = store(world, {
    ...invited,
    id: createId(),
    createdAt: instantOf(world),
    expiresAt: expiryOf(world),
    acceptedAt: null,
    withdrawnAt: null,
  })
  queueInvitation(world, invitation)
  return invitation
}

type Names =
  | 'listInvitations'
  | 'inviteUser'
  | 'resendInvitation'
  | 'withdrawInvitation'
  | 'getInvitation'
  | 'acceptInvitation'
  | 'joinInvitation'

export const invitationHandlers = (world: InvitationsWorld): Pick<Handlers<typeof endpoints>, Names> => ({
  listInvitations({ params }) {
    const since = instantOf(world, -INVITATIONS_LISTED_MS)
    const invitations = [...world.state.invitations.values()]
      .filter(
        ({ createdAt, client }) => createdAt > since && (params.client === '' || client === params.client),
      )
      .toReversed()
      .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
      .slice(0, 500)
    return respond(200, { invitations: invitations.map((each) => toInvitation(world, each)) })
  },

  inviteUser(call) {
    const { fullName, email, role } = call.body
    const manager = ownAccount(world, call)
    if (!mayTouch(manager, { role })) return refuse('userProtected')
    const invitation = storeInvitation(world, { fullName, email, role, invitedBy: manager.username })
    return respond(201, toInvitation(world, invitation))
  },

  resendInvitation(call) {
    const found = findOpen(world, call)
    if ('problem' in found) return found
    endLinks(world, 'invitation', found.id)
    const resent = store(world, { ...found, expiresAt: expiryOf(world) })
    queueInvitation(world, resent)
    return respond(200, toInvitation(world, resent))
  },

  withdrawInvitation(call) {
    const found = findOpen(world, call)
    if ('problem' in found) return found
    withdraw(world, found)
    return respond(204, undefined)
  },

  getInvitation({ params }) {
    const invitation = findInvited(world, params.key)
    if (!invitation) return refuse('linkInvalid')
    const { fullName, email, role } = invitation
    return respond(200, {
      fullName,
      email,
      role,
      suggestedUsername: suggestUsername(world, fullName),
      hasAccount: findAccountsByEmail(world, email).length > 0,
    })
  },

  acceptInvitation({ params, body: { username, fullName, password }, browser }) {
    const invitation = findInvited(world, params.key)
    if (!invitation) return refuse('linkInvalid')
    const { email, role } = invitation
    const common = checkNewPassword(password, [username, fullName, email, world.practice.name])
    if (common) return common
    const confirmedAt = instantOf(world)
    // Before the link is used up, so that another user name can be tried with it.
    if (!insertAccount(world, { username, fullName, email, role, password, confirmedAt }))
      return refuse('invalid', { fields: { username: accountMessages.usernameTaken } })
    const account = world.state.accounts.get(username)!
    accept(world, invitation, params.key, account)
    return {
      ...respond(201, toUser(world, account)),
      cookies: signIn(world, account, browser, { isNotified: false }),
    }
  },

  /** The account that is signed in keeps its name, address, role and password. */
  joinInvitation(call) {
    const account = ownAccount(world, call)
    const invitation = findInvited(world, call.params.key)
    if (!invitation) return refuse('linkInvalid')
    accept(world, invitation, call.params.key, account)
    return respond(200, toUser(world, account))
  },
})
