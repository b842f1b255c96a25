/** Fills the mocked API for stories of the list of clients. */
import type { User } from '@anupalan/server/contract/core/access'

/** The part of the mock's state that the stories fill. */
export interface ClientsMockState {
  user: User | null
  readonly clients: Map<string, object>
  readonly tasks: Map<string, object>
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
  }: {
    readonly consultant?: string | null
    readonly due?: readonly string[]
    readonly waiting?: number
  } = {},
): void {
  clients.set(id, { id, profile: { ...profile, name }, consultant, version: 1 })
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
  addClient(state, 'rao', 'Rao Textiles', { due: ['2020-05-31', '2020-06-30', '2090-01-20'], waiting: 2 })
  addClient(state, 'rao-family', 'राव परिवार', { due: ['2090-01-31'] })
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
