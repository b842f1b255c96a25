/** The inbox of the staff. */
import { checkRepeat, isStaff, mailboxOf, refuse, respond } from '@anupalan/server/contract'
import type { Refusal } from '@anupalan/server/contract'
import { nameKey } from '@anupalan/server/contract/core/name-key'
import { replyBy } from '@anupalan/server/contract/core/reply-by'
import type * as endpoints from '@anupalan/server/contract/enquiries/endpoints'
import { excerptOf } from '@anupalan/server/contract/enquiries/excerpt'
import { inboxMessages as messages, noOwner } from '@anupalan/server/contract/enquiries/inbox-rules'
import type { EnquiryEntry, ReceivedEnquiry } from '@anupalan/server/contract/enquiries/schema'
import type { Handlers } from '../../mock-feature.ts'
import type { World } from '../../world.ts'
import type { AccountsState } from '../accounts/state.ts'
import { personOf } from '../conversations.ts'
import type { EnquiriesState, EnquiryProgress, StoredEntry } from './state.ts'

export type InboxNeeds = Pick<AccountsState, 'accounts'>

export type InboxWorld = World<EnquiriesState & InboxNeeds>

type StoredEnquiry = EnquiriesState['enquiries'] extends Map<string, infer Row> ? Row : never

const untouched: EnquiryProgress = { status: 'new', owner: null, version: 1 }

export const progressOf = ({ enquiryProgress }: EnquiriesState, reference: string): EnquiryProgress =>
  enquiryProgress.get(reference) ?? untouched

/** Changes an enquiry, and raises its version. */
export function changeEnquiry(
  state: EnquiriesState,
  reference: string,
  changes: Partial<Omit<EnquiryProgress, 'version'>>,
): void {
  const before = progressOf(state, reference)
  state.enquiryProgress.set(reference, { ...before, ...changes, version: before.version + 1 })
}

const key = (text: string) => nameKey(text).replaceAll(/\s+/g, ' ').trim()

const isFoundBy = ({ reference, firstName, lastName, company, email }: StoredEnquiry, search: string) =>
  [reference, `${firstName} ${lastName}`, lastName, company, email].some((text) =>
    key(text).startsWith(key(search)),
  )

/** The newest first. */
const byArrival = (a: StoredEnquiry, b: StoredEnquiry) =>
  a.receivedAt + a.reference > b.receivedAt + b.reference ? -1 : 1

/** Adds an entry once. @param check called before a new one, returns why it is refused */
function addEntry<Problem extends Refusal = never>(
  { state, clock }: InboxWorld,
  entry: Omit<StoredEntry, 'at'>,
  check: () => Problem | undefined = () => undefined,
  onAdd: () => void = () => {},
) {
  const { author: _author, ...received } = entry
  const stored = state.enquiryEntries.get(entry.reference)
  const refusal = stored ? checkRepeat<typeof received>(stored, received) : check()
  if (refusal || stored) return refusal ?? stored!
  const added = { ...entry, at: clock().toISOString() }
  state.enquiryEntries.set(entry.reference, added)
  onAdd()
  return added
}

export const viewEntry = (
  state: InboxNeeds,
  { reference, kind, text, author, at }: StoredEntry,
): EnquiryEntry => ({ reference, kind, text, author: personOf(state, author, true), at })

export function viewEnquiry({ state, practice }: InboxWorld, stored: StoredEnquiry): ReceivedEnquiry {
  const { message, privacy: _privacy, ...shown } = stored
  const { status, owner, client = null, version } = progressOf(state, stored.reference)
  const account = owner === null ? undefined : state.accounts.get(owner)
  return {
    ...shown,
    excerpt: excerptOf(message),
    status,
    owner: account ? { username: account.username, fullName: account.fullName } : null,
    client,
    replyBy:
      status === 'new' && practice.replyHours !== undefined
        ? replyBy(stored.receivedAt, practice.replyHours)
        : null,
    version,
  }
}

