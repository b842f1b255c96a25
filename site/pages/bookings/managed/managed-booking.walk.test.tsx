import '@anupalan/design-system/reset'
import { walk, type WalkUser } from '@anupalan/design-system/workbench/walk.tsx'
import { ApiError } from '@anupalan/server/contract/core/client'
import { expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { link } from '../bookings.samples.ts'
import ManagedBooking from './managed-booking.tsx'
import { managedBookingStates } from './managed-booking.states.ts'

/** Settles the pending call. */
let answer: { resolve: (response: Response) => void; reject: (cause: Error) => void } | undefined

/** Settles the call with the server’s response that leads to the actor’s outcome. */
async function end(_: WalkUser, event: { type: string; output?: unknown; error?: unknown }) {
  // The first call is sent on mount, asynchronously.
  await expect.poll(() => answer).toBeDefined()
  const { resolve, reject } = answer!
  answer = undefined
  const respond = (status: number, body: unknown) => resolve(new Response(JSON.stringify(body), { status }))
  if (event.output !== undefined) return respond(200, event.output)
  const { error } = event
  return error instanceof ApiError
    ? respond(error.status, JSON.parse(error.body))
    : reject(new TypeError('offline'))
}

const button = (name: string | RegExp) => page.getByRole('button', { name })
const confirm = button(/^(?:Move to this time|Cancel the meeting)$/)

walk({
  states: managedBookingStates,
  mount: () => {
    answer = undefined
    vi.spyOn(window, 'fetch').mockImplementation(
      () => new Promise((resolve, reject) => (answer = { resolve, reject })),
    )
    return {
      element: <ManagedBooking link={link} />,
      unmount: () => void vi.restoreAllMocks(),
    }
  },
  steps: {
    move: ({ press }) => press(button('Move it')),
    cancel: ({ press }) => press(button('Cancel it')),
    'choose day': async ({ device, press, tabTo, keys }) => {
      const day = button(/^Tuesday, 24 November 2026/)
      await expect.element(day).toBeVisible()
      if (device === 'pointer') return press(day)
      await tabTo(page.elementLocator(document.querySelector('[role=grid] [role=button][tabindex="0"]')!))
      while (document.activeElement !== day.element()) await keys('{ArrowRight}')
      await keys('{Enter}')
    },
    'choose slot': async ({ device, tabTo, keys }) => {
      const wanted = page.getByRole('radio', { name: /^10:30 AM/ })
      if (device === 'pointer') return userEvent.click(wanted.element().closest('label')!)
      await tabTo(page.getByRole('radio').first())
      await keys('{ArrowDown}{ArrowDown}')
      await expect.element(wanted).toBeChecked()
    },
    confirm: ({ press }) => press(confirm),
    'xstate.done.actor.0.managedBooking.opening': end,
    'xstate.error.actor.0.managedBooking.opening': end,
    'xstate.done.actor.0.managedBooking.loading': end,
    'xstate.error.actor.0.managedBooking.loading': end,
    'xstate.done.actor.0.managedBooking.moving': end,
    'xstate.error.actor.0.managedBooking.moving': end,
    'xstate.done.actor.0.managedBooking.cancelling': end,
    'xstate.error.actor.0.managedBooking.cancelling': end,
  },
  arrivals: {
    choosing: async () => await expect.element(page.getByRole('grid')).toBeVisible(),
  },
})
