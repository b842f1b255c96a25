/** The days of the office, as the staff changes them. */
import { refuse, respond } from '@anupalan/server/contract'
import { MAX_OFFICE_DAYS, officeDayMessages as messages } from '@anupalan/server/contract/office-days/rules'
import { withDefaults } from '@anupalan/server/contract/office-days/with-defaults'
import type { RequestContext } from '../../platform/context.ts'
import { recordAudit } from '../../platform/database/audit.ts'
import { load, store } from '../../platform/database/database.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Call } from '../../platform/http/handlers.ts'
import { bumpSlotVersion } from '../../platform/static-site/slot-version.ts'
import { findOfficeDays } from './queries.ts'
import type { OfficeDaysTable } from './tables.ts'

export const listOfficeDays = ({ database, practice }: RequestContext) =>
  load(database, async (reading) =>
    respond(200, { days: withDefaults(practice.meetings?.holidays ?? [], await findOfficeDays(reading)) }),
  )

export function setOfficeDay({ database, clock }: RequestContext, call: Call<'setOfficeDay'>) {
  const { date } = call.params
  const { kind, name, version } = call.body
  const { opens, closes } = kind === 'hours' ? call.body : { opens: '', closes: '' }
  const row = { date, kind, name, opens, closes, version: version + 1 }
  return store(database, async (transaction) => {
    if (version === 0 && (await countDays(transaction)) >= MAX_OFFICE_DAYS)
      return refuse('invalid', { fields: { name: messages.tooMany } })
    if (!(await writeDay(transaction, row))) return refuse('changedMeanwhile')
    await bumpSlotVersion(transaction)
    await recordAudit(
      transaction,
      { action: 'office-day.set', subject: date, details: { kind, name, opens, closes }, caller: call },
      clock(),
    )
    return respond(200, row)
  })
}

async function countDays(transaction: Transaction): Promise<number> {
  const { count } = await transaction
    .selectFrom('officeDays')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** @returns whether the version before it was the stored one */
async function writeDay(transaction: Transaction, row: OfficeDaysTable): Promise<boolean> {
  const written =
    row.version === 1
      ? await transaction
          .insertInto('officeDays')
          .values(row)
          .onConflict((conflict) => conflict.column('date').doNothing())
          .returning('date')
          .executeTakeFirst()
      : await transaction
          .updateTable('officeDays')
          .set(row)
          .where('date', '=', row.date)
          .where('version', '=', row.version - 1)
          .returning('date')
          .executeTakeFirst()
  return written !== undefined
}

export function resetOfficeDay({ database, clock }: RequestContext, call: Call<'resetOfficeDay'>) {
  const { date } = call.params
  return store(database, async (transaction) => {
    const removed = await transaction
      .deleteFrom('officeDays')
      .where('date', '=', date)
      .returning('date')
      .executeTakeFirst()
    if (!removed) return refuse('notFound')
    await bumpSlotVersion(transaction)
    await recordAudit(transaction, { action: 'office-day.reset', subject: date, caller: call }, clock())
    return respond(204, undefined)
  })
}
