/** The features that the mock implements, and their combined state. */
import type { Endpoints } from '@anupalan/server/contract'
import { accountsMock } from './handlers/accounts.ts'
import { applicationsMock } from './handlers/applications.ts'
import { bookingsMock } from './handlers/bookings.ts'
import { enquiriesMock } from './handlers/enquiries.ts'
import { feedbackMock } from './handlers/feedback.ts'
import { pageViewsMock } from './handlers/page-views.ts'
import type { Handlers } from './mock-feature.ts'
import type { CoreState } from './state.ts'
import type { World } from './world.ts'

const features = [
  enquiriesMock,
  feedbackMock,
  accountsMock,
  pageViewsMock,
  applicationsMock,
  bookingsMock,
] as const

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never

/** What the mock stores instead of a database, until `reset` or the end of its page or process. */
export type MockState = CoreState & Intersection<ReturnType<(typeof features)[number]['state']>>

/** A state with nothing stored and no user signed in. */
export const createState = (): MockState =>
  Object.assign({ outbox: [], user: null }, ...features.map(({ state }) => state())) as MockState

/** Empties the maps and lists in place, because handlers keep references to them. */
export function resetState(state: MockState): void {
  for (const part of Object.values<unknown>({ ...state })) {
    if (part instanceof Map) part.clear()
    else if (Array.isArray(part)) part.length = 0
  }
  state.user = null
}

/** The handlers of every endpoint of the contract. A missing one is a type error. */
export const handlersOf = (world: World<MockState>): Handlers<Endpoints> =>
  Object.assign({}, ...features.map(({ handlers }) => handlers(world))) as Intersection<
    ReturnType<(typeof features)[number]['handlers']>
  >
