import { createActor, fromPromise, waitFor } from 'xstate'
import { describe, expect, it, vi } from 'vitest'
import type { BookingReceipt, Slots } from '@anupalan/server/contract/bookings/schema'
import type { Submission } from './booking.context.ts'
import { bookingMachine } from './booking.machine.ts'
import {
  chosenDay,
  errors,
  nearest,
  noSlots,
  receipt,
  request,
  slots,
  start,
  submission,
} from '../bookings.samples.ts'

/** A booking whose calls get these answers in order; the last one repeats. */
function begin(answers: (BookingReceipt | Error)[] = [receipt], days: (Slots | Error)[] = [slots]) {
  const answer = <Value>(queue: (Value | Error)[]) => {
    const next = queue.length > 1 ? queue.shift()! : queue[0]!
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next)
  }
  const book = vi.fn<(call: { input: Submission }) => Promise<BookingReceipt>>(() => answer(answers))
  const loadSlots = vi.fn<() => Promise<Slots>>(() => answer(days))
  const notifyBooked = vi.fn<(receipt: BookingReceipt) => void>()
  const actor = createActor(
    bookingMachine.provide({
      actors: { book: fromPromise(book), loadSlots: fromPromise(loadSlots) },
      actions: { notifyBooked: (_, { output }) => notifyBooked(output) },
    }),
  ).start()
  return { actor, book, loadSlots, notifyBooked }
}

const chosen = { service: request.service, mode: request.mode, day: chosenDay, start } as const

/** Makes every choice up to the details. */
async function toDetails(flow: ReturnType<typeof begin>) {
  const { actor } = flow
  actor.send({ type: 'choose meeting', choice: { service: 'gst-services' } })
  actor.send({ type: 'choose meeting', choice: { mode: 'video' } })
  actor.send({ type: 'continue' })
  await waitFor(actor, (state) => state.matches({ day: 'choosing' }))
  actor.send({ type: 'choose day', choice: { day: chosenDay, start: null } })
  actor.send({ type: 'choose slot', choice: { start } })
  actor.send({ type: 'continue' })
  expect(actor.getSnapshot().matches('details')).toBe(true)
  return flow
}

describe('meeting → day → slot → details → sending → booked', () => {
  it('goes from the first step to the last, and books what was chosen once', async () => {
    const { actor, book, notifyBooked } = await toDetails(begin())
    expect(actor.getSnapshot().context.choice).toEqual(chosen)
    actor.send({ type: 'book', submission })
    actor.send({ type: 'book', submission })
    await waitFor(actor, (state) => state.matches('booked'))
    expect(book).toHaveBeenCalledOnce()
    expect(notifyBooked.mock.calls).toEqual([[receipt]])
  })

  it('leaves no step without an answer, and shows an error until there is one', () => {
    const { actor } = begin()
    actor.send({ type: 'continue' })
    expect(actor.getSnapshot()).toMatchObject({ value: 'meeting', context: { isUnanswered: true } })
    actor.send({ type: 'choose meeting', choice: { service: 'other' } })
    expect(actor.getSnapshot().context.isUnanswered).toBe(false)
    actor.send({ type: 'continue' })
    expect(actor.getSnapshot()).toMatchObject({ value: 'meeting', context: { isUnanswered: true } })
  })

  it.each([
    [{ service: 'other' }, { mode: 'phone' }],
    [{ mode: 'phone' }, { service: 'other' }],
  ] as const)(
    'the last choice of the meeting, %j and then %j, moves on to the day if it may',
    (one, other) => {
      const { actor } = begin()
      actor.send({ type: 'choose meeting', choice: one, movesOn: true })
      expect(actor.getSnapshot().value).toBe('meeting')
      actor.send({ type: 'choose meeting', choice: other })
      expect(actor.getSnapshot().value).toBe('meeting')

      const again = begin().actor
      again.send({ type: 'choose meeting', choice: one })
      again.send({ type: 'choose meeting', choice: other, movesOn: true })
      expect(again.getSnapshot().matches('day')).toBe(true)
    },
  )

  it('who comes back changes both the service and the mode before moving on', async () => {
    const { actor } = await toDetails(begin())
    actor.send({ type: 'go to', step: 'meeting', choice: chosen })
    actor.send({ type: 'choose meeting', choice: { service: 'other' }, movesOn: true })
    actor.send({ type: 'choose meeting', choice: { mode: 'phone' }, movesOn: true })
    expect(actor.getSnapshot()).toMatchObject({
      value: 'meeting',
      context: { choice: { ...chosen, service: 'other', mode: 'phone' } },
    })
  })

  it('a time moves on to the details if it may, also another one', async () => {
    const { actor } = await toDetails(begin())
    actor.send({ type: 'go to', step: 'slot', choice: chosen })
    actor.send({ type: 'choose slot', choice: { start: nearest[0]! } })
    expect(actor.getSnapshot().value).toBe('slot')
    actor.send({ type: 'choose slot', choice: { start }, movesOn: true })
    expect(actor.getSnapshot()).toMatchObject({ value: 'details', context: { choice: chosen } })
  })

  it('goes back with all choices, without loading the days again', async () => {
    const { actor, loadSlots } = await toDetails(begin())
    for (const step of ['slot', 'day', 'meeting'] as const) {
      actor.send({ type: 'go to', step, choice: actor.getSnapshot().context.choice })
      expect(actor.getSnapshot().context.choice).toEqual(chosen)
    }
    expect(actor.getSnapshot().value).toBe('meeting')
    expect(loadSlots).toHaveBeenCalledOnce()
  })

  it('does not change steps while sending', async () => {
    const { actor } = await toDetails(begin())
    actor.send({ type: 'book', submission })
    actor.send({ type: 'go to', step: 'meeting', choice: chosen })
    expect(actor.getSnapshot().value).toBe('sending')
  })
})

