/** Fills the mocked API for stories of the portal. */
import type { User } from '@anupalan/server/contract/core/access'

/** The part of the mock's state that the stories fill. */
export interface MockState {
  user: User | null
  readonly tasks: Map<string, object>
  readonly comments: Map<string, object>
  readonly clients: Map<string, object>
  readonly clientMembers: Map<string, object>
}

export const asha: User = {
  username: 'asha',
  fullName: 'Asha Rao',
  email: 'asha.rao@example.in',
  role: 'client',
}

const client = 'rao-textiles'

/** A task that waits for the client, with steps and two comments, one of which is new. */
export function addWaitingTask(state: MockState): void {
  state.tasks.set('purchase-invoices', {
    id: 'purchase-invoices',
    client,
    law: null,
    title: 'Purchase invoices for October',
    detail: 'As PDF or photographs. दुकान का किराया अनुबंध भी भेजें।',
    dueOn: '2026-12-05',
    waitsFor: 'client',
    doneAt: null,
    doneBy: null,
    checklist: [
      { id: 'invoices', text: 'Invoices of October', isDone: true },
      { id: 'statement', text: 'Bank statement to 31 October', isDone: false },
    ],
    filing: [],
    version: 1,
  })
  addComment(state, 'TC-0000-0000-0001', 'asha', 'Do you need the invoices of the branch as well?')
  addComment(state, 'TC-0000-0000-0002', 'imran', 'Yes, please.\n\nBoth branches, to 31 October.')
}

/** A return of November that was prepared, and that the client is to approve. */
export function addReturnForApproval(state: MockState): void {
  state.tasks.set('gstr-3b', {
    id: 'gstr-3b',
    client,
    law: { key: 'gstr-3b', obligation: 'gstr-3b', period: 'October 2026', source: 'rule 61', confirm: false },
    title: 'GSTR-3B',
    detail: '',
    dueOn: '2026-11-29',
    waitsFor: 'client',
    doneAt: null,
    doneBy: null,
    checklist: [],
    filing: [
      { status: 'in-preparation', on: '2026-11-20', acknowledgement: '' },
      { status: 'for-approval', on: '2026-11-23', acknowledgement: '' },
    ],
    version: 1,
  })
}

function addComment(state: MockState, reference: string, author: string, text: string): void {
  state.comments.set(reference, {
    reference,
    subject: 'purchase-invoices',
    author,
    isByStaff: author === 'imran',
    text,
    at: `2026-11-2${reference.at(-1)}T06:30:00.000Z`,
  })
}

/** The access of `asha` to the sample client. */
export function setAccess({ clientMembers }: MockState, access: 'full' | 'limited'): void {
  const key = `${client}/asha`
  clientMembers.set(key, { ...clientMembers.get(key), access })
}

/** Leaves the signed-in user without a client. */
export function removeClients({ clientMembers }: MockState): void {
  clientMembers.clear()
}

/** Renames the sample client. */
export function rename({ clients }: MockState, name: string): void {
  const stored = clients.get(client) as { readonly profile: object }
  clients.set(client, { ...stored, profile: { ...stored.profile, name } })
}
