import '@anupalan/design-system/reset'
import { walk } from '@anupalan/design-system/workbench/walk.tsx'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { chat } from '../words.ts'
import { Rating } from './rating.tsx'
import { ratingStates } from './rating.states.ts'

/** Settles the pending request. */
let settle: (response: Response | Error) => void

const { rating: words } = chat
const button = (name: string) => page.getByRole('button', { name, exact: true })

async function isVisible(name: string) {
  await expect.element(button(name)).toBeVisible()
}

walk({
  states: ratingStates,
  mount: () => {
    vi.stubGlobal('fetch', () => {
      const { promise, resolve, reject } = Promise.withResolvers<Response>()
      settle = (response) => (response instanceof Error ? reject(response) : resolve(response))
      return promise
    })
    return { element: <Rating topic="gst" />, unmount: () => void vi.unstubAllGlobals() }
  },
  steps: {
    'rating.good': ({ press }) => press(button(words.good)),
    'rating.bad': ({ press }) => press(button(words.bad)),
    'rating.back': ({ press }) => press(button(words.back)),
    'rating.retry': ({ press }) => press(button(words.retry)),
    'reason.choose': ({ press }) => press(button('Something is missing')),
    'xstate.done.actor.0.rating.sending': async () => settle(new Response(null, { status: 204 })),
    'xstate.error.actor.0.rating.sending': async () => settle(new TypeError('Failed to fetch')),
  },
  arrivals: {
    open: () => isVisible(words.good),
    reasons: () => isVisible('It is wrong'),
    sent: async () => {
      await expect.element(page.getByText(words.thanks)).toBeVisible()
    },
    failed: () => isVisible(words.retry),
  },
})
