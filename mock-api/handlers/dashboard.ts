import { addDays, istDate } from '@anupalan/server/compliance/ist'
import { respond } from '@anupalan/server/contract'
import { lateSince } from '@anupalan/server/contract/core/late-since'
import { replyBy } from '@anupalan/server/contract/core/reply-by'
import type * as endpoints from '@anupalan/server/contract/dashboard/endpoints'
import { countReplies, figureSpans, MAX_PAGES, MAX_REPLIES } from '@anupalan/server/contract/dashboard/ranges'
import { MAX_ENQUIRY_PAGES } from '@anupalan/server/contract/core/referral'
import { feedbackCategories, scoreOptions } from '@anupalan/server/contract/feedback/rules'
import type { EnquirySource } from '@anupalan/server/contract/core/referral'
import type { MockFeature } from '../mock-feature.ts'
import type { ApplicationsState } from './applications.ts'
import type { BookingsState } from './bookings.ts'
import type { EnquiriesState } from './enquiries/state.ts'
import type { FeedbackState } from './feedback.ts'
import type { OperationsState } from './operations.ts'
import type { PageViewsState } from './page-views.ts'
import type { TasksState } from './tasks/state.ts'

type Needs = ApplicationsState &
  BookingsState &
  EnquiriesState &
  FeedbackState &
  OperationsState &
  PageViewsState &
  TasksState

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
          .map(({ reference, start, service, mode, name }) => ({ reference, start, service, mode, name }))
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

    getFigures: ({ params: { range } }) => {
      const spans = figureSpans(range, istDate(clock().getTime()))
      const { bookings, enquiries, enquiryEntries, enquiryProgress, enquirySources, feedback, pageViews } =
        state
      const dayOf = (at: string) => istDate(Date.parse(at))
      const countIn = (days: readonly string[]) =>
        spans.map(({ from, to }) => days.filter((day) => day >= from && day <= to).length)
      const isInRange = (day: string) => day >= spans[0]!.from && day <= spans.at(-1)!.to
      const sent = [...enquiries.values()].filter(({ receivedAt }) => isInRange(dayOf(receivedAt)))
      const services = Map.groupBy(sent, ({ service }) => service)
      const answers = sent
        .filter(({ reference }) => (enquiryProgress.get(reference)?.status ?? 'new') !== 'new')
        .toSorted((a, b) => b.receivedAt.localeCompare(a.receivedAt))
        .slice(0, MAX_REPLIES)
        .flatMap(({ reference, receivedAt }) => {
          const [first] = [...enquiryEntries.values()]
            .filter(({ enquiry, kind }) => enquiry === reference && kind === 'reply')
            .map(({ at }) => Date.parse(at))
            .toSorted((a, b) => a - b)
          return first === undefined ? [] : [first - Date.parse(receivedAt)]
        })
      const scores = [...feedback.values()].filter(({ receivedAt }) => isInRange(dayOf(receivedAt)))
      const viewed = [...pageViews.values()]
      const pages = Map.groupBy(
        viewed.filter(({ day }) => isInRange(day)),
        ({ path }) => path,
      )
      const cameFrom = [...enquirySources.values()].filter(({ day }) => isInRange(day))
      const sumBy = (key: 'source' | 'page') =>
        [...Map.groupBy(cameFrom, (each) => each[key])]
          .map(
            ([value, rows]) => [value, rows.reduce((sum, { enquiries: count }) => sum + count, 0)] as const,
          )
          .toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
      const sumOf = (counted: readonly { readonly views: number }[]) =>
        counted.reduce((sum, { views }) => sum + views, 0)
      return respond(200, {
        spans,
        enquiries: {
          received: countIn(sent.map(({ receivedAt }) => dayOf(receivedAt))),
          services: [...services]
            .map(([service, { length }]) => ({ service, enquiries: length }))
            .toSorted((a, b) => b.enquiries - a.enquiries || a.service.localeCompare(b.service)),
          sources: sumBy('source').map(([source, count]) => ({
            source: source as EnquirySource,
            enquiries: count,
          })),
          pages: sumBy('page')
            .filter(([path]) => path !== '')
            .slice(0, MAX_ENQUIRY_PAGES)
            .map(([path, count]) => ({ path, enquiries: count })),
          replies: countReplies(answers),
        },
        bookings: countIn(
          [...bookings.values()].flatMap(({ start, cancelledAt }) =>
            cancelledAt === null ? [dayOf(start)] : [],
          ),
        ),
        feedback: feedbackCategories.map((category) => ({
          category,
          scores: scoreOptions.map(
            ({ value }) => scores.filter((each) => each.category === category && each.score === value).length,
          ),
        })),
        views: {
          counts: spans.map(({ from, to }) => sumOf(viewed.filter(({ day }) => day >= from && day <= to))),
          pages: [...pages]
            .map(([path, counted]) => ({ path, views: sumOf(counted) }))
            .toSorted((a, b) => b.views - a.views || a.path.localeCompare(b.path))
            .slice(0, MAX_PAGES),
        },
      })
    },
  }),
} satisfies MockFeature<typeof endpoints, object, Needs>
