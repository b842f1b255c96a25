import { addDays, istDate } from '@anupalan/server/compliance/ist'
import { respond } from '@anupalan/server/contract'
import { lateSince } from '@anupalan/server/contract/core/late-since'
import { replyBy } from '@anupalan/server/contract/core/reply-by'
import type * as endpoints from '@anupalan/server/contract/dashboard/endpoints'
import type { MockFeature } from '../mock-feature.ts'
import type { ApplicationsState } from './applications.ts'
import type { BookingsState } from './bookings.ts'
import type { EnquiriesState } from './enquiries/state.ts'
import type { OperationsState } from './operations.ts'
import type { TasksState } from './tasks/state.ts'

type Needs = ApplicationsState & BookingsState & EnquiriesState & OperationsState & TasksState

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

export const dashboardMock = {
  state: (): object => ({}),
  handlers: ({ state, clock, practice }) => ({
    getToday: () => {
      const now = clock()
      const today = istDate(now.getTime())
      const { applications, bookings, enquiries, enquiryProgress, failedMails, tasks } = state
      const dates = [...tasks.values()]
        .flatMap(({ doneAt, dueOn }) => (doneAt === null && dueOn !== null ? [dueOn] : []))
        .toSorted()
      const overdue = dates.filter((date) => date < today)
      const received = [...enquiries.values()]
        .filter(({ reference }) => (enquiryProgress.get(reference)?.status ?? 'new') === 'new')
        .map(({ receivedAt }) => receivedAt)
        .toSorted()
      const hours = practice.replyHours
      const since = hours === undefined ? '' : lateSince(now.getTime(), hours)
      const next = received.find((receivedAt) => receivedAt > since)
      return respond(200, {
        at: now.toISOString(),
        meetings: [...bookings.values()]
          .filter(({ start, cancelledAt }) => cancelledAt === null && istDate(Date.parse(start)) === today)
          .map(({ reference, start, service, mode }) => ({ reference, start, service, mode }))
          .toSorted((a, b) => a.start.localeCompare(b.start) || a.reference.localeCompare(b.reference)),
        tasks: {
          overdue: overdue.length,
          overdueSince: overdue[0] ?? null,
          today: dates.filter((date) => date === today).length,
          week: dates.filter((date) => date > today && date <= addDays(today, 7)).length,
        },
        enquiries: {
          unanswered: received.length,
          late: received.filter((receivedAt) => receivedAt <= since).length,
          nextReplyBy: next !== undefined && hours !== undefined ? replyBy(next, hours) : null,
        },
        applications: {
          week: [...applications.values()].filter(
            ({ receivedAt }) => Date.parse(receivedAt) > now.getTime() - WEEK_MS,
          ).length,
        },
        mails: { failed: failedMails.size },
      })
    },
  }),
} satisfies MockFeature<typeof endpoints, object, Needs>
