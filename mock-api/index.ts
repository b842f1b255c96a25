/**
 * The API before there is a server: MSW handlers that keep what they are sent, made from the contract and
 * held to the same conformance suite as the server.
 */
import type { Practice } from '@anupalan/server/contract'
import { delay } from 'msw'
import type { HttpHandler } from 'msw'
import { createState, handlersOf, resetState } from './features.ts'
import type { MockState } from './features.ts'
import { createLimits } from './limits.ts'
import { mockEndpoints } from './mock-endpoints.ts'
import type { Scenario } from './scenarios.ts'
import { unknownCalls } from './unknown-calls.ts'

export { mockKeyOf } from './handlers/bookings.ts'
export { sampleUsers } from './sample-users.ts'
export { isScenario, readScenario, scenarios } from './scenarios.ts'
export type { Scenario } from './scenarios.ts'
export type { MockState } from './features.ts'
export type { StoredApplication } from './handlers/applications.ts'
export type { StoredBooking } from './handlers/bookings.ts'
export type { PageViewCount } from './handlers/page-views.ts'
export type { QueuedMail, Stored } from './state.ts'

export interface MockApiOptions {
  /** The firm, as the site's build hands it to the server. */
  readonly practice: Practice
  /** Paths of the site's pages, of which views are counted; none by default, and every view then is of a page not found. */
  readonly pages?: readonly string[]
  /** The time; the system's by default. */
  readonly clock?: () => Date
  /** What it does to begin with; `normal` by default. */
  readonly scenario?: Scenario
  /** How long the slow scenario waits, in ms; 3,000 by default. */
  readonly slow?: number
  /** Whether the contract's rate limits hold; `off` by default, since stories call far more often than people. */
  readonly rateLimits?: 'on' | 'off'
  /** Where the API is; by default the page's own origin in a browser, and any outside one. */
  readonly origin?: string
  /** Told of each call the contract does not have; by default it goes to the console as an error. */
  readonly onUnknownCall?: (message: string) => void
  /** Told when what is stored, or the scenario, may have changed. */
  readonly onChange?: () => void
}

export interface MockApi {
  readonly handlers: HttpHandler[]
  /** What is stored, for stories and tests to look at and to fill. */
  readonly state: MockState
  readonly scenario: () => Scenario
  readonly setScenario: (scenario: Scenario) => void
  /** Forgets everything stored and returns to the scenario it began with. */
  readonly reset: () => void
}

export function createMockApi({
  practice,
  pages = [],
  clock = () => new Date(),
  scenario: first = 'normal',
  slow = 3_000,
  rateLimits = 'off',
  origin = pageOrigin(),
  onUnknownCall = (message) => console.error(`[mock-api] ${message}`),
  onChange = () => {},
}: MockApiOptions): MockApi {
  const state = createState()
  let scenario = first
  const world = {
    practice,
    pages: new Set(pages),
    clock,
    limits: createLimits(rateLimits, clock),
    state,
    scenario: () => scenario,
    changed: onChange,
    wait: () => delay(slow),
    origin,
  }

  return {
    handlers: [...mockEndpoints(handlersOf(world), world), unknownCalls(origin, onUnknownCall)],
    state,
    scenario: world.scenario,
    setScenario(next) {
      scenario = next
      if (next === 'empty') resetState(state)
      onChange()
    },
    reset() {
      scenario = first
      resetState(state)
      onChange()
    },
  }
}

/** A worker's scope and Node have none, whatever the DOM's types say. */
const pageOrigin = (): string | undefined => (globalThis as Partial<typeof globalThis>).location?.origin
