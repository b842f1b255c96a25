import { load, store } from '../../platform/database/database.ts'
import { lockRecipient, queueMailToVisitor } from '../../platform/mail/recipient-limit.ts'
import { reminderOf } from './booking-mail.ts'
import type { BookingContext } from './booking-context.ts'
import { findUnreminded, markReminded } from './queries.ts'
import type { Reminder } from './queries.ts'

const hour = 60 * 60 * 1000

/** The due time of each reminder, and when it expires: both before the meeting, in ms. */
const reminders: readonly { readonly name: Reminder; readonly before: number; readonly until: number }[] = [
  { name: 'dayRemindedAt', before: 24 * hour, until: hour },
  { name: 'hourRemindedAt', before: hour, until: 0 },
]

/**
 * Queues the reminders that are due: once for each start of a booking, also with several instances, and none for a
 * meeting that was booked or moved after the reminder was due.
 *
 * @returns how many were queued.
 * @throws StorageError
 */
export async function remind(context: BookingContext, signal?: AbortSignal): Promise<number> {
  const { database, clock } = context
  const keys = await context.keys()
  let queued = 0
  for (const { name, before, until } of reminders) {
    const now = clock().getTime()
    const window = { after: asText(now + until), upTo: asText(now + before) }
    for (const booking of await load(database, (reading) => findUnreminded(reading, name, window))) {
      if (signal?.aborted) return queued
      const start = Date.parse(booking.start)
      if (Date.parse(booking.changedAt) > start - before) continue
      const isMine = await store(database, async (transaction) => {
        await lockRecipient(transaction, booking.email, new Date(now))
        if (!(await markReminded(transaction, booking, name, asText(now)))) return false
        const reminder = reminderOf(context, keys, booking, new Date(start - until))
        return queueMailToVisitor(transaction, reminder, new Date(now))
      })
      if (isMine) queued++
    }
  }
  return queued
}

const asText = (instant: number) => new Date(instant).toISOString()
