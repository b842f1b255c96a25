/** Fills the mocked API for stories of the list of clients. */
import type { User } from '@anupalan/server/contract/core/access'

/** The part of the mock's state that the stories fill. */
export interface ClientsMockState {
  user: User | null
  readonly clients: Map<string, object>
  readonly tasks: Map<string, object>
  readonly bulkTasks: Map<string, object>
  readonly reassignments: Map<string, object>
}

const profile = {
  constitution: 'individual',
  gst: 'none',
  state: '29',
  filing: 'no-business',
  advanceTax: 'none',
  turnover: 'unknown',
  tdsDeductor: false,
  payroll: [],
}

/** Adds a client with open tasks. */
export function addClient(
  { clients, tasks }: ClientsMockState,
  id: string,
  name: string,
  {
    consultant = 'imran',
    due = [],
    waiting = 0,
    gst = 'none',
    pan = '',
    gstin = '',
  }: {
    readonly consultant?: string | null
    readonly due?: readonly string[]
    readonly waiting?: number
    readonly gst?: string
    readonly pan?: string
    readonly gstin?: string
  } = {},
): void {
  clients.set(id, { id, profile: { ...profile, name, gst }, consultant, pan, gstin, version: 1 })
  for (const [index, dueOn] of due.entries())
    tasks.set(`${id}-${index}`, {
      id: `${id}-${index}`,
      client: id,
      law: null,
      title: 'GSTR-3B',
      detail: '',
      dueOn,
      waitsFor: index < waiting ? 'client' : 'firm',
      doneAt: null,
      doneBy: null,
      checklist: [],
      filing: [],
      version: 1,
    })
}

/** Clients in each state: overdue, due, without a date, without a consultant, and with a long name. */
export function addStates(state: ClientsMockState): void {
  state.clients.clear()
  state.tasks.clear()
  addClient(state, 'rao', 'Rao Textiles', {
    due: ['2020-05-31', '2020-06-30', '2090-01-20'],
    waiting: 2,
    pan: 'ABCPR1234F',
    gstin: '29ABCPR1234F1ZU',
  })
  addClient(state, 'rao-family', 'राव परिवार', { due: ['2090-01-31'], pan: 'AAAHR5521L' })
  addClient(
    state,
    'long',
    'Venkatanarasimharajuvaripeta Sweets, Savouries and Allied Food Products Manufacturing Company',
    { due: ['2090-02-28'], waiting: 1 },
  )
  addClient(state, 'zari', 'Zari Weavers', {})
  addClient(state, 'nobody', 'Anand & Sons', { consultant: null, due: ['2020-07-31'] })
  addClient(state, 'theirs', 'Qureshi Exports LLP', { consultant: 'kavita', due: ['2090-01-07'] })
}

/** @param count of further clients of `imran` */
export function addMany(state: ClientsMockState, count: number): void {
  state.clients.clear()
  state.tasks.clear()
  for (let index = 1; index <= count; index++) {
    const number = String(index).padStart(3, '0')
    addClient(state, `client-${number}`, `Client ${number}`)
  }
}

/** Seven clients that file GST returns every month, and one that does not. */
export function addFilers(state: ClientsMockState): void {
  state.clients.clear()
  state.tasks.clear()
  for (const [index, name] of [
    'Anand & Sons',
    'Zari Weavers',
    'राव परिवार',
    'Qureshi Exports LLP',
    'Venkatanarasimharajuvaripeta Sweets, Savouries and Allied Food Products Manufacturing Company',
    'Rao Textiles',
    'Kaveri Traders',
  ].entries())
    addClient(state, `filer-${index}`, name, { gst: 'monthly' })
  addClient(state, 'other', 'Asha Rao')
}

