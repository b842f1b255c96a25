/** The features that the mock answers for, and what they store together. */
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

/** What the mock remembers, in place of a database: until `reset`, or the end of what holds it. */
export type MockState = CoreState & Intersection<ReturnType<(typeof features)[number]['state']>>

/** A state in which nothing is stored and nobody signed in. */
export const createState = (): MockState =>
  Object.assign({ outbox: [], user: null }, ...features.map(({ state }) => state())) as MockState

/** Handlers hold on to the maps and lists of a state, which therefore stay the same. */
export function resetState(state: MockState): void {
  for (const part of Object.values<unknown>({ ...state })) {
    if (part instanceof Map) part.clear()
    else if (Array.isArray(part)) part.length = 0
  }
  state.user = null
}

/** What answers every endpoint of the contract. One that is missing does not compile. */
export const handlersOf = (world: World<MockState>): Handlers<Endpoints> =>
  Object.assign({}, ...features.map(({ handlers }) => handlers(world))) as Intersection<
    ReturnType<(typeof features)[number]['handlers']>
  >
