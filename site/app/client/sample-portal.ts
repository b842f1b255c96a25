/** Fills the mocked API for stories of the dashboard. */
import { removeDocuments, type DocumentsMockState } from './sample-documents.ts'
import { addWaitingTask, rename } from './sample-tasks.ts'

/** The part of the mock's state that the stories fill. */
export interface PortalMockState extends DocumentsMockState {
  readonly accounts: Map<string, object>
  readonly activity: Map<string, object>
}

/** Leaves documents, but nothing that waits for the client. */
export function removeWaiting({ documentRequests, approvals }: PortalMockState): void {
  documentRequests.clear()
  approvals.clear()
}

/**
 * A client for whom nothing has happened yet, and the law has no date. The mock adds statutory tasks to a client that
 * has none, so one that was done long ago stays.
 */
export function removeEverything(state: PortalMockState): void {
  removeDocuments(state)
  state.activity.clear()
  addWaitingTask(state)
  change(state.tasks, 'purchase-invoices', {
    law: { key: 'done', obligation: 'gstr-3b', period: 'April 2024', source: 'rule 61', confirm: false },
    dueOn: '2024-05-20',
    doneAt: '2024-05-19T06:30:00.000Z',
    doneBy: 'imran',
  })
}

interface Item {
  readonly id: string
  readonly title: string
}

interface Request {
  readonly items: readonly Item[]
}

/** @param count of further items of the sample request */
export function addManyItems({ documentRequests }: PortalMockState, count: number): void {
  const request = documentRequests.get('gst-papers') as Request
  const items = Array.from({ length: count }, (_, index) => ({
    ...request.items[0]!,
    id: `bill-${index + 1}`,
    title: `Electricity bill ${index + 1}, बिजली का बिल`,
  }))
  documentRequests.set('gst-papers', { ...request, items: [...request.items, ...items] })
}

const longName = 'श्री वेंकटनरसिम्हाराजुवारिपेटा Sweets and Savouries Manufacturing and Trading Private Limited'

const longPerson = 'सुब्रह्मण्यम् वेङ्कटरामनारायणाचार्युलु Balasubramaniam'

const longFile = 'मालवेंकटेश्वरस्वामीदेवस्थानकिरायेकाअनुबंधपत्र_2026-27_signed_by_both_parties_final.pdf'

/** Long names of the client, of people, of documents and of what waits. */
export function lengthenNames(state: PortalMockState): void {
  addWaitingTask(state)
  rename(state, longName)
  change(state.tasks, 'purchase-invoices', { title: `Purchase invoices, ${longName}` })
  for (const username of ['asha', 'imran']) change(state.accounts, username, { fullName: longPerson })
  for (const id of ['sales-register', 'computation']) change(state.documents, id, { name: longFile })
  for (const [id, entry] of state.activity) {
    const { subject } = entry as { readonly subject: object }
    state.activity.set(id, { ...entry, subject: { ...subject, name: longFile } })
  }
}

const change = (rows: Map<string, object>, key: string, changed: object): void =>
  void rows.set(key, { ...rows.get(key), ...changed })