/** Enquiries that the parameters of a list ask for, in its order. */
function findEnquiries(
  { state }: InboxWorld,
  {
    search,
    status,
    owner,
    order,
  }: {
    readonly search: string
    readonly status: string
    readonly owner: string
    readonly order: 'newest' | 'oldest'
  },
) {
  const found = [...state.enquiries.values()]
    .filter((each) => key(search) === '' || isFoundBy(each, search))
    .filter(({ reference }) => {
      const progress = progressOf(state, reference)
      const isOwned = owner === '' || (owner === noOwner ? progress.owner === null : progress.owner === owner)
      return isOwned && (status === '' || progress.status === status)
    })
    .toSorted(byArrival)
  return order === 'oldest' ? found.toReversed() : found
}

type InboxHandlers = Omit<Handlers<typeof endpoints>, 'sendEnquiry'>

export function inboxHandlers(world: InboxWorld): InboxHandlers {
  const { state } = world
  const { accounts, enquiries, enquiryEntries } = state

  /** An enquiry in the version of the call, or why it may not be changed. */
  const findUnchanged = (reference: string, version: number) => {
    const stored = enquiries.get(reference)
    if (!stored) return refuse('notFound')
    return progressOf(state, reference).version === version ? stored : refuse('changedMeanwhile')
  }

  return {
    listEnquiries: ({ params }) => {
      const found = findEnquiries(world, params)
      const from = found.findIndex(({ reference }) => reference === params.after) + 1
      return respond(200, {
        enquiries: found.slice(from, from + params.limit).map((each) => viewEnquiry(world, each)),
        hasMore: found.length > from + params.limit,
      })
    },

    getEnquiry: ({ params }) => {
      const stored = enquiries.get(params.enquiry)
      if (!stored) return refuse('notFound')
      const others = [...enquiries.values()]
        .filter(
          (each) => each.reference !== stored.reference && mailboxOf(each.email) === mailboxOf(stored.email),
        )
        .toSorted(byArrival)
        .slice(0, 20)
      return respond(200, {
        enquiry: viewEnquiry(world, stored),
        message: stored.message,
        entries: [...enquiryEntries.values()]
          .filter(({ enquiry }) => enquiry === stored.reference)
          .map((entry) => viewEntry(state, entry)),
        others: others.map((other) => viewEnquiry(world, other)),
      })
    },

    listEnquiryOwners: () =>
      respond(200, {
        owners: [...accounts.values()]
          .filter((account) => isStaff(account) && account.disabledAt === null)
          .toSorted((a, b) => (a.fullName + a.username < b.fullName + b.username ? -1 : 1))
          .map(({ username, fullName }) => ({ username, fullName })),
      }),

    setEnquiryStatus: ({ params, body: { status, version } }) => {
      const found = findUnchanged(params.enquiry, version)
      if ('problem' in found) return found
      changeEnquiry(state, found.reference, { status })
      return respond(200, viewEnquiry(world, found))
    },

    setEnquiryOwner: ({ params, body: { owner, version } }) => {
      const found = findUnchanged(params.enquiry, version)
      if ('problem' in found) return found
      const account = accounts.get(owner)
      if (owner !== '' && !(account && isStaff(account) && account.disabledAt === null))
        return refuse('invalid', { fields: { owner: messages.owner } })
      changeEnquiry(state, found.reference, { owner: owner || null })
      return respond(200, viewEnquiry(world, found))
    },

    addEnquiryNote: ({ user, params: { enquiry }, body: { text }, reference }) => {
      if (!enquiries.has(enquiry)) return refuse('notFound')
      const entry = addEntry(world, { reference, enquiry, kind: 'note', text, author: user!.username })
      return 'problem' in entry ? entry : respond(201, viewEntry(state, entry))
    },

    replyToEnquiry: ({ user, params: { enquiry }, body: { text, version }, reference }) => {
      const stored = enquiries.get(enquiry)
      if (!stored) return refuse('notFound')
      const entry = addEntry(
        world,
        { reference, enquiry, kind: 'reply', text, author: user!.username },
        () => (progressOf(state, enquiry).version === version ? undefined : refuse('changedMeanwhile')),
        () => {
          state.outbox.push({ kind: 'enquiry', to: stored.email, reference: enquiry, text: 'reply' })
          const { status, owner } = progressOf(state, enquiry)
          changeEnquiry(state, enquiry, {
            status: status === 'won' ? 'won' : 'answered',
            owner: owner ?? user!.username,
          })
        },
      )
      return 'problem' in entry ? entry : respond(201, viewEntry(state, entry))
    },
  }
}
