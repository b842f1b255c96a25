import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import type { EventObject } from 'xstate'
import { describe, expect, it } from 'vitest'
import { applicationFormMachine, type SendingEvent, type Submission } from './application-form.machine.ts'
import { applicationFormStates } from './application-form.states.ts'

const submission = applicationFormStates.frozen('sending').context.submission!

function start(check: () => Promise<void> = () => Promise.resolve()) {
  const said: string[] = []
  const sent: { submission: Submission; back: (event: SendingEvent) => void }[] = []
  let givenUp = 0
  const actor = createActor(
    applicationFormMachine.provide({
      actors: {
        check: fromPromise(check),
        send: fromCallback<EventObject, Submission>(({ input, sendBack }) => {
          sent.push({ submission: input, back: sendBack })
          return () => void givenUp++
        }),
      },
      actions: {
        showFileError: (_, { error }) => void said.push(`file: ${(error as Error).message}`),
        showFieldErrors: () => void said.push('fields'),
        clearDraft: () => void said.push('draft cleared'),
      },
    }),
  ).start()
  const is = (name: 'idle' | 'sending' | 'failed' | 'sent') => waitFor(actor, (state) => state.matches(name))
  return { actor, said, sent, is, givenUp: () => givenUp }
}

describe('Application form: idle, checking, sending with progress, sent, or failed with a retry', () => {
  it('reaches each of them, and no other', () => {
    expect([...applicationFormStates.reachable.keys()].toSorted()).toEqual([
      'checking',
      'failed',
      'idle',
      'sending',
      'sent',
    ])
  })

  it('sends after the check, tells how far it is, and clears the draft once it is acknowledged', async () => {
    const { actor, said, sent, is } = start()
    actor.send({ type: 'submit', submission })
    await is('sending')
    sent[0]!.back({ type: 'progress', fraction: 0.5 })
    expect(actor.getSnapshot().context.fraction).toBe(0.5)
    sent[0]!.back({ type: 'acknowledged' })
    await is('sent')
    expect(said).toEqual(['draft cleared'])
  })

  it('sends nothing of a file that is refused, and says why', async () => {
    const { actor, said, sent, is } = start(() => Promise.reject(new Error('This file is empty.')))
    actor.send({ type: 'submit', submission })
    await is('idle')
    expect([said, sent]).toEqual([['file: This file is empty.'], []])
  })

  it('"A lost connection offers a retry": the same, under the same reference, from the beginning', async () => {
    const { actor, said, sent, is } = start()
    actor.send({ type: 'submit', submission })
    await is('sending')
    sent[0]!.back({ type: 'progress', fraction: 0.9 })
    sent[0]!.back({ type: 'refused', error: new Error('gone') })
    await is('failed')
    expect(actor.getSnapshot().context.submission).toBe(submission)
    actor.send({ type: 'retry' })
    expect(actor.getSnapshot().context.fraction).toBe(0)
    await is('sending')
    expect(sent.map((each) => each.submission.reference)).toEqual([
      submission.reference,
      submission.reference,
    ])
    sent[1]!.back({ type: 'acknowledged' })
    await is('sent')
    expect(said).toEqual(['fields', 'draft cleared'])
  })

  it('sends one at a time: a second press does nothing while one is on its way', async () => {
    const { actor, sent, is } = start()
    actor.send({ type: 'submit', submission })
    await is('sending')
    actor.send({ type: 'submit', submission })
    expect(sent).toHaveLength(1)
  })

  it('gives up what is on its way when the form goes', async () => {
    const { actor, is, givenUp } = start()
    actor.send({ type: 'submit', submission })
    await is('sending')
    actor.stop()
    expect(givenUp()).toBe(1)
  })
})
