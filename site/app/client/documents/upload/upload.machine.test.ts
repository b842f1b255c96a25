import { ApiError, NetworkError } from '@anupalan/server/contract/core/client'
import { describe, expect, it, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor, type EventObject } from 'xstate'
import { uploadMachine, type Sending, type SendingEvent } from './upload.machine.ts'
import type { Added, Prepared } from './upload-context.ts'
import { FileError } from './file-error.ts'
import { RECONNECT_MS } from './reconnect.ts'
import { lost, sampleUpload, uploadStates, wrongKind } from './upload.states.ts'

const document: Added['document'] = { id: 'stored', name: 'Form 16.pdf', task: null }
const fields = (field: string) =>
  new ApiError(422, JSON.stringify({ message: '', fields: { [field]: 'no' } }))

function start({
  prepare = () => Promise.resolve<Prepared>({ ...uploadStates.frozen('sending').context.prepared! }),
  add = (): Promise<Added> => Promise.resolve({ document, isDuplicate: false }),
  keepStored = () => Promise.resolve(),
  target = sampleUpload.target,
} = {}) {
  const clock = new SimulatedClock()
  const calls = vi.fn<(name: string) => void>()
  const sent: { input: Sending; back: (event: SendingEvent) => void }[] = []
  let interrupted = 0
  let report = () => {}
  const actor = createActor(
    uploadMachine.provide({
      actors: {
        prepare: fromPromise(prepare),
        send: fromCallback<EventObject, Sending>(({ input, sendBack }) => {
          sent.push({ input, back: sendBack })
          return () => void interrupted++
        }),
        add: fromPromise(({ input }) => {
          calls(`add${input.isDuplicateAllowed ? ' again' : ''}`)
          return add()
        }),
        keepStored: fromPromise(keepStored),
        connection: fromCallback(({ sendBack }) => {
          report = () => sendBack({ type: 'online' })
        }),
      },
      actions: {
        remember: () => calls('remember'),
        forget: () => calls('forget'),
        discard: () => calls('discard'),
      },
    }),
    { input: { ...sampleUpload, target }, clock },
  ).start()
  const is = (state: 'sending' | 'interrupted' | 'failed' | 'refused' | 'stored' | 'duplicate') =>
    waitFor(actor, (snapshot) => snapshot.matches(state))
  const sending = async () => {
    actor.send({ type: 'start' })
    await is('sending')
  }
  const called = () => calls.mock.calls.map(([name]) => name)
  return { actor, clock, sent, is, sending, called, online: () => report(), interrupted: () => interrupted }
}

