/** Time in which members of the staff hold no meetings. */
import { checkRepeat, isStaff, refuse, respond } from '@anupalan/server/contract'
import { conflictsWith } from '@anupalan/server/contract/bookings/blocked-times'
import type { Blocked } from '@anupalan/server/contract/bookings/blocked-times'
import {
  blockedTimeDays,
  meetingMessages as messages,
  SHOWN_CONFLICTS,
} from '@anupalan/server/contract/bookings/staff-rules'
import { recordAudit } from '../../platform/database/audit.ts'
import { load, store } from '../../platform/database/database.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Call } from '../../platform/http/handlers.ts'
import { DAY_MS } from '../../platform/jobs/jobs.ts'
import { findBlocked, findHeld, toBlockedTimes } from './blocked-queries.ts'
import { eraseBookingDays, lockDays } from './lock-days.ts'
import type { MeetingContext } from './read-meetings.ts'
import type { BlockedTimesTable } from './tables.ts'

/** Why time cannot be blocked. */
const problemsOf = ({ startsAt, endsAt }: Omit<Blocked, 'consultant'>, now: Date) =>
  endsAt <= startsAt || Date.parse(endsAt) > Date.parse(startsAt) + blockedTimeDays * DAY_MS
    ? refuse('invalid', { fields: { endsAt: messages.endsAt } })
    : endsAt <= now.toISOString()
      ? refuse('invalid', { fields: { endsAt: messages.past } })
      : undefined

async function findConflicts(
  { meetings }: Pick<MeetingContext, 'meetings'>,
  database: Database,
  added: Blocked,
  now: Date,
) {
  const from = new Date(Math.max(Date.parse(added.startsAt) - DAY_MS, now.getTime())).toISOString()
  const [held, others] = await Promise.all([
    findHeld(database, from, added.endsAt),
    findBlocked(database, added.startsAt, added.endsAt),
  ])
  return conflictsWith(added, held, others, meetings.consultants)
}

export function checkBlockedTime(
  context: MeetingContext,
  { params }: Pick<Call<'checkBlockedTime'>, 'params'>,
) {
  const now = context.clock()
  return load(context.database, async (reading) => {
    const problem = problemsOf(params, now)
    if (problem) return problem
    const conflicts = await findConflicts(context, reading, params, now)
    return respond(200, {
      meetings: conflicts.length,
      first: conflicts.slice(0, SHOWN_CONFLICTS).map(({ start, name }) => ({ start, name })),
    })
  })
}

/** Idempotent by its reference. */
export function blockTime(context: MeetingContext, call: Call<'blockTime'>) {
  const { conflicts: seen, ...body } = call.body
  const { reference } = call
  const now = context.clock()
  return store(context.database, async (transaction) => {
    const stored = await transaction
      .selectFrom('blockedTimes')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirst()
    if (stored) {
      const refusal = checkRepeat<typeof body>(stored, body)
      if (refusal) return refusal
      const [same] = await toBlockedTimes(transaction, context.ports.people, [stored])
      return respond(201, same!)
    }
    const problem = problemsOf(body, now)
    if (problem) return problem
    const person = (await context.ports.people.find(transaction, [body.consultant])).get(body.consultant)
    if (!person || !isStaff(person) || person.isDisabled)
      return refuse('invalid', { fields: { consultant: messages.consultant } })
    await lockDays(transaction, body.startsAt, body.endsAt)
    const conflicts = await findConflicts(context, transaction, body, now)
    if (conflicts.length !== seen)
      return refuse('invalid', { fields: { conflicts: messages.otherConflicts } })
    const row: BlockedTimesTable = { ...body, reference, createdAt: now.toISOString() }
    await transaction.insertInto('blockedTimes').values(row).execute()
    await recordAudit(
      transaction,
      {
        action: 'booking.block-time',
        subject: reference,
        user: body.consultant,
        details: { from: body.startsAt, to: body.endsAt },
        caller: call,
      },
      now,
    )
    const [added] = await toBlockedTimes(transaction, context.ports.people, [row])
    return respond(201, added!)
  })
}

export function unblockTime(
  { database, clock }: Pick<MeetingContext, 'database' | 'clock'>,
  call: Call<'unblockTime'>,
) {
  const { blocked } = call.params
  return store(database, async (transaction) => {
    const removed = await transaction
      .deleteFrom('blockedTimes')
      .where('reference', '=', blocked)
      .returning('consultant')
      .executeTakeFirst()
    if (!removed) return refuse('notFound')
    await recordAudit(
      transaction,
      { action: 'booking.unblock-time', subject: blocked, user: removed.consultant, caller: call },
      clock(),
    )
    return respond(204, undefined)
  })
}

/** Erases blocked time that ended `blockedTimeDays` ago. */
export async function eraseBlockedTimes({ database, clock }: Pick<MeetingContext, 'database' | 'clock'>) {
  const now = clock()
  const upTo = new Date(now.getTime() - blockedTimeDays * DAY_MS).toISOString()
  await store(database, async (transaction) => {
    await transaction.deleteFrom('blockedTimes').where('endsAt', '<=', upTo).execute()
    await eraseBookingDays(transaction, now)
  })
}
