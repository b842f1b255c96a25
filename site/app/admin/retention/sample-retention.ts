/** Fills the mocked API for stories of the time that papers are kept. */
import type { User } from '@anupalan/server/contract/core/access'

/** The part of the mock's state that the stories fill. */
export interface RetentionMockState {
  user: User | null
  readonly clients: Map<string, object>
  readonly documents: Map<string, object>
  readonly legalHolds: Map<string, object>
  readonly retentionPeriods: Map<string, object>
  readonly retentionErasures: Map<string, object>
}

const profile = {
  constitution: 'proprietorship',
  gst: 'monthly',
  state: '29',
  filing: 'business',
  advanceTax: 'none',
  turnover: 'unknown',
  tdsDeductor: false,
  payroll: [],
}

/** Adds a client. */
export const addClient = ({ clients }: RetentionMockState, id: string, name: string) =>
  clients.set(id, { id, profile: { ...profile, name }, consultant: 'imran', version: 1 })

/** Adds documents of a category and a year to a client. */
export function addDocuments(
  { documents }: RetentionMockState,
  client: string,
  {
    category,
    year,
    count = 1,
  }: { readonly category: string; readonly year: string; readonly count?: number },
): void {
  for (let number = 1; number <= count; number += 1) {
    const id = `${client}-${category}-${year}-${number}`
    documents.set(id, {
      id,
      client,
      source: 'client',
      deliveredAs: null,
      name: `Paper ${number}`,
      category,
      year,
      task: null,
      removedAt: null,
      version: 1,
      versions: [
        {
          number: 1,
          key: id,
          fileName: 'paper.pdf',
          kind: 'pdf',
          bytes: 12_400,
          sha256: '',
          isLocked: false,
          sentBy: 'asha',
          isByStaff: false,
          sentAt: '2016-06-01T06:00:00.000Z',
          seenAt: null,
          reference: '',
          sentAs: '',
        },
      ],
      views: [],
    })
  }
}

/** Two clients with papers that may go, and one under a hold. */
export function addDue(state: RetentionMockState): void {
  state.clients.clear()
  state.documents.clear()
  addClient(state, 'iyer', 'Iyer Stores')
  addClient(state, 'rao-family', 'राव परिवार')
  addClient(
    state,
    'long',
    'Venkatanarasimharajuvaripeta Sweets, Savouries and Allied Food Products Manufacturing Company',
  )
  addDocuments(state, 'iyer', { category: 'gst', year: '2015-16', count: 12 })
  addDocuments(state, 'iyer', { category: 'bank', year: '2016-17', count: 30 })
  addDocuments(state, 'iyer', { category: 'bank', year: '2024-25', count: 3 })
  addDocuments(state, 'rao-family', { category: 'income-tax', year: '2013-14' })
  addDocuments(state, 'long', { category: 'sales', year: '2012-13', count: 2 })
  state.legalHolds.set('LH-0000-0000-0001', {
    reference: 'LH-0000-0000-0001',
    client: 'long',
    document: null,
    reason: 'Notice under section 74 of the CGST Act for 2012-13, appeal pending.',
    setAt: '2026-10-01T06:00:00.000Z',
    setBy: 'imran',
    ended: null,
  })
}

/** A period that was made longer. */
export function addLonger(state: RetentionMockState): void {
  addDue(state)
  state.retentionPeriods.set('accounts', {
    years: 10,
    reason: 'The insurer of the practice asks for ten years.',
    setAt: '2026-09-14T06:00:00.000Z',
    setBy: 'kavita',
    version: 1,
  })
}

/** As many lines as a page has. */
export function addVeryMany(state: RetentionMockState): void {
  state.clients.clear()
  state.documents.clear()
  for (let number = 100; number < 170; number += 1) {
    addClient(state, `client-${number}`, `Client ${number}`)
    addDocuments(state, `client-${number}`, { category: 'gst', year: '2015-16' })
  }
}

const erasure = {
  parts: [],
  left: [],
  clients: 40,
  documents: 1_240,
  erasedClients: 40,
  erased: 1_240,
  held: 0,
  changed: 0,
  state: 'done',
  startedAt: '2026-11-02T06:00:00.000Z',
  startedBy: 'imran',
}

/** One erasure that is running, and two that have ended. */
export function addErasures(state: RetentionMockState): void {
  addDue(state)
  const add = (reference: string, changes: object) =>
    state.retentionErasures.set(reference, { ...erasure, reference, ...changes })
  add('RX-0000-0000-0001', { erasedClients: 38, erased: 1_180, held: 2 })
  add('RX-0000-0000-0002', { state: 'stopped', erasedClients: 12, erased: 300 })
  add('RX-0000-0000-0003', {
    state: 'running',
    erasedClients: 10,
    erased: 260,
    left: Array.from({ length: 30 }, () => ({ client: 'gone', categories: ['gst'], documents: 1 })),
    startedAt: '2090-01-01T00:00:00.000Z',
  })
}