describe('opened by a URL', () => {
  it('opens the last step whose required choices are made', () => {
    const { actor } = begin()
    actor.send({ type: 'go to', step: 'details', choice: { ...chosen, mode: null } })
    expect(actor.getSnapshot().value).toBe('meeting')
    actor.send({ type: 'go to', step: 'details', choice: chosen })
    expect(actor.getSnapshot().value).toBe('details')
  })

  it('loads the days first if it has a time', async () => {
    const { actor, loadSlots } = begin()
    actor.send({ type: 'go to', step: 'slot', choice: chosen })
    await waitFor(actor, (state) => state.matches({ day: 'choosing' }))
    expect(loadSlots).toHaveBeenCalledOnce()
    expect(actor.getSnapshot().context.choice).toEqual(chosen)
  })
})

describe('free times that cannot be loaded', () => {
  const toDays = ({ actor }: ReturnType<typeof begin>) =>
    actor.send({ type: 'go to', step: 'day', choice: { ...chosen, day: null, start: null } })

  it('can be loaded again, with nothing lost', async () => {
    const flow = begin([receipt], [errors.offline, slots])
    toDays(flow)
    await waitFor(flow.actor, (state) => state.matches({ day: 'failed' }))
    expect(flow.actor.getSnapshot().context.refusal?.kind).toBe('offline')
    flow.actor.send({ type: 'retry' })
    await waitFor(flow.actor, (state) => state.matches({ day: 'choosing' }))
    expect(flow.actor.getSnapshot().context).toMatchObject({ refusal: null, choice: { mode: 'video' } })
  })

  it('are none if every one is taken', async () => {
    const flow = begin([receipt], [noSlots, slots])
    toDays(flow)
    await waitFor(flow.actor, (state) => state.matches({ day: 'none' }))
    flow.actor.send({ type: 'retry' })
    const { context } = await waitFor(flow.actor, (state) => state.matches({ day: 'choosing' }))
    expect(context.slots).toBe(slots)
  })
})

describe('“A refusal offers the nearest free slots and loses nothing typed.”', () => {
  it('a taken time leads to others, and the input is kept', async () => {
    const { actor, book, loadSlots } = await toDetails(begin([errors.taken, receipt]))
    actor.send({ type: 'book', submission })
    await waitFor(actor, (state) => state.matches('taken'))
    const { refusal, choice } = actor.getSnapshot().context
    expect([refusal?.nearest, choice.start, choice.service]).toEqual([nearest, null, 'gst-services'])
    actor.send({ type: 'continue' })
    expect(actor.getSnapshot().context.isUnanswered).toBe(true)
    actor.send({ type: 'choose slot', choice: { day: chosenDay, start: nearest[0]! } })
    const again = { ...submission, request: { ...request, start: nearest[0]! } }
    actor.send({ type: 'book', submission: again })
    await waitFor(actor, (state) => state.matches('booked'))
    expect(book.mock.calls.map(([{ input }]) => input)).toEqual([submission, again])
    expect(loadSlots).toHaveBeenCalledOnce()
  })

  it('another day loads the days again', async () => {
    const { actor, loadSlots } = await toDetails(begin([errors.taken]))
    actor.send({ type: 'book', submission })
    await waitFor(actor, (state) => state.matches('taken'))
    actor.send({ type: 'other day' })
    await waitFor(actor, (state) => state.matches({ day: 'choosing' }))
    expect(loadSlots).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['too soon, or forged', errors.notOffered, 'taken'],
    ['an email that the server refuses', errors.email, 'details'],
    ['storage that fails', errors.down, 'failed'],
    ['no connection', errors.offline, 'failed'],
  ])('%s', async (_, error, state) => {
    const { actor } = await toDetails(begin([error]))
    actor.send({ type: 'book', submission })
    await waitFor(actor, ({ context }) => context.refusal !== null)
    expect(actor.getSnapshot().value).toBe(state)
    expect(actor.getSnapshot().context.submission).toEqual(submission)
  })

  it('sends again under the same reference after a failure', async () => {
    const { actor, book } = await toDetails(begin([errors.offline, receipt]))
    actor.send({ type: 'book', submission })
    await waitFor(actor, (state) => state.matches('failed'))
    actor.send({ type: 'book', submission })
    await waitFor(actor, (state) => state.matches('booked'))
    expect(book.mock.calls.map(([{ input }]) => input.reference)).toEqual([
      submission.reference,
      submission.reference,
    ])
  })
})

it('resets after a booking', async () => {
  const { actor } = await toDetails(begin())
  actor.send({ type: 'book', submission })
  await waitFor(actor, (state) => state.matches('booked'))
  actor.send({ type: 'book another' })
  expect(actor.getSnapshot()).toMatchObject({
    value: 'meeting',
    context: { choice: { service: null, start: null }, submission: null, receipt: null, slots: null },
  })
})
