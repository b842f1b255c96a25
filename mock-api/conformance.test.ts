import { conformancePractice, describeConformance } from '@anupalan/server/conformance'
import type { StartTarget } from '@anupalan/server/conformance'
import { createMockApi } from '@anupalan/mock-api'
import { getResponse } from 'msw'

const origin = 'http://site.example'

const start: StartTarget = ({ rateLimits, clock, meetings }) => {
  const { handlers, state, setScenario, reset } = createMockApi({
    practice: { ...conformancePractice, meetings },
    pages: ['/', '/pricing'],
    rateLimits,
    clock,
    origin,
    onUnknownCall: () => {},
  })
  return Promise.resolve({
    origin,
    async fetch(path, init) {
      const answer = await getResponse(handlers, new Request(origin + path, init))
      if (!answer) throw new Error(`The mock does not answer ${path}.`)
      return answer
    },
    stored: {
      applications: () => Promise.resolve([...state.applications.values()]),
      enquiries: () => Promise.resolve([...state.enquiries.values()]),
      feedback: () => Promise.resolve([...state.feedback.values()]),
      bookings: () => Promise.resolve([...state.bookings.values()]),
      pageViews: () => Promise.resolve([...state.pageViews.values()]),
    },
    queuedMails: () => Promise.resolve(state.outbox.length),
    breakStorage: () => Promise.resolve(setScenario('failing')),
    repairStorage: () => Promise.resolve(setScenario('normal')),
    close: () => Promise.resolve(reset()),
  })
}

describeConformance('The mock', start)
