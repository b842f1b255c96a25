/** How many years each category is kept: those of the law, or more. */
import { refuse, respond } from '@anupalan/server/contract'
import { retentionMessages as messages } from '@anupalan/server/contract/retention/rules'
import type { RetentionPeriod } from '@anupalan/server/contract/retention/schema'
import type { RetentionYears } from '@anupalan/server/contract/retention/erasable'
import { retentionCategories, retentionRow } from '../../compliance/retention/categories.ts'
import type { RetentionCategory } from '../../compliance/retention/categories.ts'
import type { RequestContext } from '../../platform/context.ts'
import { recordAudit } from '../../platform/database/audit.ts'
import { toPersonName } from '../../platform/database/conversations.ts'
import { load, store } from '../../platform/database/database.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { Call } from '../../platform/http/handlers.ts'
import { signedIn } from '../../platform/http/signed-in.ts'
import type { Person } from '../../platform/ports.ts'
import type { RetentionPeriodsTable } from './tables.ts'

const toPeriod = (
  category: RetentionCategory,
  row: RetentionPeriodsTable | undefined,
  people: ReadonlyMap<string, Person>,
): RetentionPeriod => {
  const lawYears = retentionRow(category).years
  return {
    category,
    // A law that was extended since counts.
    years: Math.max(lawYears, row?.years ?? 0),
    lawYears,
    reason: row?.reason ?? '',
    setAt: row?.setAt ?? null,
    setBy: row ? toPersonName(people, row.setBy, true) : null,
    version: row?.version ?? 0,
  }
}

export async function readYears(database: Database): Promise<RetentionYears> {
  const rows = await database.selectFrom('retentionPeriods').select(['category', 'years']).execute()
  const set = new Map(rows.map(({ category, years }) => [category, years]))
  return new Map(
    retentionCategories.map(({ category, years }) => [category, Math.max(years, set.get(category) ?? 0)]),
  )
}

export function listRetentionPeriods({ database, ports }: RequestContext) {
  return load(database, async (reading) => {
    const rows = await reading.selectFrom('retentionPeriods').selectAll().execute()
    const people = await ports.people.find(
      reading,
      rows.flatMap(({ setBy }) => setBy ?? []),
    )
    return respond(200, {
      periods: retentionCategories.map(({ category }) =>
        toPeriod(
          category,
          rows.find((row) => row.category === category),
          people,
        ),
      ),
    })
  })
}

export function setRetentionPeriod(
  { database, ports, clock }: RequestContext,
  call: Call<'setRetentionPeriod'>,
) {
  const { years, reason, version } = call.body
  const found = retentionCategories.find(({ category }) => category === call.params.category)
  const now = clock()
  return store(database, async (transaction) => {
    if (!found) return refuse('notFound')
    const { category } = found
    if (years < found.years) return refuse('invalid', { fields: { years: messages.belowLaw } })
    const row: RetentionPeriodsTable = {
      category,
      years,
      reason,
      setBy: signedIn(call).username,
      setAt: now.toISOString(),
      version: version + 1,
    }
    if (!(await write(transaction, row))) return refuse('changedMeanwhile')
    await recordAudit(
      transaction,
      { action: 'retention.set-period', subject: category, details: { years }, caller: call },
      now,
    )
    const people = await ports.people.find(transaction, [signedIn(call).username])
    return respond(200, toPeriod(category, row, people))
  })
}

/** @returns whether the version before it was the stored one */
async function write(transaction: Transaction, row: RetentionPeriodsTable): Promise<boolean> {
  const written =
    row.version === 1
      ? await transaction
          .insertInto('retentionPeriods')
          .values(row)
          .onConflict((conflict) => conflict.column('category').doNothing())
          .returning('category')
          .executeTakeFirst()
      : await transaction
          .updateTable('retentionPeriods')
          .set(row)
          .where('category', '=', row.category)
          .where('version', '=', row.version - 1)
          .returning('category')
          .executeTakeFirst()
  return written !== undefined
}
