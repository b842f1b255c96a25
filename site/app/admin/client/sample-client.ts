/** Fills the mocked API for stories of the page of a client. */
import type { User } from '@anupalan/server/contract/core/access'
import type { DocumentsMockState } from '../../client/sample-documents.ts'

/** The part of the mock's state that the stories fill. */
export interface ClientMockState extends DocumentsMockState {
  user: User | null
  /** `maxBytes` is the size in bytes of the largest file that is accepted. */
  readonly uploadLimit: { maxBytes: number }
  readonly clientNotes: Map<string, object>
  readonly legalHolds: Map<string, object>
  readonly invitations: Map<string, object>
}

const client = 'rao-textiles'

const member = (username: string, access: 'full' | 'limited') => ({
  client,
  username,
  access,
  addedAt: '2026-04-01T04:30:00.000Z',
})

/** Gives `farhan` limited access beside the full access of `asha`. */
export function addSecondMember({ clientMembers }: ClientMockState): void {
  clientMembers.set(`${client}/farhan`, member('farhan', 'limited'))
}

/** Gives `farhan` full access. */
export const addFullMember = ({ clientMembers }: ClientMockState): void =>
  void clientMembers.set(`${client}/farhan`, member('farhan', 'full'))

/** Leaves the client without members. */
export function removeMembers({ clientMembers }: ClientMockState): void {
  clientMembers.clear()
}

/** Invites two people: one to whom it was sent, and one who did not accept it in time. Another client has one, too. */
export function addInvited({ invitations }: ClientMockState): void {
  const invite = (id: string, changes: object) =>
    invitations.set(id, {
      id,
      fullName: 'Meera Rao',
      email: `${id}@example.in`,
      role: 'client',
      invitedBy: 'imran',
      client,
      createdAt: '2026-11-18T05:30:00.000Z',
      expiresAt: '2026-11-25T05:30:00.000Z',
      acceptedAt: null,
      withdrawnAt: null,
      ...changes,
    })
  invite('meera.rao', {})
  const passed = { createdAt: '2026-11-02T05:30:00.000Z', expiresAt: '2026-11-09T05:30:00.000Z' }
  invite('ravi.rao', { fullName: 'Ravi Rao', ...passed })
  invite('joined', { fullName: 'Asha Rao', ...passed, acceptedAt: '2026-11-03T05:30:00.000Z' })
  invite('other', { client: 'qureshi-exports' })
}

/** Without a consultant. */
export function removeConsultant({ clients }: ClientMockState): void {
  clients.set(client, { ...clients.get(client), consultant: null })
}

/** What somebody else changes of the profile meanwhile. */
export function changeProfile({ clients }: ClientMockState, changed: object): void {
  const stored = clients.get(client) as { readonly profile: object; readonly version: number }
  clients.set(client, {
    ...stored,
    profile: { ...stored.profile, ...changed },
    version: stored.version + 1,
  })
}

/** What somebody else changes of a task meanwhile. */
export function changeTask({ tasks }: ClientMockState, id: string, changed: object): void {
  const stored = tasks.get(id) as { readonly version: number }
  tasks.set(id, { ...stored, ...changed, version: stored.version + 1 })
}

/** A task that waits for the client since long before the day of the stories. @param count how many */
export function addOverdueTasks({ tasks }: ClientMockState, count: number): void {
  for (let number = 1; number <= count; number++)
    tasks.set(`late-${number}`, {
      id: `late-${number}`,
      client,
      law: null,
      title: `Bank statement ${number}, बैंक विवरण`,
      detail: '',
      dueOn: '2026-10-05',
      waitsFor: 'client',
      doneAt: null,
      doneBy: null,
      checklist: [],
      filing: [],
      version: 1,
    })
}

