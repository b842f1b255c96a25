import type { BookingLink } from '@anupalan/server/contract/bookings/links'
import type { Booking } from '@anupalan/server/contract/bookings/schema'
import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import {
  booked,
  cancelled,
  chosenDay,
  errors,
  link,
  moved,
  nearest,
  over,
  slots,
} from '../bookings.samples.ts'
import { managedBookingMachine } from './managed-booking.machine.ts'

type Answer = Booking | Error

/** An opened booking whose calls get these answers in order; the last one repeats. */
function open({
  opens = [booked],
  moves = [moved],
  cancels = [cancelled],
}: Partial<Record<'opens' | 'moves' | 'cancels', Answer[]>> = {}) {
  const answer = (queue: Answer[]) => {
    const next = queue.length > 1 ? queue.shift()! : queue[0]!
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next)
  }
  const move = vi.fn<(call: { input: { link: BookingLink; start: string } }) => Promise<Booking>>(() =>
    answer(moves),
  )
  const cancel = vi.fn<() => Promise<Booking>>(() => answer(cancels))
  const actor = createActor(
    managedBookingMachine.provide({
      actors: {
        open: fromPromise(() => answer(opens)),
        loadSlots: fromPromise(async () => slots),
        move: fromPromise(move),
        cancel: fromPromise(cancel),
      },
    }),
    { input: { link } },
  ).start()
  const reaches = (state: string) => waitFor(actor, ({ value }) => value === state)
  return { actor, move, cancel, reaches }
}

async function choosing(flow: ReturnType<typeof open>, start = nearest[0]!) {
  await flow.reaches('shown')
  flow.actor.send({ type: 'move' })
  await flow.reaches('choosing')
  flow.actor.send({ type: 'choose day', day: chosenDay })
  flow.actor.send({ type: 'choose slot', start })
  return flow
}

describe('a link', () => {
  it.each([
    ['of an upcoming meeting', booked, 'shown'],
    ['of a cancelled one', cancelled, 'cancelled'],
    ['of a begun one', over, 'over'],
    ['that is altered, expired or for another', errors.link, 'refused'],
    ['without a response', errors.offline, 'failed'],
  ])('%s', async (_, answer, state) => {
    const { actor, reaches } = open({ opens: [answer] })
    await reaches(state)
    expect(actor.getSnapshot().context.booking).toBe(answer instanceof Error ? null : answer)
  })

  it('without a response can be retried', async () => {
    const { actor, reaches } = open({ opens: [errors.down, booked] })
    await reaches('failed')
    actor.send({ type: 'retry' })
    const { context } = await reaches('shown')
    expect(context.booking).toBe(booked)
  })
})

describe('moving', () => {
  it('moves to the chosen time, and shows the server’s result', async () => {
    const { actor, move, reaches } = await choosing(open())
    actor.send({ type: 'confirm' })
    await reaches('moved')
    expect(move.mock.calls[0]![0].input).toEqual({ link, start: nearest[0] })
    expect(actor.getSnapshot().context.booking).toBe(moved)
  })

  it('requires a time, and another day clears the last one', async () => {
    const { actor, move } = await choosing(open())
    actor.send({ type: 'choose day', day: '2026-11-27' })
    actor.send({ type: 'confirm' })
    expect(actor.getSnapshot()).toMatchObject({ value: 'choosing', context: { isUnanswered: true } })
    expect(move).not.toHaveBeenCalled()
  })

  it('offers the nearest times if the time was taken, and leaves the meeting unchanged', async () => {
    const { actor, move, reaches } = await choosing(open({ moves: [errors.taken, moved] }))
    actor.send({ type: 'confirm' })
    await reaches('taken')
    expect(actor.getSnapshot().context).toMatchObject({ booking: booked, start: null, refusal: { nearest } })
    actor.send({ type: 'confirm' })
    expect(actor.getSnapshot().value).toBe('taken')
    actor.send({ type: 'choose slot', start: nearest[1]! })
    actor.send({ type: 'confirm' })
    await reaches('moved')
    expect(move).toHaveBeenCalledTimes(2)
  })

  it('retries the same time after a failure', async () => {
    const { actor, move, reaches } = await choosing(open({ moves: [errors.offline, moved] }))
    actor.send({ type: 'confirm' })
    await reaches('unmoved')
    actor.send({ type: 'retry' })
    await reaches('moved')
    expect(move.mock.calls.map(([{ input }]) => input.start)).toEqual([nearest[0], nearest[0]])
  })

  it('reloads a meeting that was changed elsewhere', async () => {
    const { actor, reaches } = await choosing(open({ opens: [booked, cancelled], moves: [errors.changed] }))
    actor.send({ type: 'confirm' })
    const { context } = await reaches('cancelled')
    expect(context.booking).toBe(cancelled)
  })

  it('can be abandoned at any point', async () => {
    const { actor, reaches } = await choosing(open({ moves: [errors.down] }))
    actor.send({ type: 'keep' })
    await reaches('shown')
    await choosing({ actor, reaches } as ReturnType<typeof open>)
    actor.send({ type: 'confirm' })
    await reaches('unmoved')
    // It is unknown whether the move succeeded: the booking is loaded again.
    actor.send({ type: 'keep' })
    const { context } = await reaches('shown')
    expect(context.booking).toBe(booked)
  })
})

describe('cancelling', () => {
  it('asks for confirmation, then cancels once', async () => {
    const { actor, cancel, reaches } = open()
    await reaches('shown')
    actor.send({ type: 'cancel' })
    expect([actor.getSnapshot().value, cancel.mock.calls.length]).toEqual(['confirming', 0])
    actor.send({ type: 'confirm' })
    actor.send({ type: 'confirm' })
    await reaches('cancelled')
    expect(cancel).toHaveBeenCalledOnce()
  })

  it('keeps the meeting if not confirmed or not acknowledged', async () => {
    const { actor, reaches } = open({ cancels: [errors.down, cancelled] })
    await reaches('shown')
    actor.send({ type: 'cancel' })
    actor.send({ type: 'keep' })
    expect(actor.getSnapshot().value).toBe('shown')
    actor.send({ type: 'cancel' })
    actor.send({ type: 'confirm' })
    await reaches('uncancelled')
    actor.send({ type: 'retry' })
    await reaches('cancelled')
  })
})
