import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { newsletterBoxMachine, type NewsletterBoxEvent } from './newsletter-box.machine.ts'

const events: NewsletterBoxEvent[] = [
  { type: 'submitted', email: '' },
  { type: 'submitted', email: 'lakshmi@example.com' },
  { type: 'typed' },
]

function start() {
  const done: string[] = []
  const actor = createActor(
    newsletterBoxMachine.provide({
      actions: { focusField: () => done.push('focus'), clearField: () => done.push('clear') },
    }),
  ).start()
  return { actor, done }
}

describe('newsletter box machine', () => {
  it('reaches every state', () => {
    const reached = getShortestPaths(newsletterBoxMachine, { events }).map(({ state }) => state.value)
    expect(new Set(reached)).toEqual(new Set(Object.keys(newsletterBoxMachine.states)))
  })

  it('handles every event that the component sends', () => {
    const paths = getShortestPaths(newsletterBoxMachine, { events })
    for (const event of events)
      expect(
        paths.some(({ state }) => state.can(event)),
        event.type,
      ).toBe(true)
  })

  it('empty email shows an alert asking for an email', () => {
    for (const email of ['', '   ']) {
      const { actor, done } = start()
      actor.send({ type: 'submitted', email })
      expect(actor.getSnapshot().value).toBe('asking')
      expect(done).toEqual(['focus'])
    }
  })

  it('otherwise a thank-you alert and the field clears', () => {
    const { actor, done } = start()
    actor.send({ type: 'submitted', email: 'lakshmi@example.com' })
    expect(actor.getSnapshot().value).toBe('thanked')
    expect(done).toEqual(['clear'])
  })

  it('removes its message on input', () => {
    const { actor } = start()
    for (const email of ['', 'lakshmi@example.com']) {
      actor.send({ type: 'submitted', email })
      actor.send({ type: 'typed' })
      expect(actor.getSnapshot().value).toBe('idle')
    }
  })
})
