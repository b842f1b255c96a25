import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import type { EventObject } from 'xstate'
import { describe, expect, it } from 'vitest'
import { applicationFormMachine, type SendingEvent, type Submission } from './application-form.machine.ts'
import { applicationFormStates } from './application-form.states.ts'

const submission = applicationFormStates.frozen('sending').context.submission!

function start(check: () => Promise<void> = () => Promise.resolve()) {
  const calls: string[] = []
  const sent: { submission: Submission; back: (event: SendingEvent) => void }[] = []
  let aborted = 0
  const actor = createActor(
    applicationFormMachine.provide({
      actors: {
        check: fromPromise(check),
        send: fromCallback<EventObject, Submission>(({ input, sendBack }) => {
          sent.push({ submission: input, back: sendBack })
          return () => void aborted++
        }),
      },
      actions: {
        showFileError: (_, { error }) => void calls.push(`file: ${(error as Error).message}`),
        showFieldErrors: () => void calls.push('fields'),
        clearDraft: () => void calls.push('draft cleared'),
      },
    }),
  ).start()
  const is = (name: 'idle' | 'sending' | 'failed' | 'sent') => waitFor(actor, (state) => state.matches(name))
  return { actor, calls, sent, is, aborted: () => aborted }
}

describe('Application form: idle, checking, sending with progress, sent, or failed with a retry', () => {
  it('reaches exactly these states', () => {
    expect([...applicationFormStates.reachable.keys()].toSorted()).toEqual([
      'checking',
      'failed',
      'idle',
      'sending',
      'sent',
    ])
  })

  it('sends after the check, reports progress, and clears the draft once acknowledged', async () => {
    const { actor, calls, sent, is } = start()
    actor.send({ type: 'submit', submission })
    await is('sending')
    sent[0]!.back({ type: 'progress', fraction: 0.5 })
    expect(actor.getSnapshot().context.fraction).toBe(0.5)
    sent[0]!.back({ type: 'acknowledged' })
    await is('sent')
    expect(calls).toEqual(['draft cleared'])
  })

  it('sends nothing if the file is refused, and reports why', async () => {
    const { actor, calls, sent, is } = start(() => Promise.reject(new Error('This file is empty.')))
    actor.send({ type: 'submit', submission })
    await is('idle')
    expect([calls, sent]).toEqual([['file: This file is empty.'], []])
  })

  it('"A lost connection offers a retry": the same, under the same reference, from the beginning', async () => {
    const { actor, calls, sent, is } = start()
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
    expect(calls).toEqual(['fields', 'draft cleared'])
  })

  it('sends one at a time: a second press is ignored while one is in flight', async () => {
    const { actor, sent, is } = start()
    actor.send({ type: 'submit', submission })
    await is('sending')
    actor.send({ type: 'submit', submission })
    expect(sent).toHaveLength(1)
  })

  it('aborts the request when the form is unmounted', async () => {
    const { actor, is, aborted } = start()
    actor.send({ type: 'submit', submission })
    await is('sending')
    actor.stop()
    expect(aborted()).toBe(1)
  })
})
