import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { describe, expect, test, vi } from 'vitest'
import { feedbackDialogMachine, type Feedback, type FeedbackEvent } from './feedback-dialog.machine.ts'

function start() {
  const clock = new SimulatedClock()
  const answers: { resolve: () => void; reject: (error: unknown) => void }[] = []
  const submitted: Feedback[] = []
  const notifyClosed = vi.fn<() => void>()
  const notifyFailure = vi.fn<(_: unknown, params: { error: unknown }) => void>()
  const machine = feedbackDialogMachine.provide({
    actors: {
      send: fromPromise<void, Feedback>(({ input }) => {
        submitted.push(input)
        return new Promise<void>((resolve, reject) => answers.push({ resolve, reject }))
      }),
    },
    actions: { notifyClosed, notifyFailure },
  })
  const actor = createActor(machine, { clock, input: { defaultCategory: 'website_experience' } }).start()
  const send = (...events: FeedbackEvent[]) => events.forEach((event) => actor.send(event))
  const answer = async (how: 'resolve' | 'reject') => {
    answers.at(-1)![how](new Error('500: down'))
    // The actor is notified in the microtasks after the promise settles.
    await new Promise<void>((resolve) => process.nextTick(resolve))
  }
  return {
    clock,
    actor,
    submitted,
    notifyClosed,
    notifyFailure,
    send,
    answer,
    value: () => actor.getSnapshot().value,
    isOpen: () => actor.getSnapshot().hasTag('open'),
    draft: () => {
      const { score, category } = actor.getSnapshot().context
      return { score, category }
    },
  }
}

const drafting: FeedbackEvent[] = [
  { type: 'open' },
  { type: 'choose score', score: 4 },
  { type: 'choose category', category: 'general' },
]
const empty = { score: null, category: 'website_experience' }

describe('"Feedback dialog: closed; opens on button press; submitting sets a sending state"', () => {
  test('from closed to sending, with the score and the category', () => {
    const { send, value, submitted } = start()
    expect(value()).toBe('closed')
    send({ type: 'open' })
    expect(value()).toBe('rating')
    send(...drafting.slice(1), { type: 'submit' })
    expect(value()).toEqual({ sending: 'seen' })
    expect(submitted).toEqual([{ score: 4, category: 'general' }])
  })

  test('"Categories: website_experience (default)"', () => {
    const { send, submitted } = start()
    send({ type: 'open' }, { type: 'choose score', score: 5 }, { type: 'submit' })
    expect(submitted).toEqual([{ score: 5, category: 'website_experience' }])
  })

  test('"Feedback: a score 1 to 5 is required; without it nothing is sent."', () => {
    const { send, value, submitted } = start()
    send({ type: 'open' }, { type: 'submit' })
    send({ type: 'choose score', score: 2 }, { type: 'choose score', score: null }, { type: 'submit' })
    expect(value()).toBe('rating')
    expect(submitted).toEqual([])
  })

  test('a second submit while sending sends nothing more', () => {
    const { send, submitted } = start()
    send(...drafting, { type: 'submit' }, { type: 'submit' })
    expect(submitted).toHaveLength(1)
  })
})

describe('"success shows a thank-you view and after 2 seconds closes and resets score to none and category to website_experience"', () => {
  test('thanks at 1999 ms, closed and reset at 2000', async () => {
    const { clock, send, answer, value, draft, notifyClosed } = start()
    send(...drafting, { type: 'submit' })
    await answer('resolve')
    clock.increment(1999)
    expect(value()).toBe('thank-you')
    expect(notifyClosed).not.toHaveBeenCalled()
    clock.increment(1)
    expect(value()).toBe('closed')
    expect(draft()).toEqual(empty)
    expect(notifyClosed).toHaveBeenCalledOnce()
  })

  test('if closed earlier, it is reset too, and does not close a dialog that is opened next', async () => {
    const { clock, send, answer, value, draft, notifyClosed } = start()
    send(...drafting, { type: 'submit' })
    await answer('resolve')
    clock.increment(1000)
    send({ type: 'close' })
    expect(draft()).toEqual(empty)
    send({ type: 'open' })
    clock.increment(5000)
    expect(value()).toBe('rating')
    expect(notifyClosed).toHaveBeenCalledOnce()
  })
})

