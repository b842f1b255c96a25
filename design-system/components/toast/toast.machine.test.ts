import { createActor, fromCallback, SimulatedClock } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { describe, expect, test } from 'vitest'
import { toastMachine, type PauseEvent, type PauseReason, type ToastEvent } from './toast.machine.ts'
import type { Toast } from './toast-store.ts'

const toast = (id: string, more: Partial<Toast> = {}): Toast => ({
  id,
  title: 'Message sent!',
  variant: 'default',
  duration: 5000,
  ...more,
})

function start(machine = toastMachine) {
  const clock = new SimulatedClock()
  const actor = createActor(machine, { clock, input: { now: () => clock.now() } })
  actor.start()
  const isVisible = () => actor.getSnapshot().hasTag('visible')
  const title = () => actor.getSnapshot().context.toast?.title
  return { clock, actor, isVisible, title, send: (event: ToastEvent) => actor.send(event) }
}

function shown(more: Partial<Toast> = {}) {
  const running = start()
  running.send({ type: 'create', toast: toast('one', more) })
  return running
}

describe('"default toast duration 5000 ms"', () => {
  test('nothing happens at 4999 ms, it is dismissed at 5000', () => {
    const { clock, isVisible } = shown()
    clock.increment(4999)
    expect(isVisible()).toBe(true)
    clock.increment(1)
    expect(isVisible()).toBe(false)
  })

  test('a custom duration is as exact', () => {
    const { clock, isVisible } = shown({ duration: 12_000 })
    clock.increment(11_999)
    expect(isVisible()).toBe(true)
    clock.increment(1)
    expect(isVisible()).toBe(false)
  })

  test('an infinite one waits for dismissal, and starts no timer', () => {
    const delays: number[] = []
    const clock = new SimulatedClock()
    const spying = {
      setTimeout: (run: () => void, delay: number) => {
        delays.push(delay)
        return clock.setTimeout(run, delay)
      },
      clearTimeout: (id: number) => clock.clearTimeout(id),
    }
    const actor = createActor(toastMachine, { clock: spying, input: { now: () => clock.now() } }).start()
    actor.send({ type: 'create', toast: toast('one', { duration: Infinity }) })
    actor.send({ type: 'pause', by: 'hover' })
    actor.send({ type: 'resume', by: 'hover' })
    clock.increment(10_000_000)
    expect(actor.getSnapshot().hasTag('visible')).toBe(true)
    expect(delays).toEqual([])
    actor.send({ type: 'dismiss', id: 'one' })
    expect(actor.getSnapshot().value).toBe('dismissed')
  })
})

describe('"removal follows after 1,000,000 ms"', () => {
  test('the toast is kept at 999,999 ms after its dismissal and removed at 1,000,000', () => {
    const { clock, actor, send, title } = shown()
    clock.increment(100)
    send({ type: 'dismiss', id: 'one' })
    clock.increment(999_999)
    expect(actor.getSnapshot().value).toBe('dismissed')
    expect(title()).toBe('Message sent!')
    clock.increment(1)
    expect(actor.getSnapshot().value).toBe('empty')
    expect(title()).toBeUndefined()
  })

  test('"A dismissed toast that waits for removal" shows nothing, also after an update', () => {
    const { send, isVisible } = shown()
    send({ type: 'dismiss', id: 'one' })
    send({ type: 'update', id: 'one', content: { title: 'Back again' } })
    send({ type: 'resume', by: 'hover' })
    expect(isVisible()).toBe(false)
  })

  test('a new one ends the wait and has its full duration', () => {
    const { clock, send, isVisible, title } = shown()
    send({ type: 'dismiss', id: 'one' })
    clock.increment(999_000)
    send({ type: 'create', toast: toast('two', { title: 'Error' }) })
    clock.increment(4999)
    expect(isVisible()).toBe(true)
    expect(title()).toBe('Error')
    clock.increment(1)
    expect(isVisible()).toBe(false)
    expect(title()).toBe('Error')
  })
})

describe('"Toasts: at most 1 at a time; a new one replaces the current"', () => {
  test('the new one has its full duration, however little the old one had left', () => {
    const { clock, send, isVisible, title } = shown()
    clock.increment(4900)
    send({ type: 'create', toast: toast('two', { title: 'Error' }) })
    expect(title()).toBe('Error')
    clock.increment(4999)
    expect(isVisible()).toBe(true)
    clock.increment(1)
    expect(isVisible()).toBe(false)
  })

  test('dismissing or updating a replaced one does not affect the current one', () => {
    const { send, isVisible, title } = shown()
    send({ type: 'create', toast: toast('two', { title: 'Error' }) })
    send({ type: 'dismiss', id: 'one' })
    send({ type: 'update', id: 'one', content: { title: 'Too late' } })
    expect(isVisible()).toBe(true)
    expect(title()).toBe('Error')
  })

  test('a pointer that hovered the old one pauses the new one too', () => {
    const { clock, send, isVisible } = shown()
    send({ type: 'pause', by: 'hover' })
    send({ type: 'create', toast: toast('two') })
    clock.increment(60_000)
    expect(isVisible()).toBe(true)
  })
})

