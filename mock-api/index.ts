/**
 * The mocked API: MSW handlers made from the contract, which store what they receive and pass the same
 * conformance suite as the server.
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
  /** The firm, as the site's build passes it to the server. */
  readonly practice: Practice
  /** Paths of the pages whose views are counted; none by default. Other paths count as page not found. */
  readonly pages?: readonly string[]
  /** The current time; the system's by default. */
  readonly clock?: () => Date
  /** The first scenario; `normal` by default. */
  readonly scenario?: Scenario
  /** Delay of the scenario `slow`, in ms; 3,000 by default. */
  readonly slow?: number
  /** Whether the contract's rate limits apply; `off` by default, since stories make more calls than people. */
  readonly rateLimits?: 'on' | 'off'
  /** Origin of the API; by default the page's own in a browser, and any elsewhere. */
  readonly origin?: string
  /** Called for each call that the contract does not have; by default an error in the console. */
  readonly onUnknownCall?: (message: string) => void
  /** Called when the state or the scenario may have changed. */
  readonly onChange?: () => void
}

export interface MockApi {
  readonly handlers: HttpHandler[]
  /** What is stored, for stories and tests to read and to fill. */
  readonly state: MockState
  readonly scenario: () => Scenario
  readonly setScenario: (scenario: Scenario) => void
  /** Clears the state and restores the first scenario. */
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

/** Workers and Node have no `location`, although the DOM's types declare one. */
const pageOrigin = (): string | undefined => (globalThis as Partial<typeof globalThis>).location?.origin