describe('a file on its way', () => {
  it('reaches exactly these states', () => {
    expect([...uploadStates.reachable.keys()].toSorted()).toEqual([
      'adding',
      'duplicate',
      'failed',
      'fulfilling',
      'interrupted',
      'preparing',
      'refused',
      'removed',
      'sending',
      'stored',
      'waiting',
    ])
  })

  it('is remembered once it is started, and forgotten once it is stored', async () => {
    const { sent, is, sending, called } = start()
    await sending()
    sent[0]!.back({ type: 'started' })
    sent[0]!.back({ type: 'sent' })
    const { context } = await is('stored')
    expect(called()).toEqual(['remember', 'add', 'forget'])
    expect(context.document).toEqual(document)
    expect(context.prepared?.isStarted).toBe(true)
  })

  it('is refused before a byte is sent if its content is not accepted', async () => {
    const { actor, sent, is } = start({ prepare: () => Promise.reject(wrongKind) })
    actor.send({ type: 'start' })
    const { context } = await is('refused')
    expect(context.error).toBeInstanceOf(FileError)
    expect(sent).toEqual([])
  })

  it('is refused if the server rejects its content', async () => {
    const { sent, is, sending, called } = start()
    await sending()
    sent[0]!.back({ type: 'unsent', error: fields('file') })
    await is('refused')
    expect(called()).toEqual(['forget'])
  })

  it.each([
    [404, true],
    [409, true],
    [410, true],
    [500, false],
  ])(
    'begins anew after %i, if the server has it no more or under other terms: %s',
    async (status, isGone) => {
      const { actor, sent, is, sending, called } = start()
      await sending()
      sent[0]!.back({ type: 'unsent', error: new ApiError(status, '{"message":""}') })
      await is('failed')
      expect(called()).toEqual(isGone ? ['forget'] : [])
      expect(actor.getSnapshot().context.prepared === null).toBe(isGone)
    },
  )

  it('goes on with what was started before the connection was lost', async () => {
    const { sent, is, sending, online } = start()
    await sending()
    expect(sent[0]!.input.prepared.isStarted).toBe(false)
    sent[0]!.back({ type: 'started' })
    sent[0]!.back({ type: 'unsent', error: lost })
    await is('interrupted')
    online()
    await is('sending')
    expect(sent[1]!.input.prepared.isStarted).toBe(true)
  })

  it('goes on under the same reference when the browser reports a connection', async () => {
    const { actor, sent, is, sending, online } = start()
    await sending()
    sent[0]!.back({ type: 'unsent', error: lost })
    await is('interrupted')
    online()
    expect(actor.getSnapshot().value).toBe('sending')
    expect(sent.map(({ input }) => input.prepared.reference)).toEqual(
      Array.from({ length: 2 }, () => sent[0]!.input.prepared.reference),
    )
  })

  it('goes on by itself to the millisecond', async () => {
    const { actor, clock, sent, is, sending } = start()
    await sending()
    sent[0]!.back({ type: 'unsent', error: lost })
    await is('interrupted')
    clock.increment(RECONNECT_MS - 1)
    expect(actor.getSnapshot().value).toBe('interrupted')
    clock.increment(1)
    expect(actor.getSnapshot().value).toBe('sending')
  })

  it('does not send its bytes again if the connection is lost while it is stored', async () => {
    let tries = 0
    const { actor, sent, is, sending } = start({
      add: () =>
        ++tries === 1
          ? Promise.reject(new NetworkError('offline'))
          : Promise.resolve({ document, isDuplicate: false }),
    })
    await sending()
    sent[0]!.back({ type: 'sent' })
    await is('interrupted')
    actor.send({ type: 'retry' })
    await is('stored')
    expect(sent).toHaveLength(1)
  })

  it('sends its bytes again if the server no longer has them, keeping what was chosen', async () => {
    let tries = 0
    const { actor, sent, is, sending } = start({
      add: () =>
        ++tries === 1 ? Promise.reject(fields('upload')) : Promise.resolve({ document, isDuplicate: false }),
    })
    await sending()
    sent[0]!.back({ type: 'sent' })
    const { context } = await is('failed')
    expect(context.target).toEqual(sampleUpload.target)
    actor.send({ type: 'retry' })
    await is('sending')
    expect(sent).toHaveLength(2)
  })

  it('asks before the same content is stored twice', async () => {
    let tries = 0
    const { actor, sent, is, sending, called } = start({
      add: () => Promise.resolve({ document, isDuplicate: ++tries === 1 }),
    })
    await sending()
    sent[0]!.back({ type: 'sent' })
    await is('duplicate')
    actor.send({ type: 'keepBoth' })
    await is('stored')
    expect(called()).toEqual(['add', 'add again', 'forget'])
  })

  it('sends the stored document for the item instead', async () => {
    const { actor, sent, is, sending, called } = start({
      add: () => Promise.resolve({ document, isDuplicate: true }),
    })
    await sending()
    sent[0]!.back({ type: 'sent' })
    await is('duplicate')
    actor.send({ type: 'keepStored' })
    await is('stored')
    expect(called()).toEqual(['add', 'discard'])
  })

  it.each([
    ['of the task it was chosen for, is attached', 'purchases', 'stored', ['add', 'discard']],
    ['of another task, is asked about', 'sales', 'duplicate', ['add']],
    ['of no task, is asked about', null, 'duplicate', ['add']],
  ] as const)('the stored document, if %s', async (_, task, state, calls) => {
    const { actor, sent, is, sending, called } = start({
      add: () => Promise.resolve({ document: { ...document, task }, isDuplicate: true }),
      target: { client: 'rao-textiles', category: 'other', year: null, task: 'purchases' },
    })
    await sending()
    sent[0]!.back({ type: 'sent' })
    await is(state)
    expect(actor.getSnapshot().context.isAttached).toBe(state === 'stored')
    expect(called()).toEqual(calls)
  })

  it('asks about a delivery of what is attached to its task, as its note is not stored', async () => {
    const delivery = { as: 'report', name: '', comment: 'कृपया देखें।', approval: null } as const
    const { actor, sent, is, sending, called } = start({
      add: () => Promise.resolve({ document: { ...document, task: 'purchases' }, isDuplicate: true }),
      target: { client: 'rao-textiles', category: 'other', year: null, task: 'purchases', delivery },
    })
    await sending()
    sent[0]!.back({ type: 'sent' })
    await is('duplicate')
    expect(actor.getSnapshot().context.isAttached).toBe(false)
    expect(called()).toEqual(['add'])
  })

  it('is interrupted and discarded when it is removed', async () => {
    const { actor, sending, called, interrupted } = start()
    await sending()
    actor.send({ type: 'remove' })
    expect(actor.getSnapshot().status).toBe('done')
    expect(interrupted()).toBe(1)
    expect(called()).toEqual(['discard'])
  })

  it('stays stored when its row is closed', async () => {
    const { actor, sent, is, sending, called } = start()
    await sending()
    sent[0]!.back({ type: 'sent' })
    await is('stored')
    actor.send({ type: 'remove' })
    expect(called()).toEqual(['add', 'forget'])
  })
})
