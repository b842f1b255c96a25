/** Saves the mock's state and scenario for the tab's next page. */
import type { User } from '@anupalan/server/contract'
import { createState } from './features.ts'
import type { StoredState } from './features.ts'
import { readAccountSettings } from './handlers/accounts/settings.ts'
import type { MockApi, MockState } from './index.ts'
import { readSampleUser } from './sample-users.ts'
import { isScenario, namedScenario } from './scenarios.ts'
import type { Scenario } from './scenarios.ts'

/** Key in `sessionStorage`. */
const KEY = 'mock-api'

/** Raise it when the shape of the state changes: records of older versions are dropped. */
const VERSION = 6

type RestorableMock = Pick<MockApi, 'state' | 'scenario' | 'setScenario'>

interface SavedState {
  readonly version: number
  readonly scenario: Scenario
  /** The state, with each map as its entries. */
  readonly state: Readonly<Record<keyof StoredState, unknown>>
}

/** Saves the state and the scenario. If the storage is full, the earlier record remains. */
export function saveMock({ state, scenario }: RestorableMock, storage: Pick<Storage, 'setItem'>): void {
  const asJson = (_name: string, value: unknown): unknown => (value instanceof Map ? [...value] : value)
  try {
    storage.setItem(KEY, JSON.stringify({ version: VERSION, scenario: scenario(), state }, asJson))
  } catch (error) {
    console.warn('[mock-api] The state cannot be saved for the next page:', error)
  }
}

/**
 * Restores the state of the previous page. The address takes precedence: `?mock=` over the saved scenario
 * (`empty` also drops the saved state), `?registration=` and `?staffSecondFactor=` over the saved settings, `?as=` over
 * the saved user. An unreadable record is ignored.
 *
 * @param search the query of the page's address
 */
export function restoreMock(mock: RestorableMock, storage: Pick<Storage, 'getItem'>, search: string): void {
  const saved = readSavedState(storage.getItem(KEY))
  const named = namedScenario(search)
  if (saved && named !== 'empty') {
    if (!named) mock.setScenario(saved.scenario)
    for (const [name, part] of Object.entries(saved.state)) fill(mock.state, name as keyof StoredState, part)
  }
  Object.assign(mock.state, {
    accountSettings: { ...mock.state.accountSettings, ...readAccountSettings(search) },
  })
  const user = readSampleUser(search)
  if (user !== undefined) signIn(mock.state, user)
}

/** Signs a sample user in or out. A reload of the same address keeps the session; a changed name is kept in any case. */
function signIn(state: MockState, user: User | null): void {
  if (state.user?.username === user?.username && state.user?.role === user?.role) return
  const known = user && state.accounts.get(user.username)
  state.user = known ? { ...user, fullName: known.fullName, email: known.email } : user
}

function readSavedState(text: string | null): SavedState | undefined {
  if (text === null) return undefined
  try {
    const saved = JSON.parse(text) as unknown
    return isSavedState(saved) ? saved : undefined
  } catch {
    return undefined
  }
}

function isSavedState(value: unknown): value is SavedState {
  if (!isObject(value) || value.version !== VERSION || !isObject(value.state)) return false
  if (typeof value.scenario !== 'string' || !isScenario(value.scenario)) return false
  const { state } = value
  const parts = Object.entries(createState())
  return (
    parts.length === Object.keys(state).length && parts.every(([name, part]) => isLike(state[name], part))
  )
}

/** Whether a part of a record has the type of the same part of a state. */
function isLike(value: unknown, part: unknown): boolean {
  if (part instanceof Map) return Array.isArray(value) && value.every(isEntry)
  if (Array.isArray(part)) return Array.isArray(value) && value.every(isObject)
  return value === null || isObject(value)
}

const isEntry = (value: unknown) =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'string' && isObject(value[1])

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Replaces the contents of maps and lists in place, because handlers keep references to them. */
function fill(state: StoredState, name: keyof StoredState, part: unknown): void {
  const into: unknown = state[name]
  if (into instanceof Map) {
    into.clear()
    for (const [key, value] of part as [string, unknown][]) into.set(key, value)
  } else if (Array.isArray(into)) into.splice(0, into.length, ...(part as unknown[]))
  else Object.assign(state, { [name]: part })
}
