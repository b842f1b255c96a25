import { nameKey } from '@anupalan/server/contract/core/name-key'
import { isStaff, refuse, respond } from '@anupalan/server/contract'
import type { User } from '@anupalan/server/contract'
import type * as endpoints from '@anupalan/server/contract/clients/endpoints'
import { completeIdentifiers, identifierMessages } from '@anupalan/server/contract/clients/identifiers'
import type { ClientIdentifiers } from '@anupalan/server/contract/clients/identifiers'
import { clientMessages as messages } from '@anupalan/server/contract/clients/rules'
import type { Client } from '@anupalan/server/contract/clients/schema'
import { hasWords } from '@anupalan/server/contract/clients/name-words'
import type { Handlers, MockFeature } from '../../mock-feature.ts'
import { recordAudit } from '../../record-audit.ts'
import type { World } from '../../world.ts'
import { storeInvitation } from '../accounts/invitations.ts'
import type { AccountsState } from '../accounts/state.ts'
import type { DocumentsState } from '../documents/state.ts'
import { syncStatutoryTasks } from '../tasks/sync-tasks.ts'
import type { ConversationsState } from '../conversations.ts'
import { changeEnquiry, progressOf } from '../enquiries/inbox.ts'
import type { EnquiriesState } from '../enquiries/state.ts'
import type { DataRightsState } from '../data-rights/state.ts'
import type { TasksState } from '../tasks/state.ts'
import { noteHandlers } from './client-notes.ts'
import { importHandlers } from './imports.ts'
import { listConsultants, listRoster } from './roster.ts'
import { holdHandlers } from './legal-holds.ts'
import { reassignmentHandlers } from './reassignments.ts'
import { countThings } from './count-things.ts'
import { createClientsState, memberKey } from './state.ts'
import type { ClientsState, StoredClient } from './state.ts'

type Needs = DocumentsState &
  TasksState &
  ConversationsState &
  DataRightsState &
  EnquiriesState &
  AccountsState

type ClientsWorld = World<ClientsState & Needs>

/** What a user may do for a client; `undefined` if the client must not be shown to exist. */
export function accessOf(
  { clients, clientMembers }: ClientsState,
  user: Pick<User, 'username' | 'role'>,
  client: string,
): Client['access'] | undefined {
  if (!clients.has(client)) return undefined
  return isStaff(user) ? 'staff' : clientMembers.get(memberKey(client, user.username))?.access
}

const byName = (a: StoredClient, b: StoredClient) => {
  const [first, second] = [nameKey(a.profile.name) + a.id, nameKey(b.profile.name) + b.id]
  return first < second ? -1 : first > second ? 1 : 0
}

