/** The date of the fees, as the staff changes it, and its slot on the pricing page. */
import { refuse, respond } from '@anupalan/server/contract'
import { feesDateMessages as messages } from '@anupalan/server/contract/fees-date/rules'
import { formatDate, istDate } from '../../compliance/ist.ts'
import type { RequestContext } from '../../platform/context.ts'
import { recordAudit } from '../../platform/database/audit.ts'
import { load, store } from '../../platform/database/database.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { Call } from '../../platform/http/handlers.ts'
import type { SlotSource } from '../../platform/static-site/slot-source.ts'
import { bumpSlotVersion } from '../../platform/static-site/slot-version.ts'
import type { FeesDatesTable } from './tables.ts'

const name = 'fees'

const find = (database: Database) =>
  database.selectFrom('feesDates').select(['date', 'version']).where('name', '=', name).executeTakeFirst()

export const feesDateSlot: SlotSource = async ({ database }) => {
  const found = await find(database)
  const values = found && { date: found.date, day: formatDate(found.date) }
  return { slots: new Map(values ? [['fees-as-of', [{ template: 'fees-as-of', values }]]] : []) }
}

export const getFeesDate = ({ database }: RequestContext) =>
  load(database, async (reading) => respond(200, (await find(reading)) ?? { date: null, version: 0 }))

export function setFeesDate({ database, clock }: RequestContext, call: Call<'setFeesDate'>) {
  const { date, version } = call.body
  const now = clock()
  return store(database, async (transaction) => {
    if (date > istDate(now.getTime())) return refuse('invalid', { fields: { date: messages.future } })
    if (!(await write(transaction, { name, date, version: version + 1 }))) return refuse('changedMeanwhile')
    await bumpSlotVersion(transaction)
    await recordAudit(transaction, { action: 'fees-date.set', details: { date }, caller: call }, now)
    return respond(200, { date, version: version + 1 })
  })
}

/** @returns whether the version before it was the stored one */
async function write(transaction: Transaction, row: FeesDatesTable): Promise<boolean> {
  const written =
    row.version === 1
      ? await transaction
          .insertInto('feesDates')
          .values(row)
          .onConflict((conflict) => conflict.column('name').doNothing())
          .returning('name')
          .executeTakeFirst()
      : await transaction
          .updateTable('feesDates')
          .set(row)
          .where('name', '=', name)
          .where('version', '=', row.version - 1)
          .returning('name')
          .executeTakeFirst()
  return written !== undefined
}

export function resetFeesDate({ database, clock }: RequestContext, call: Call<'resetFeesDate'>) {
  return store(database, async (transaction) => {
    const removed = await transaction
      .deleteFrom('feesDates')
      .where('name', '=', name)
      .returning('name')
      .executeTakeFirst()
    if (!removed) return respond(204, undefined)
    await bumpSlotVersion(transaction)
    await recordAudit(transaction, { action: 'fees-date.reset', caller: call }, clock())
    return respond(204, undefined)
  })
}