/** A task for many that is being added, and two that were. */
export function addBulkTasks({ bulkTasks }: ClientsMockState): void {
  const common = { startedBy: 'imran', skipped: 0, task: '{}', left: ['rao'] }
  for (const bulk of [
    {
      reference: 'BT-0000-0000-0001',
      title: 'Send the books of the half-year',
      clients: 64,
      added: 63,
      skipped: 1,
      state: 'done',
      startedAt: '2026-11-02T05:30:00.000Z',
    },
    {
      reference: 'BT-0000-0000-0002',
      title: 'बैंक विवरण भेजें',
      clients: 118,
      added: 20,
      state: 'stopped',
      startedAt: '2026-11-12T08:00:00.000Z',
    },
    {
      reference: 'BT-0000-0000-0003',
      title: 'Send the purchase invoices of November',
      clients: 340,
      added: 125,
      state: 'running',
      // Ahead of the clock of the stories, so that nothing more is due.
      startedAt: '2027-11-20T04:30:00.000Z',
    },
  ])
    bulkTasks.set(bulk.reference, { ...common, ...bulk })
}

/** Clients of one who leaves that are being handed over, and some that were. */
export function addReassignments({ reassignments }: ClientsMockState): void {
  const common = { to: 'imran', startedBy: 'lakshmi', left: ['theirs'] }
  for (const each of [
    {
      reference: 'RA-0000-0000-0001',
      from: 'divya',
      clients: 12,
      moved: 11,
      skipped: 1,
      state: 'done',
      startedAt: '2026-11-02T05:30:00.000Z',
    },
    {
      reference: 'RA-0000-0000-0002',
      from: 'kavita',
      clients: 180,
      moved: 64,
      skipped: 0,
      state: 'running',
      // Ahead of the clock of the stories, so that nothing more is due.
      startedAt: '2027-11-20T04:30:00.000Z',
    },
  ])
    reassignments.set(each.reference, { ...common, ...each })
}

/** Adds a return to a client. */
function addReturn(
  { tasks }: ClientsMockState,
  client: string,
  title: string,
  dueOn: string,
  { status, isDone = false }: { readonly status?: string; readonly isDone?: boolean } = {},
): void {
  const obligation = title.toLowerCase()
  const id = `${client}-${obligation}${dueOn.startsWith('2026-11') ? '' : `-${dueOn}`}`
  tasks.set(id, {
    id,
    client,
    law: {
      key: `${obligation}:${dueOn}`,
      obligation,
      period: 'October 2026',
      source: 'CGST Rules',
      confirm: false,
    },
    title,
    detail: '',
    dueOn,
    waitsFor: 'firm',
    doneAt: isDone ? '2026-11-10T06:00:00.000Z' : null,
    doneBy: isDone ? 'imran' : null,
    checklist: [],
    filing: status === undefined ? [] : [{ status, on: '2026-11-09', acknowledgement: '' }],
    version: 1,
  })
}

/** Clients with the returns of November in each state, and one of December. */
export function addBoard(state: ClientsMockState): void {
  state.clients.clear()
  state.tasks.clear()
  addClient(state, 'rao', 'Rao Textiles')
  addReturn(state, 'rao', 'GSTR-1', '2026-11-11', { status: 'filed', isDone: true })
  addReturn(state, 'rao', 'GSTR-3B', '2026-11-20', { status: 'for-approval' })
  addReturn(state, 'rao', 'ITR-5', '2026-11-30', { status: 'in-preparation' })
  addClient(state, 'family', 'राव परिवार')
  addReturn(state, 'family', 'GSTR-3B', '2026-11-20')
  addReturn(state, 'family', 'GSTR-3B', '2026-12-20')
  addClient(state, 'zari', 'Zari Weavers', { consultant: 'kavita' })
  addReturn(state, 'zari', 'GSTR-1', '2026-11-11')
  addReturn(state, 'zari', 'GSTR-3B', '2026-11-20', { status: 'received' })
  addClient(state, 'anand', 'Anand & Sons', { consultant: null })
}

/** A board on which all of November is filed. */
export function addFiledBoard(state: ClientsMockState): void {
  addBoard(state)
  state.tasks.clear()
  addReturn(state, 'rao', 'GSTR-1', '2026-11-11', { status: 'filed', isDone: true })
  addReturn(state, 'rao', 'GSTR-1', '2026-12-11')
  addReturn(state, 'rao', 'GSTR-3B', '2026-12-20')
  addReturn(state, 'family', 'GSTR-3B', '2026-12-20', { status: 'received' })
}