function createHandlers(world: ClientsWorld): Handlers<typeof endpoints> {
  const { state } = world
  const { accounts, clients, clientMembers, erasures } = state
  const now = () => world.clock().toISOString()

  const view = (client: StoredClient, user: User): Client => {
    const consultant = client.consultant === null ? undefined : accounts.get(client.consultant)
    return {
      id: client.id,
      profile: client.profile,
      pan: client.pan ?? '',
      gstin: client.gstin ?? '',
      consultant: consultant ? { username: consultant.username, fullName: consultant.fullName } : null,
      version: client.version,
      access: accessOf(state, user, client.id) ?? 'limited',
    }
  }

  const owns = ({ user, params }: { readonly user: User; readonly params: { readonly client: string } }) =>
    accessOf(state, user, params.client) !== undefined

  const refuseConsultant = (username: string) => {
    const account = accounts.get(username)
    const isPossible = username === '' || (account && isStaff(account) && account.disabledAt === null)
    return isPossible ? undefined : refuse('invalid', { fields: { consultant: messages.consultant } })
  }

  /** The identifiers to store, or why they are refused. */
  const readIdentifiers = (typed: ClientIdentifiers, acceptsDuplicate: boolean, except = '') => {
    const complete = completeIdentifiers(typed)
    if ('problems' in complete) return refuse('invalid', { fields: { ...complete.problems } })
    const holderOf = (field: keyof ClientIdentifiers) =>
      complete[field] === ''
        ? undefined
        : [...clients.values()].find(
            (each) =>
              each.id !== except && each[field] === complete[field] && !erasures.get(each.id)?.confirmed,
          )?.profile.name
    const withGstin = holderOf('gstin')
    const withPan = withGstin === undefined ? holderOf('pan') : undefined
    if (acceptsDuplicate || (withGstin === undefined && withPan === undefined)) return complete
    return refuse('invalid', {
      fields: {
        ...(withGstin !== undefined && { gstin: identifierMessages.duplicateGstin(withGstin) }),
        ...(withPan !== undefined && { pan: identifierMessages.duplicatePan(withPan) }),
      },
    })
  }

  const store = (client: StoredClient) => {
    clients.set(client.id, client)
    syncStatutoryTasks(state, client, world.clock())
    return client
  }

  return {
    ...noteHandlers(world),
    ...holdHandlers(world),
    ...reassignmentHandlers(world),
    ...importHandlers(world, (client) => store({ ...client, id: crypto.randomUUID(), version: 1 })),

    listClients: ({ user, params: { search, after, limit } }) => {
      const visible = [...clients.values()]
        .filter(({ id }) => accessOf(state, user!, id) !== undefined)
        .filter(({ profile }) => search.trim() === '' || hasWords(profile.name, search))
        .toSorted(byName)
      const from = visible.findIndex(({ id }) => id === after) + 1
      const page = visible.slice(from, from + limit)
      return respond(200, {
        clients: page.map((client) => ({
          ...view(client, user!),
          waiting: isStaff(user!) ? 0 : countThings(state, client.id),
        })),
        hasMore: visible.length > from + limit,
        maxFileBytes: state.uploadLimit.maxBytes,
      })
    },

    getClient: {
      owns,
      handle: ({ user, params }) => respond(200, view(clients.get(params.client)!, user!)),
    },

    viewClient: ({ user, params }) => {
      const client = clients.get(params.client)
      return client ? respond(200, { ...view(client, user!), access: 'full' }) : refuse('notFound')
    },

    addClient: ({ user, body }) => {
      const refusal = refuseConsultant(body.consultant)
      if (refusal) return refusal
      const identifiers = readIdentifiers(body, body.acceptsDuplicate)
      if ('problem' in identifiers) return identifiers
      const { enquiry, invite } = body
      if (
        enquiry &&
        (!state.enquiries.has(enquiry.reference) ||
          progressOf(state, enquiry.reference).client !== undefined ||
          progressOf(state, enquiry.reference).version !== enquiry.version)
      )
        return refuse('invalid', { fields: { enquiry: messages.enquiry } })
      const client = store({
        ...identifiers,
        id: crypto.randomUUID(),
        profile: body.profile,
        consultant: body.consultant || null,
        version: 1,
      })
      if (enquiry) changeEnquiry(state, enquiry.reference, { status: 'won', client: client.id })
      if (invite)
        storeInvitation(world, { ...invite, role: 'client', invitedBy: user!.username, client: client.id })
      recordAudit(world, user!, { action: 'client.add', subject: client.id, client: client.id })
      return respond(201, view(client, user!))
    },

    updateClient: ({ user, params, body }) => {
      const refusal = refuseConsultant(body.consultant)
      if (refusal) return refusal
      const stored = clients.get(params.client)
      if (!stored) return refuse('notFound')
      if (stored.version !== body.version) return refuse('changedMeanwhile')
      const identifiers = readIdentifiers(
        { pan: body.pan ?? stored.pan ?? '', gstin: body.gstin ?? stored.gstin ?? '' },
        body.acceptsDuplicate || (body.pan === undefined && body.gstin === undefined),
        stored.id,
      )
      if ('problem' in identifiers) return identifiers
      const client = store({
        ...stored,
        ...identifiers,
        profile: body.profile,
        consultant: body.consultant || null,
        version: body.version + 1,
      })
      recordAudit(world, user!, { action: 'client.update', subject: client.id, client: client.id })
      return respond(200, view(client, user!))
    },

    listMembers: {
      owns,
      handle: ({ user, params }) => {
        const isLimited = accessOf(state, user!, params.client) === 'limited'
        const members = [...clientMembers.values()]
          .filter(
            ({ client, username }) => client === params.client && (!isLimited || username === user!.username),
          )
          .toSorted((a, b) => (a.username < b.username ? -1 : 1))
        return respond(200, {
          members: members.flatMap(({ username, access, addedAt }) => {
            const account = accounts.get(username)
            return account
              ? [{ username, fullName: account.fullName, email: account.email, access, addedAt }]
              : []
          }),
        })
      },
    },

    inviteMember: ({ user, params: { client }, body }) => {
      // An erased client gets no members again.
      if (!clients.has(client) || erasures.get(client)?.confirmed) return refuse('notFound')
      storeInvitation(world, { ...body, role: 'client', invitedBy: user!.username, client })
      return respond(204, undefined)
    },

    setMember: ({ user, params: { client, username }, body: { access } }) => {
      const account = accounts.get(username)
      // An erased client gets no members again.
      if (!clients.has(client) || erasures.get(client)?.confirmed || !account) return refuse('notFound')
      if (isStaff(account)) return refuse('invalid', { fields: { username: messages.memberIsStaff } })
      const key = memberKey(client, username)
      const addedAt = clientMembers.get(key)?.addedAt ?? now()
      clientMembers.set(key, { client, username, access, addedAt })
      recordAudit(world, user!, { action: 'client.set-member', subject: client, client, user: username })
      return respond(200, { username, fullName: account.fullName, email: account.email, access, addedAt })
    },

    listRoster: ({ params }) => listRoster(state, params, world.clock()),

    listConsultants: () => listConsultants(state),

    removeMember: ({ user, params: { client, username } }) => {
      if (!clientMembers.delete(memberKey(client, username))) return refuse('notFound')
      recordAudit(world, user!, { action: 'client.remove-member', subject: client, client, user: username })
      return respond(204, undefined)
    },
  }
}

export const clientsMock = {
  state: createClientsState,
  handlers: createHandlers,
} satisfies MockFeature<typeof endpoints, ClientsState, Needs>
