import '@anupalan/design-system/reset'
import { walk, type WalkUser } from '@anupalan/design-system/workbench/walk.tsx'
import { ApiError } from '@anupalan/server/contract/core/client'
import { expect, vi } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import Booking from './booking.tsx'
import { receipt, request } from '../bookings.samples.ts'
import { bookingStates } from './booking.states.ts'
import { drafts } from './draft.ts'

const isOfService = (event: object) =>
  'choice' in event && typeof event.choice === 'object' && event.choice !== null && 'service' in event.choice

/** Settles the pending call. */
let answer: { resolve: (response: Response) => void; reject: (cause: Error) => void }

const respond = async (status: number, body: unknown) =>
  answer.resolve(new Response(JSON.stringify(body), { status }))

/** Settles the call with the server’s response that leads to the actor’s outcome. */
async function end(_: WalkUser, event: { type: string; output?: unknown; error?: unknown }) {
  if (event.output !== undefined) return respond(event.output === receipt ? 201 : 200, event.output)
  const { error } = event
  return error instanceof ApiError
    ? respond(error.status, JSON.parse(error.body))
    : answer.reject(new TypeError('offline'))
}

/** Chooses a radio and moves on if it is the last one: by pointer on its label, by keyboard with arrow keys and Enter. */
async function choose({ device, tabTo, keys }: WalkUser, first: Locator, wanted: Locator, movesOn: boolean) {
  if (device === 'pointer') return userEvent.click(wanted.element().closest('label')!)
  await tabTo(first)
  await keys(' ')
  for (let steps = 0; steps < 20 && !(wanted.element() as HTMLInputElement).checked; steps++)
    await keys('{ArrowDown}')
  await expect.element(wanted).toBeChecked()
  if (movesOn) await keys('{Enter}')
}

const radio = (name: string | RegExp) => page.getByRole('radio', { name })
const radios = page.getByRole('radio')
const textbox = (name: string) => page.getByRole('textbox', { name, exact: true })
const title = (name: string) => page.getByRole('heading', { name, exact: true })

walk({
  states: bookingStates,
  mount: () => {
    drafts.clear()
    vi.spyOn(window, 'fetch').mockImplementation(
      () => new Promise((resolve, reject) => (answer = { resolve, reject })),
    )
    // Keep the URL of the test page.
    vi.spyOn(window.history, 'replaceState').mockReturnValue()
    vi.spyOn(window.history, 'pushState').mockReturnValue()
    return {
      element: <Booking />,
      unmount: () => {
        vi.restoreAllMocks()
        drafts.clear()
      },
    }
  },
  steps: {
    'choose meeting': (user, event) =>
      isOfService(event)
        ? choose(user, radios.first(), radio('GST Services'), false)
        : choose(user, radio(/^Video call/), radio(/^Video call/), true),
    'choose day': async ({ device, press, tabTo, keys }) => {
      const day = page.getByRole('button', { name: /^Tuesday, 24 November 2026/ })
      await expect.element(day).toBeVisible()
      if (device === 'pointer') return press(day)
      await tabTo(page.elementLocator(document.querySelector('[role=grid] [role=button][tabindex="0"]')!))
      while (document.activeElement !== day.element()) await keys('{ArrowRight}')
      await keys('{Enter}')
    },
    'choose slot': (user) => choose(user, radios.first(), radio(/^10:30 AM/), true),
    continue: async ({ press }) => {
      const proceed = page.getByRole('button', { name: 'Continue', exact: true })
      const book = page.getByRole('button', { name: 'Book this time' })
      await press(proceed.query() ? proceed : book)
    },
    book: async ({ device, press, tabTo, keys }) => {
      for (const [name, text] of [
        ['Name', request.name],
        ['Email', request.email],
      ] as const) {
        if (!textbox(name).query()) break
        if (device === 'pointer') await userEvent.fill(textbox(name), text)
        else {
          await tabTo(textbox(name))
          await keys(text)
        }
      }
      const privacy = page.getByRole('checkbox')
      if (device === 'pointer') await userEvent.click(privacy)
      else {
        await tabTo(privacy)
        await keys(' ')
      }
      await press(page.getByRole('button', { name: 'Book this time' }))
    },
    'xstate.done.actor.0.booking.day.loading': end,
    'xstate.error.actor.0.booking.day.loading': end,
    'xstate.done.actor.0.booking.sending': end,
    'xstate.error.actor.0.booking.sending': end,
  },
  arrivals: {
    'day.choosing': async () => await expect.element(page.getByRole('grid')).toBeVisible(),
    slot: async () => await expect.element(radio('9:30 AM')).toBeVisible(),
    details: async () => await expect.element(textbox('Name')).toBeVisible(),
    booked: async () => await expect.element(title('Your meeting is booked.')).toBeVisible(),
  },
})