describe('"failure keeps the dialog open and clears sending"', () => {
  test('the draft stays, the failure is reported once with its error, and it can be sent again', async () => {
    const { actor, send, answer, value, draft, submitted, notifyFailure, notifyClosed } = start()
    send(...drafting, { type: 'submit' })
    await answer('reject')
    expect(value()).toBe('rating')
    expect(actor.getSnapshot().hasTag('sending')).toBe(false)
    expect(actor.getSnapshot().context.hasFailed).toBe(true)
    expect(draft()).toEqual({ score: 4, category: 'general' })
    expect(notifyFailure).toHaveBeenCalledOnce()
    expect(notifyFailure.mock.calls[0]![1]).toMatchObject({ error: new Error('500: down') })
    expect(notifyClosed).not.toHaveBeenCalled()

    send({ type: 'submit' })
    expect(actor.getSnapshot().context.hasFailed).toBe(false)
    await answer('resolve')
    expect(value()).toBe('thank-you')
    expect(submitted).toHaveLength(2)
  })

  test.each<FeedbackEvent>([
    { type: 'choose score', score: 1 },
    { type: 'choose category', category: 'general' },
    { type: 'close' },
  ])('what failed is forgotten on $type', async (event) => {
    const { actor, send, answer } = start()
    send(...drafting, { type: 'submit' })
    await answer('reject')
    send(event)
    expect(actor.getSnapshot().context.hasFailed).toBe(false)
  })
})

describe('"Cancel closes." "The draft survives an accidental close, a sent one resets"', () => {
  test('the draft is kept when it is reopened', () => {
    const { send, isOpen, draft, notifyClosed } = start()
    send(...drafting, { type: 'close' })
    expect(isOpen()).toBe(false)
    expect(notifyClosed).toHaveBeenCalledOnce()
    send({ type: 'open' })
    expect(draft()).toEqual({ score: 4, category: 'general' })
  })

  test('closed while sending: after success the draft is reset, and nothing opens by itself', async () => {
    const { send, answer, value, isOpen, draft, notifyClosed } = start()
    send(...drafting, { type: 'submit' }, { type: 'close' })
    expect(isOpen()).toBe(false)
    expect(notifyClosed).toHaveBeenCalledOnce()
    await answer('resolve')
    expect(value()).toBe('closed')
    expect(draft()).toEqual(empty)
    expect(notifyClosed).toHaveBeenCalledOnce()
  })

  test('closed while sending, then failed: reported, and the draft is kept for a retry', async () => {
    const { send, answer, value, draft, notifyFailure } = start()
    send(...drafting, { type: 'submit' }, { type: 'close' })
    await answer('reject')
    expect(value()).toBe('closed')
    expect(notifyFailure).toHaveBeenCalledOnce()
    expect(draft()).toEqual({ score: 4, category: 'general' })
  })

  test('closed while sending and reopened: the same request is still pending', async () => {
    const { send, answer, value, submitted } = start()
    send(...drafting, { type: 'submit' }, { type: 'close' }, { type: 'open' })
    expect(value()).toEqual({ sending: 'seen' })
    await answer('resolve')
    expect(value()).toBe('thank-you')
    expect(submitted).toHaveLength(1)
  })
})

test('reaches every state, and handles every event in one of them', () => {
  const events: FeedbackEvent[] = [...drafting, { type: 'submit' }, { type: 'close' }]
  const paths = getShortestPaths(feedbackDialogMachine, {
    // The visitor's events, and the ends of the request.
    events: [
      ...events,
      { type: 'xstate.done.actor.0.feedback-dialog.sending' } as never,
      { type: 'xstate.error.actor.0.feedback-dialog.sending' } as never,
    ],
    input: { defaultCategory: 'website_experience' },
    serializeState: ({ value, context }) => JSON.stringify([value, context]),
  })
  const reached = new Set(paths.map(({ state }) => JSON.stringify(state.value)))
  expect([...reached].toSorted()).toEqual(
    ['"closed"', '"rating"', '"thank-you"', '{"sending":"seen"}', '{"sending":"unseen"}'].toSorted(),
  )
  for (const event of events)
    expect(
      paths.some(({ state }) => state.can(event)),
      event.type,
    ).toBe(true)
})
