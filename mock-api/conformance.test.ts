import { conformancePractice, describeConformance } from '@anupalan/server/conformance'
import type { StartTarget } from '@anupalan/server/conformance'
import { createMockApi } from '@anupalan/mock-api'
import { getResponse } from 'msw'
import { addAccount, addSession } from './accounts.test-helper.ts'
import { refuseMails } from './refuse-mails.test-helper.ts'

const origin = 'http://site.example'

const start: StartTarget = ({
  rateLimits,
  clock = () => new Date(),
  meetings,
  registration,
  staffSecondFactor,
}) => {
  const { handlers, state, setScenario, reset, linkKey } = createMockApi({
    practice: { ...conformancePractice, meetings },
    pages: ['/', '/pricing', '/services/tax-filing'],
    rateLimits,
    clock,
    registration,
    staffSecondFactor,
    cookies: 'sent',
    origin,
    onUnknownCall: () => {},
  })
  // The suite expects an empty target.
  for (const part of [
    state.accounts,
    state.clients,
    state.clientMembers,
    state.documents,
    state.documentRequests,
    state.approvals,
    state.comments,
    state.activity,
  ])
    part.clear()
  const send = async (path: string, init?: RequestInit) => {
    const answer = await getResponse(handlers, new Request(origin + path, init))
    if (!answer) throw new Error(`The mock does not answer ${path}.`)
    return answer
  }
  return Promise.resolve({
    origin,
    fetch: send,
    async spendCalls({ method, path }, count) {
      for (let call = 0; call < count; call++) await send(path, { method })
    },
    stored: {
      applications: () => Promise.resolve([...state.applications.values()]),
      enquiries: () => Promise.resolve([...state.enquiries.values()]),
      enquiryEntries: () => Promise.resolve([...state.enquiryEntries.values()]),
      bulkTasks: () =>
        Promise.resolve(
          [...state.bulkTasks.values()].map(({ reference, task }) => ({ reference, text: task })),
        ),
      blockedTimes: () =>
        Promise.resolve(
          [...state.blockedTimes.values()].map(({ reference, reason }) => ({ reference, text: reason })),
        ),
      clientImports: () =>
        Promise.resolve(
          [...state.clientImports.values()].map(({ reference, file }) => ({ reference, text: file })),
        ),
      reassignments: () =>
        Promise.resolve(
          [...state.reassignments.values()].map(({ reference, to }) => ({ reference, text: to })),
        ),
      legalHolds: () =>
        Promise.resolve(
          [...state.legalHolds.values()].map(({ reference, reason }) => ({ reference, text: reason })),
        ),
      retentionErasures: () =>
        Promise.resolve(
          [...state.retentionErasures.values()].map(({ reference, parts }) => ({
            reference,
            text: JSON.stringify(parts),
          })),
        ),
      clientNotes: () => Promise.resolve([...state.clientNotes.values()]),
      feedback: () => Promise.resolve([...state.feedback.values()]),
      bookings: () => Promise.resolve([...state.bookings.values()]),
      pageViews: () => Promise.resolve([...state.pageViews.values()]),
      comments: () => Promise.resolve([...state.comments.values()]),
      documents: () => Promise.resolve([...state.documents.values()].flatMap(({ versions }) => versions)),
    },
    countStored: () =>
      Promise.resolve(
        [
          state.applications,
          state.enquiries,
          state.enquiryEntries,
          state.bulkTasks,
          state.clientNotes,
          state.legalHolds,
          state.retentionPeriods,
          state.retentionErasures,
          state.reassignments,
          state.clientImports,
          state.blockedTimes,
          state.feedback,
          state.bookings,
          state.comments,
        ].reduce((sum, { size }) => sum + size, 0) +
          [...state.pageViews.values()].reduce((sum, { views }) => sum + views, 0) +
          [...state.documents.values()].reduce((sum, { versions }) => sum + versions.length, 0),
      ),
    queuedMails: () => Promise.resolve(state.outbox.length),
    refuseMails: (about) => Promise.resolve(refuseMails(state, about)),
    addFailedMail() {
      const id = crypto.randomUUID()
      state.failedMails.set(id, {
        id,
        kind: 'enquiry',
        to: 'a…@example.in',
        subject: 'Your enquiry',
        createdAt: clock().toISOString(),
        attempts: 3,
        error: 'EENVELOPE 550',
        nextAttemptAt: null,
      })
      return Promise.resolve(id)
    },
    chainAudit: () => Promise.resolve(),
    addAccount: (account) => Promise.resolve(addAccount(state, { ...account, now: clock() })),
    addSession: (username) => Promise.resolve(addSession(state, username, clock())),
    linkKey: async (kind, subject) => linkKey(kind, subject),
    unsubscribeKey(username) {
      const key = crypto.randomUUID()
      state.unsubscribeKeys.set(key, username)
      return Promise.resolve(key)
    },
    breakStorage: () => Promise.resolve(setScenario('failing')),
    repairStorage: () => Promise.resolve(setScenario('normal')),
    close: () => Promise.resolve(reset()),
  })
}

describeConformance('The mock', start)