/** A return of the sample client, for the way of its filing. */
export function addReturn({ tasks }: ClientMockState): void {
  tasks.set('gstr-3b', {
    id: 'gstr-3b',
    client,
    law: {
      key: 'gstr-3b 2026-10',
      obligation: 'gstr-3b',
      period: 'October 2026',
      source: 'CGST Rules, rule 61',
      confirm: false,
    },
    title: 'GSTR-3B',
    detail: '',
    dueOn: '2026-11-20',
    waitsFor: 'firm',
    doneAt: null,
    doneBy: null,
    checklist: [],
    filing: [
      { status: 'asked', on: '2026-11-02', acknowledgement: '' },
      { status: 'received', on: '2026-11-09', acknowledgement: '' },
    ],
    version: 1,
  })
}

/** The request of the sample client, as it is stored. */
export const gstPapers = 'gst-papers'

/** What somebody else changes of a request meanwhile. @param added title of an item that is added */
export function changeRequest(
  { documentRequests }: ClientMockState,
  id: string,
  changed: object,
  added: string,
): void {
  const stored = documentRequests.get(id) as { readonly version: number; readonly items: readonly object[] }
  const items = [
    ...stored.items,
    { ...stored.items[0], id: 'added', title: added, note: '', status: 'asked' },
  ]
  documentRequests.set(id, { ...stored, ...changed, items, version: stored.version + 1 })
}

/** Many requests, the newest with a long Hindi title. @param count how many */
export function addManyRequests({ documentRequests }: ClientMockState, count: number): void {
  const sample = documentRequests.get(gstPapers) as object
  for (let number = 1; number <= count; number++)
    documentRequests.set(`request-${number}`, {
      ...sample,
      id: `request-${number}`,
      title: `GST papers ${number}, जीएसटी के काग़ज़`,
    })
}

const noteTexts = [
  'राव जी से शाम 5 बजे के बाद बात करें।\nThe accounts are with Sunita, 98450 00000 in the shop.',
  'Agreed on ₹3,500 a month for GST and payroll, from April. He wants the books kept by us from next year on.',
]

/** Notes of the staff, one of them changed since. @param count how many */
export function addNotes({ clientNotes }: ClientMockState, count: number): void {
  for (let number = 1; number <= count; number++) {
    const reference = `CN-0000-0000-${String(number).padStart(4, '0')}`
    clientNotes.set(reference, {
      reference,
      client,
      text: noteTexts[number % 2],
      author: number % 2 === 0 ? 'imran' : 'kavita',
      at: `2026-10-${String(number).padStart(2, '0')}T08:30:00.000Z`,
      changedAt: number === 1 ? '2026-11-02T06:00:00.000Z' : null,
      version: 1,
    })
  }
}

/** What somebody else changes of the first note meanwhile. */
export function changeNote({ clientNotes }: ClientMockState, text: string): void {
  const [[reference, stored] = []] = clientNotes
  const { version } = stored as { readonly version: number }
  clientNotes.set(reference!, { ...stored, text, version: version + 1 })
}

/** A legal hold that stands, and before it one that has ended. */
export function addHolds({ legalHolds }: ClientMockState): void {
  const hold = { client, document: null, setBy: 'kavita', ended: null }
  legalHolds.set('LH-0000-0000-0001', {
    ...hold,
    reference: 'LH-0000-0000-0001',
    reason: 'Scrutiny of the assessment year 2023-24.',
    setAt: '2026-04-07T06:00:00.000Z',
    ended: { at: '2026-09-01T06:00:00.000Z', by: 'imran', reason: 'The order is passed, without a demand.' },
  })
  legalHolds.set('LH-0000-0000-0002', {
    ...hold,
    reference: 'LH-0000-0000-0002',
    reason: 'Summons of 3 November 2026 under section 70 of the CGST Act.',
    setAt: '2026-11-03T06:00:00.000Z',
  })
}

/** A legal hold on one document alone. */
export const addDocumentHold = ({ legalHolds }: ClientMockState): void =>
  void legalHolds.set('LH-0000-0000-0003', {
    reference: 'LH-0000-0000-0003',
    client,
    document: 'bank-statement',
    reason: 'Notice of 12 October 2026 under section 133(6) of the Income-tax Act.',
    setAt: '2026-10-13T06:00:00.000Z',
    setBy: 'kavita',
    ended: null,
  })
