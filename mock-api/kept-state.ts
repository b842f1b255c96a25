/** Keeps what the mock has stored, and its scenario, while a tab goes from page to page. */
import { createState, resetState } from './features.ts'
import type { MockState } from './features.ts'
import type { MockApi } from './index.ts'
import { readSampleUser } from './sample-users.ts'
import { isScenario, namedScenario } from './scenarios.ts'
import type { Scenario } from './scenarios.ts'

/** Where it is kept. */
const KEY = 'mock-api'

/** Raised when what is stored takes another shape: records of before are then dropped. */
const VERSION = 1

type KeptMock = Pick<MockApi, 'state' | 'scenario' | 'setScenario'>

interface Kept {
  readonly version: number
  readonly scenario: Scenario
  /** The state, with each map as its entries. */
  readonly state: Readonly<Record<keyof MockState, unknown>>
}

/** Keeps the mock as it is. Where there is no room for that, it stays kept as it was. */
export function keepMock({ state, scenario }: KeptMock, storage: Pick<Storage, 'setItem'>): void {
  const asJson = (_name: string, value: unknown): unknown => (value instanceof Map ? [...value] : value)
  try {
    storage.setItem(KEY, JSON.stringify({ version: VERSION, scenario: scenario(), state }, asJson))
  } catch (error) {
    console.warn('[mock-api] What is stored will not outlive this page:', error)
  }
}

/**
 * Makes the mock what it was on the page before. What the address names wins: `?mock=` over the scenario that was kept,
 * where `empty` begins with nothing, and `?as=` over who was signed in. A record that cannot be read is as none.
 *
 * @param search the query of the page's address
 */
export function restoreMock(mock: KeptMock, storage: Pick<Storage, 'getItem'>, search: string): void {
  const kept = readKept(storage.getItem(KEY))
  const named = namedScenario(search)
  if (kept && named !== 'empty') {
    if (!named) mock.setScenario(kept.scenario)
    resetState(mock.state)
    for (const [name, part] of Object.entries(kept.state)) fill(mock.state, name as keyof MockState, part)
  }
  const user = readSampleUser(search)
  if (user !== undefined) mock.state.user = user
}

function readKept(text: string | null): Kept | undefined {
  if (text === null) return undefined
  try {
    const kept = JSON.parse(text) as unknown
    return isKept(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

function isKept(value: unknown): value is Kept {
  if (!isObject(value) || value.version !== VERSION || !isObject(value.state)) return false
  if (typeof value.scenario !== 'string' || !isScenario(value.scenario)) return false
  const { state } = value
  const parts = Object.entries(createState())
  return (
    parts.length === Object.keys(state).length && parts.every(([name, part]) => isLike(state[name], part))
  )
}

/** Whether a part of a record can become what that part of a state is. */
function isLike(value: unknown, part: unknown): boolean {
  if (part instanceof Map) return Array.isArray(value) && value.every(isEntry)
  if (Array.isArray(part)) return Array.isArray(value) && value.every(isObject)
  return value === null || isObject(value)
}

const isEntry = (value: unknown) =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'string' && isObject(value[1])

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Handlers hold on to the maps and lists of a state, which therefore stay the same. */
function fill(state: MockState, name: keyof MockState, part: unknown): void {
  const into: unknown = state[name]
  if (into instanceof Map) for (const [key, value] of part as [string, unknown][]) into.set(key, value)
  else if (Array.isArray(into)) into.push(...(part as unknown[]))
  else Object.assign(state, { [name]: part })
}
