/**
 * The mocked API: MSW handlers made from the contract, which store what they receive and pass the same
 * conformance suite as the server.
 */
import type { Practice, User } from '@anupalan/server/contract'
import type { AccountLinkKind } from '@anupalan/server/contract/accounts/links'
import { delay } from 'msw'
import type { HttpHandler } from 'msw'
import { createState, handlersOf, resetState } from './features.ts'
import type { StoredState } from './features.ts'
import { linkKeyOf } from './handlers/accounts/links.ts'
import { oneTimeCodeOf } from './handlers/accounts/one-time-codes.ts'
import { finishRecoveries } from './handlers/accounts/recoveries.ts'
import { authenticate, pageUser, setPageUser } from './handlers/accounts/signed-in-user.ts'
import { defaultAccountSettings } from './handlers/accounts/settings.ts'
import type { AccountSettings } from './handlers/accounts/settings.ts'
import { createLimits } from './limits.ts'
import { mockEndpoints } from './mock-endpoints.ts'
import type { Scenario } from './scenarios.ts'
import { unknownCalls } from './unknown-calls.ts'

export { mockKeyOf } from './handlers/bookings.ts'
export { sampleAccounts, samplePassword, sampleUsers } from './sample-users.ts'
export { isScenario, readScenario, scenarios } from './scenarios.ts'
export type { Scenario } from './scenarios.ts'
export type { AccountSettings } from './handlers/accounts/settings.ts'
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
  /** Whether visitors may create accounts; `closed` by default. */
  readonly registration?: AccountSettings['registration']
  /** Whether the staff must have a second factor; `optional` by default. */
  readonly staffSecondFactor?: AccountSettings['staffSecondFactor']
  /**
   * Cookies of calls. `stored` by default: the mock has one browser, whose cookies it stores in its state. `sent`: those
   * of each request's Cookie header, which pages cannot set.
   */
  readonly cookies?: 'stored' | 'sent'
  /** Origin of the API; by default the page's own in a browser, and any elsewhere. */
  readonly origin?: string
  /** Called for each call that the contract does not have; by default an error in the console. */
  readonly onUnknownCall?: (message: string) => void
  /** Called when the state or the scenario may have changed. */
  readonly onChange?: () => void
}

/** What is stored, and who is signed in. */
export interface MockState extends StoredState {
  /**
   * The user who is signed in on the page. Setting it signs a user in without a password, or out: the account is
   * created, or gets these details. It is not enumerable, since it follows from sessions and cookies.
   */
  user: User | null
}

export interface MockApi {
  readonly handlers: HttpHandler[]
  /** What is stored, for stories and tests to read and to fill. */
  readonly state: MockState
  readonly scenario: () => Scenario
  readonly setScenario: (scenario: Scenario) => void
  /** Restores the first state, settings and scenario. */
  readonly reset: () => void
  /**
   * The key of the newest open link of a kind, as its mail has it. A recovery whose delay is over is finished first.
   *
   * @param subject a user name; the id of an invitation; of a change of address `<user name>/old` or `<user name>/new`
   * @throws Error if there is no such link
   */
  readonly linkKey: (kind: AccountLinkKind, subject: string) => string
  /**
   * The code that the app of a user shows now, also before the first code is confirmed.
   *
   * @throws Error if the account has no secret
   */
  readonly oneTimeCode: (username: string) => Promise<string>
}

export function createMockApi({
  practice,
  pages = [],
  clock = () => new Date(),
  scenario: first = 'normal',
  slow = 3_000,
  rateLimits = 'off',
  registration = defaultAccountSettings.registration,
  staffSecondFactor = defaultAccountSettings.staffSecondFactor,
  cookies = 'stored',
  origin = pageOrigin(),
  onUnknownCall = (message) => console.error(`[mock-api] ${message}`),
  onChange = () => {},
}: MockApiOptions): MockApi {
  const stored = createState()
  const setUp = () => void (stored.accountSettings = { registration, staffSecondFactor })
  setUp()
  let scenario = first
  const world = {
    practice,
    pages: new Set(pages),
    clock,
    limits: createLimits(rateLimits, clock),
    state: stored,
    maxFileBytes: () => stored.uploadLimit.maxBytes,
    scenario: () => scenario,
    changed: onChange,
    wait: () => delay(slow),
    origin,
    cookies,
  }
  const handler = mockEndpoints(
    handlersOf(world),
    world,
    (browser) => authenticate(world, browser),
    unknownCalls(onUnknownCall),
  )
  const state = Object.defineProperty(stored, 'user', {
    get: () => pageUser(world),
    set(user: User | null) {
      setPageUser(world, user)
    },
  }) as MockState

  return {
    handlers: [handler],
    state,
    scenario: world.scenario,
    setScenario(next) {
      scenario = next
      if (next === 'empty') resetState(stored)
      onChange()
    },
    reset() {
      scenario = first
      resetState(stored)
      setUp()
      onChange()
    },
    linkKey(kind, subject) {
      finishRecoveries(world)
      return linkKeyOf(world, kind, subject)
    },
    oneTimeCode: (username) => oneTimeCodeOf(world, username),
  }
}

/** Workers and Node have no `location`, although the DOM's types declare one. */
const pageOrigin = (): string | undefined => (globalThis as Partial<typeof globalThis>).location?.origin
