/** The features that the mock implements, and their combined state. */
import type { Endpoints } from '@anupalan/server/contract'
import { accountsMock } from './handlers/accounts.ts'
import { activityMock } from './handlers/activity/activity.ts'
import { announcementsMock } from './handlers/announcements.ts'
import { applicationsMock } from './handlers/applications.ts'
import { assistantMock } from './handlers/assistant.ts'
import { auditMock } from './handlers/audit.ts'
import { bookingsMock } from './handlers/bookings.ts'
import { clientsMock } from './handlers/clients/clients.ts'
import { dashboardMock } from './handlers/dashboard.ts'
import { dataRightsMock } from './handlers/data-rights/data-rights.ts'
import { documentsMock } from './handlers/documents/documents.ts'
import { enquiriesMock } from './handlers/enquiries/enquiries.ts'
import { feesDateMock } from './handlers/fees-date.ts'
import { feedbackMock } from './handlers/feedback.ts'
import { officeDaysMock } from './handlers/office-days.ts'
import { operationsMock } from './handlers/operations.ts'
import { pageViewsMock } from './handlers/page-views.ts'
import { retentionMock } from './handlers/retention.ts'
import { serviceImagesMock } from './handlers/service-images.ts'
import { tasksMock } from './handlers/tasks/tasks.ts'
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
  clientsMock,
  tasksMock,
  documentsMock,
  activityMock,
  dataRightsMock,
  retentionMock,
  assistantMock,
  announcementsMock,
  officeDaysMock,
  feesDateMock,
  serviceImagesMock,
  auditMock,
  operationsMock,
  dashboardMock,
] as const

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never

/** What the mock stores instead of a database, until `reset` or the end of its page or process. */
export type StoredState = CoreState & Intersection<ReturnType<(typeof features)[number]['state']>>

/** A state with the sample accounts and clients, and no user signed in. */
export const createState = (): StoredState =>
  Object.assign(
    { outbox: [], cookies: new Map(), auditEntries: new Map() },
    ...features.map(({ state }) => state()),
  ) as StoredState

/** Restores the maps and lists of a new state in place, because handlers keep references to them. */
export function resetState(state: StoredState): void {
  const initial: Readonly<Record<string, unknown>> = { ...createState() }
  for (const [name, part] of Object.entries<unknown>({ ...state })) {
    if (part instanceof Map) {
      part.clear()
      for (const [key, value] of initial[name] as Map<unknown, unknown>) part.set(key, value)
    } else if (Array.isArray(part)) part.length = 0
  }
}

/** The handlers of every endpoint of the contract. A missing one is a type error. */
export const handlersOf = (world: World<StoredState>): Handlers<Endpoints> =>
  Object.assign({}, ...features.map(({ handlers }) => handlers(world))) as Intersection<
    ReturnType<(typeof features)[number]['handlers']>
  >