describe('"The countdown pauses … and resumes with the time that was left."', () => {
  const reasons: PauseReason[] = ['hover', 'focus', 'hidden page', 'blurred window']

  test.each(reasons)('on %s at 2000 ms, for a minute: 3000 ms are left', (by) => {
    const { clock, send, isVisible } = shown()
    clock.increment(2000)
    send({ type: 'pause', by })
    clock.increment(60_000)
    expect(isVisible()).toBe(true)
    send({ type: 'resume', by })
    clock.increment(2999)
    expect(isVisible()).toBe(true)
    clock.increment(1)
    expect(isVisible()).toBe(false)
  })

  test('two reasons at the same time: it resumes when the last of them ends', () => {
    const { clock, send, actor, isVisible } = shown()
    clock.increment(1000)
    send({ type: 'pause', by: 'hover' })
    send({ type: 'pause', by: 'hidden page' })
    send({ type: 'resume', by: 'hover' })
    clock.increment(60_000)
    expect(actor.getSnapshot().matches({ shown: { countdown: 'paused' } })).toBe(true)
    send({ type: 'resume', by: 'hidden page' })
    clock.increment(3999)
    expect(isVisible()).toBe(true)
    clock.increment(1)
    expect(isVisible()).toBe(false)
  })

  test('paused several times, the intervals in between add up', () => {
    const { clock, send, isVisible } = shown()
    for (let turn = 0; turn < 4; turn++) {
      clock.increment(1000)
      send({ type: 'pause', by: 'focus' })
      clock.increment(777)
      send({ type: 'resume', by: 'focus' })
    }
    clock.increment(999)
    expect(isVisible()).toBe(true)
    clock.increment(1)
    expect(isVisible()).toBe(false)
  })

  test('observes the page only while a toast is shown', () => {
    const watched: string[] = []
    const { send, actor } = start(
      toastMachine.provide({
        actors: {
          watchPage: fromCallback<PauseEvent>(({ sendBack }) => {
            watched.push('start')
            sendBack({ type: 'pause', by: 'hidden page' })
            return () => {
              watched.push('stop')
            }
          }),
        },
      }),
    )
    expect(watched).toEqual([])
    send({ type: 'create', toast: toast('one') })
    expect(actor.getSnapshot().matches({ shown: { countdown: 'paused' } })).toBe(true)
    send({ type: 'dismiss', id: 'one' })
    expect(watched).toEqual(['start', 'stop'])
  })

  test('a pause of a dismissed toast does not pause the next', () => {
    const { clock, send, isVisible } = shown()
    send({ type: 'pause', by: 'focus' })
    send({ type: 'dismiss', id: 'one' })
    send({ type: 'create', toast: toast('two') })
    clock.increment(5000)
    expect(isVisible()).toBe(false)
  })

  test('an updated toast has its full duration again', () => {
    const { clock, send, isVisible, title } = shown()
    clock.increment(4000)
    send({ type: 'update', id: 'one', content: { title: 'Sent to WhatsApp' } })
    expect(title()).toBe('Sent to WhatsApp')
    clock.increment(4999)
    expect(isVisible()).toBe(true)
    clock.increment(1)
    expect(isVisible()).toBe(false)
  })
})

describe('"swipe threshold 50, direction right"', () => {
  const swipe = (distance: number) => {
    const running = shown()
    running.send({ type: 'swipe.start' })
    running.send({ type: 'swipe.move', distance })
    running.send({ type: 'swipe.end' })
    return running
  }

  test('"swipe right past 50 px": 50 does not dismiss, 51 does', () => {
    expect(swipe(50).isVisible()).toBe(true)
    expect(swipe(51).isVisible()).toBe(false)
  })

  test('it does not move in the other direction', () => {
    const { actor, send } = shown()
    send({ type: 'swipe.start' })
    send({ type: 'swipe.move', distance: -80 })
    expect(actor.getSnapshot().context.swiped).toBe(0)
    send({ type: 'swipe.end' })
    expect(actor.getSnapshot().hasTag('visible')).toBe(true)
  })

  test('a swipe pauses the countdown; when released, the toast moves back and it resumes', () => {
    const { clock, actor, send, isVisible } = shown()
    clock.increment(2000)
    send({ type: 'swipe.start' })
    send({ type: 'swipe.move', distance: 40 })
    clock.increment(10_000)
    expect(isVisible()).toBe(true)
    send({ type: 'swipe.end' })
    expect(actor.getSnapshot().context.swiped).toBe(0)
    clock.increment(2999)
    expect(isVisible()).toBe(true)
    clock.increment(1)
    expect(isVisible()).toBe(false)
  })

  test('a cancelled swipe does not dismiss', () => {
    const { send, isVisible } = shown()
    send({ type: 'swipe.start' })
    send({ type: 'swipe.move', distance: 200 })
    send({ type: 'swipe.cancel' })
    send({ type: 'swipe.end' })
    expect(isVisible()).toBe(true)
  })
})

test('reaches every state, and handles every event in one of them', () => {
  const events: ToastEvent[] = [
    { type: 'create', toast: toast('one') },
    { type: 'update', id: 'one', content: { title: 'Changed' } },
    { type: 'dismiss', id: 'one' },
    { type: 'pause', by: 'hover' },
    { type: 'resume', by: 'hover' },
    { type: 'swipe.start' },
    { type: 'swipe.move', distance: 60 },
    { type: 'swipe.end' },
    { type: 'swipe.cancel' },
  ]
  const paths = getShortestPaths(toastMachine, {
    events,
    input: { now: () => 0 },
    serializeState: ({ value, context }) => JSON.stringify([value, context.pausedBy, context.swiped > 50]),
  })
  const reached = new Set(paths.map(({ state }) => JSON.stringify(state.value)))
  expect(reached).toEqual(
    new Set([
      '"empty"',
      '"dismissed"',
      ...['counting', 'paused'].flatMap((countdown) =>
        ['resting', 'swiping']
          // A swiped toast is always paused.
          .filter((swipe) => countdown === 'paused' || swipe === 'resting')
          .map((swipe) => JSON.stringify({ shown: { countdown, swipe } })),
      ),
    ]),
  )
  for (const event of events)
    expect(
      paths.some(({ state }) => state.can(event)),
      event.type,
    ).toBe(true)
})
