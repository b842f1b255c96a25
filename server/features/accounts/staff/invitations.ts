/** Invitations: the staff makes one, and its link lets a person make the account. */
import { INVITATIONS_LISTED_MS, linkMinutes } from '@anupalan/server/contract/accounts/lifetimes-and-limits'
import { randomUUID } from 'node:crypto'
import { isStaff, refuse, respond } from '@anupalan/server/contract'
import type { Role } from '@anupalan/server/contract'
import { accountMessages, accountRules } from '@anupalan/server/contract/accounts/rules'
import type { Invitation } from '@anupalan/server/contract/accounts/schema'
import { sql } from 'kysely'
import type { Context, RequestContext } from '../../../platform/context.ts'
import { load, store } from '../../../platform/database/database.ts'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Caller } from '../../../platform/database/audit.ts'
import type { Call } from '../../../platform/http/handlers.ts'
import type { People, Ports } from '../../../platform/ports.ts'
import { MINUTE_MS } from '../../../platform/jobs/jobs.ts'
import { findRefusedMails, withdrawMail } from '../../../platform/mail/outbox-rows.ts'
import { orUnavailable, recordAccountAudit, recordInvitationAudit, signedIn } from '../account-context.ts'
import type { AccountCall } from '../account-context.ts'
import { consumeLink, createAccountLink, endLinks, findLink } from '../links.ts'
import { signIn } from '../log-in.ts'
import { queueAccountMail } from '../mails.ts'
import { hashPassword } from '../passwords.ts'
import { addressKey, findUser, findUsersByEmail, insertUser, toUser } from '../queries.ts'
import { checkNewPassword } from '../register.ts'
import type { InvitationsTable } from '../tables.ts'
import { digestOf } from '../../../platform/database/tokens.ts'
import { accountWords as words } from '../words.ts'
import { findManager, mayTouch } from './managers.ts'

/** In the same order, by two statements however many there are. */
async function toInvitations(
  database: Database,
  rows: readonly InvitationsTable[],
  now: Date,
): Promise<Invitation[]> {
  if (rows.length === 0) return []
  const bounced = await findRefusedMails(
    database,
    'invitation',
    rows.map(({ id }) => id),
  )
  const inviters = await database
    .selectFrom('users')
    .select(['username', 'fullName'])
    .where('username', 'in', [...new Set(rows.map(({ invitedBy }) => invitedBy))])
    .execute()
  const nameOf = new Map(inviters.map(({ username, fullName }) => [username, fullName]))
  return rows.map((row) =>
    toInvitation(row, now, { bounced, inviterName: nameOf.get(row.invitedBy) ?? row.invitedBy }),
  )
}

const toOneInvitation = async (database: Database, row: InvitationsTable, now: Date): Promise<Invitation> =>
  (await toInvitations(database, [row], now))[0]!

/** @param known `bounced` has the ids of those whose mail was rejected permanently */
function toInvitation(
  row: InvitationsTable,
  now: Date,
  known: { readonly bounced: ReadonlySet<string>; readonly inviterName: string },
): Invitation {
  const { id, fullName, email, role, invitedBy, createdAt, expiresAt } = row
  const status = row.acceptedAt
    ? 'accepted'
    : row.withdrawnAt
      ? 'withdrawn'
      : known.bounced.has(row.id)
        ? 'bounced'
        : row.expiresAt <= now.toISOString()
          ? 'expired'
          : 'sent'
  const { inviterName } = known
  return { id, fullName, email, role, invitedBy, inviterName, createdAt, expiresAt, status }
}

const findInvitation = (database: Database, id: string) =>
  database.selectFrom('invitations').selectAll().where('id', '=', id).executeTakeFirst()

export async function listInvitations(
  { database, clock }: RequestContext,
  { params }: Call<'listInvitations'>,
) {
  const now = clock()
  return load(database, async (reading) => {
    const rows = await reading
      .selectFrom('invitations')
      .selectAll()
      .where('createdAt', '>', new Date(now.getTime() - INVITATIONS_LISTED_MS).toISOString())
      .$if(params.client !== '', (query) => query.where('client', '=', params.client))
      .orderBy('createdAt', 'desc')
      .orderBy('id')
      .limit(500)
      .execute()
    return respond(200, { invitations: await toInvitations(reading, rows, now) })
  })
}

/** A newer invitation voids an older one for the same person: the same name at the same address. */
export function inviteUser(context: RequestContext, call: Call<'inviteUser'>) {
  const { database, clock } = context
  const { fullName, email, role } = call.body
  const now = clock()
  return store(database, async (transaction) => {
    const manager = await findManager(transaction, call)
    if (!manager) return refuse('forbidden')
    if (!mayTouch(manager, { role })) return refuse('userProtected')
    const invited = { fullName, email, role, invitedBy: manager.username, client: null }
    const invitation = await insertInvitation(transaction, invited, call, { practice: context.practice, now })
    return respond(201, await toOneInvitation(transaction, invitation, now))
  })
}

interface Moment {
  readonly practice: Context['practice']
  readonly now: Date
}

