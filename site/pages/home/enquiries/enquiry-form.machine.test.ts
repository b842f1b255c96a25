import { createActor, fromPromise, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { describe, expect, it, vi } from 'vitest'
import { enquiryFormMachine, type Submission } from './enquiry-form.machine.ts'

const submission: Submission = {
  enquiry: {
    firstName: 'Lakshmi',
    lastName: 'Rao',
    email: 'lakshmi@raosweets.example',
    company: 'Rao Sweets',
    service: 'gst-services',
    message: 'We need help with GSTR-1.',
    privacy: true,
  },
  reference: 'EN-7K3M-Q9XD-2B4F',
  whatsAppLink: 'https://wa.me/910000000000?text=hello',
}

function start(send: () => Promise<void>) {
  const effects: string[] = []
  const record = (what: string) => () => void effects.push(what)
  const calls = vi.fn<typeof send>(send)
  const actor = createActor(
    enquiryFormMachine.provide({
      actors: { send: fromPromise(calls) },
      actions: {
        openWhatsApp: (_, { whatsAppLink }) => void effects.push(whatsAppLink),
        announceSuccess: (_, { reference }) => void effects.push(reference),
        resetForm: record('form reset'),
        closeTab: record('tab closed'),
        announceFailure: record('failure'),
      },
    }),
  ).start()
  return { actor, effects, calls }
}

describe('Contact form: idle, submitting (button disabled, text Preparing WhatsApp...), then success (toast, form reset) or error.', () => {
  it('starts idle and reaches every state', () => {
    const reached = getShortestPaths(enquiryFormMachine, {
      events: [
        { type: 'submit', submission },
        { type: 'xstate.done.actor.0.enquiryForm.submitting' } as never,
        { type: 'xstate.error.actor.0.enquiryForm.submitting' } as never,
      ],
    }).map(({ state }) => state.value)
    expect(new Set(reached)).toEqual(new Set(['idle', 'submitting', 'success', 'error']))
  })

  it('on success opens WhatsApp with the text, shows the toast, resets the form', async () => {
    const { actor, effects } = start(() => Promise.resolve())
    actor.send({ type: 'submit', submission })
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    await waitFor(actor, (state) => state.matches('success'))
    expect(effects).toEqual([submission.whatsAppLink, submission.reference, 'form reset'])
    expect(actor.getSnapshot().context.stored).toEqual(submission)
  })

  it('on failure closes the blank tab, shows the toast, and keeps the form', async () => {
    const { actor, effects } = start(() => Promise.reject(new Error('503: gone')))
    actor.send({ type: 'submit', submission })
    await waitFor(actor, (state) => state.matches('error'))
    expect(effects).toEqual(['tab closed', 'failure'])
    expect(actor.getSnapshot().context.stored).toBeNull()
  })

  it('stores one enquiry on a double click, and can be sent again after a response', async () => {
    const { actor, calls } = start(() => Promise.resolve())
    actor.send({ type: 'submit', submission })
    actor.send({ type: 'submit', submission: { ...submission, reference: 'EN-0000-0000-0000' } })
    await waitFor(actor, (state) => state.matches('success'))
    expect(calls).toHaveBeenCalledTimes(1)
    expect(actor.getSnapshot().context.stored?.reference).toBe(submission.reference)
    actor.send({ type: 'submit', submission })
    await waitFor(actor, (state) => state.matches('success'))
    expect(calls).toHaveBeenCalledTimes(2)
  })

  it('shows the last stored reference while a second enquiry is sent and fails', async () => {
    let answers = 0
    const { actor } = start(() =>
      ++answers === 1 ? Promise.resolve() : Promise.reject(new Error('offline')),
    )
    actor.send({ type: 'submit', submission })
    await waitFor(actor, (state) => state.matches('success'))
    actor.send({ type: 'submit', submission: { ...submission, reference: 'EN-1111-1111-1111' } })
    await waitFor(actor, (state) => state.matches('error'))
    expect(actor.getSnapshot().context.stored?.reference).toBe(submission.reference)
  })
})