/** As `People.invite`. */
export async function inviteToClient(
  transaction: Transaction,
  { fullName, email, client, caller }: Parameters<People['invite']>[1],
  moment: Moment,
): Promise<void> {
  const invitedBy = caller.user?.username
  if (invitedBy === undefined) throw new Error('An invitation is made by somebody who is signed in.')
  const invited = { fullName, email, role: 'client', invitedBy, client } as const
  await insertInvitation(transaction, invited, caller, moment)
}

async function insertInvitation(
  transaction: Transaction,
  invited: Pick<InvitationsTable, 'fullName' | 'email' | 'role' | 'invitedBy' | 'client'>,
  call: Caller,
  { practice, now }: Moment,
): Promise<InvitationsTable> {
  const { fullName, email, role } = invited
  const older = await transaction
    .updateTable('invitations')
    .set({ withdrawnAt: now.toISOString() })
    .where('mailbox', '=', addressKey(email))
    .where(sql<string>`lower(full_name)`, '=', fullName.toLowerCase())
    .where('acceptedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .returning('id')
    .execute()
  for (const { id } of older) {
    await endLinks(transaction, 'invitation', id, now)
    await recordInvitationAudit(transaction, 'invitation.withdraw', id, call, now, { isReplaced: true })
  }
  const invitation: InvitationsTable = {
    ...invited,
    id: randomUUID(),
    mailbox: addressKey(email),
    createdAt: now.toISOString(),
    expiresAt: expiryOf(now).toISOString(),
    acceptedAt: null,
    acceptedBy: null,
    withdrawnAt: null,
  }
  await transaction.insertInto('invitations').values(invitation).execute()
  await queueInvitation(transaction, practice, invitation, now)
  await recordInvitationAudit(transaction, 'user.invite', invitation.id, call, now, {
    role,
    ...(invited.client !== null && { client: invited.client }),
  })
  return invitation
}

const expiryOf = (now: Date) => new Date(now.getTime() + linkMinutes.invitation * MINUTE_MS)

async function queueInvitation(
  transaction: Transaction,
  practice: Context['practice'],
  { id, email, expiresAt }: Pick<InvitationsTable, 'id' | 'email' | 'expiresAt'>,
  now: Date,
): Promise<void> {
  const link = await createAccountLink(
    transaction,
    { kind: 'invitation', subject: id, expiresAt: new Date(expiresAt) },
    now,
  )
  await queueAccountMail(
    transaction,
    practice,
    {
      kind: 'invitation',
      to: email,
      subject: words.invitation.subject(practice.name),
      paragraphs: [words.invitation.text(practice.name), words.worksFor(linkMinutes.invitation)],
      links: [{ text: words.invitation.link, link }],
      about: id,
      uselessFrom: new Date(expiresAt),
    },
    now,
  )
}

export function resendInvitation(context: RequestContext, call: Call<'resendInvitation'>) {
  const { database, clock } = context
  const now = clock()
  return store(database, async (transaction) => {
    const found = await findOpen(transaction, call)
    if ('problem' in found) return found
    const expiresAt = expiryOf(now).toISOString()
    const resent = { ...found, expiresAt }
    await transaction.updateTable('invitations').set({ expiresAt }).where('id', '=', found.id).execute()
    await endLinks(transaction, 'invitation', found.id, now)
    // Mails that were not sent have a link that has ended.
    await withdrawMail(transaction, 'invitation', found.id)
    await queueInvitation(transaction, context.practice, resent, now)
    await recordInvitationAudit(transaction, 'invitation.resend', found.id, call, now)
    return respond(200, await toOneInvitation(transaction, resent, now))
  })
}

export function withdrawInvitation({ database, clock }: RequestContext, call: Call<'withdrawInvitation'>) {
  const now = clock()
  return store(database, async (transaction) => {
    const found = await findOpen(transaction, call)
    if ('problem' in found) return found
    await withdraw(transaction, found.id, now)
    await recordInvitationAudit(transaction, 'invitation.withdraw', found.id, call, now)
    return respond(204, undefined)
  })
}

async function withdraw(transaction: Transaction, id: string, now: Date): Promise<void> {
  await transaction
    .updateTable('invitations')
    .set({ withdrawnAt: now.toISOString() })
    .where('id', '=', id)
    .execute()
  await endLinks(transaction, 'invitation', id, now)
}

/** An invitation that was neither accepted nor withdrawn, or why the caller may not touch it. */
async function findOpen(
  transaction: Transaction,
  call: Call<'resendInvitation'> | Call<'withdrawInvitation'>,
) {
  const manager = await findManager(transaction, call)
  if (!manager) return refuse('forbidden')
  const invitation = await findInvitation(transaction, call.params.id)
  if (!invitation) return refuse('notFound')
  if (!mayTouch(manager, invitation)) return refuse('userProtected')
  if (invitation.acceptedAt !== null || invitation.withdrawnAt !== null) return refuse('invitationEnded')
  return invitation
}

/** Open invitations of somebody whose role changes or whose account ends: they may not have been theirs to make. */
export async function withdrawInvitationsOf(
  transaction: Transaction,
  username: string,
  call: AccountCall,
  now: Date,
): Promise<void> {
  const open = await transaction
    .selectFrom('invitations')
    .select('id')
    .where('invitedBy', '=', username)
    .where('acceptedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .execute()
  for (const { id } of open) {
    await withdraw(transaction, id, now)
    await recordInvitationAudit(transaction, 'invitation.withdraw', id, call, now, { isByHostChange: true })
  }
}

export async function getInvitation({ database, clock }: RequestContext, { params }: Call<'getInvitation'>) {
  return load(database, async (reading) => {
    const link = await findLink(reading, 'invitation', params.key, clock())
    const invitation = link && (await findInvitation(reading, link.subject))
    if (!invitation) return refuse('linkInvalid')
    const { fullName, email, role } = invitation
    const accounts = await findUsersByEmail(reading, email)
    return respond(200, {
      fullName,
      email,
      role,
      suggestedUsername: await suggestUsername(reading, fullName),
      hasAccount: accounts.length > 0,
    })
  })
}

/** A free user name made of a full name; empty if the name has no Latin letters. */
async function suggestUsername(database: Database, fullName: string): Promise<string> {
  const base = fullName
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '.')
    .replaceAll(/^\.+|\.+$/g, '')
    .slice(0, accountRules.newUsername.max - 2)
  if (base.length < accountRules.newUsername.min) return ''
  for (const candidate of [base, ...Array.from({ length: 8 }, (_, index) => `${base}${index + 2}`)]) {
    const taken = await database
      .selectFrom('usedUsernames')
      .select('digest')
      .where('digest', '=', digestOf(candidate))
      .executeTakeFirst()
    if (!taken) return candidate
  }
  return ''
}

export const acceptInvitation = (context: RequestContext, call: Call<'acceptInvitation'>) =>
  orUnavailable(async () => {
    const { config, database, clock, practice } = context
    const { username, fullName, password } = call.body
    const now = clock()
    const known = await load(database, async (reading) => {
      const link = await findLink(reading, 'invitation', call.params.key, now)
      return link && findInvitation(reading, link.subject)
    })
    if (!known) return refuse('linkInvalid')
    const common = checkNewPassword(password, [username, fullName, known.email, practice.name])
    if (common) return common
    const passwordHash = await hashPassword(password)
    return store(database, async (transaction) => {
      const link = await findLink(transaction, 'invitation', call.params.key, now)
      if (!link) return refuse('linkInvalid')
      const { email, role } = known
      const at = now.toISOString()
      // Before the link is used up, so that another user name can be tried with it.
      if (
        !(await insertUser(transaction, {
          username,
          fullName,
          email,
          role,
          passwordHash,
          createdAt: at,
          confirmedAt: at,
        }))
      )
        return refuse('invalid', { fields: { username: accountMessages.usernameTaken } })
      if (!(await consumeLink(transaction, 'invitation', call.params.key, now))) throw new LinkUsedError()
      await markAccepted(transaction, context.ports, { id: link.subject, username, role }, call, now)
      await recordAccountAudit(transaction, 'user.create', username, call, now, {
        role,
        invitation: link.subject,
      })
      const user = (await findUser(transaction, username))!
      return {
        ...respond(201, toUser(config, user)),
        cookies: await signIn(transaction, context, user, call, 'invitation'),
      }
    }).catch((error: unknown) => {
      if (isLinkUsed(error)) return refuse('linkInvalid')
      throw error
    })
  })

/** Another transaction used the link up first: this one is rolled back, and its user name stays free. */
class LinkUsedError extends Error {
  override readonly name = 'LinkUsedError'
}

const isLinkUsed = (error: unknown): boolean => error instanceof Error && error.cause instanceof LinkUsedError

/** An account of the staff does not become a member: it sees every client. */
async function markAccepted(
  transaction: Transaction,
  { clients }: Ports,
  { id, username, role }: { readonly id: string; readonly username: string; readonly role: Role },
  caller: Caller,
  now: Date,
): Promise<void> {
  const { client } = await transaction
    .updateTable('invitations')
    .set({ acceptedAt: now.toISOString(), acceptedBy: username })
    .where('id', '=', id)
    .returning('client')
    .executeTakeFirstOrThrow()
  if (client !== null && !isStaff({ role }))
    await clients.join(transaction, { client, username, caller }, now)
}

/** The account that is signed in keeps its name, address, role and password. */
export function joinInvitation(
  { config, database, clock, ports }: RequestContext,
  call: Call<'joinInvitation'>,
) {
  const { username, role } = signedIn(call)
  const now = clock()
  return store(database, async (transaction) => {
    const link = await consumeLink(transaction, 'invitation', call.params.key, now)
    if (!link) return refuse('linkInvalid')
    await markAccepted(transaction, ports, { id: link.subject, username, role }, call, now)
    await recordAccountAudit(transaction, 'invitation.join', username, call, now, {
      invitation: link.subject,
    })
    const user = (await findUser(transaction, username))!
    return respond(200, toUser(config, user))
  })
}
