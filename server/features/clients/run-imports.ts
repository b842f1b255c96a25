/** Adds the clients of imports: each in a transaction of its own, which removes the row that it comes from. */
import { checkAccess, isStaff } from '@anupalan/server/contract'
import * as endpoints from '@anupalan/server/contract/clients/endpoints'
import { IMPORT_DAYS } from '@anupalan/server/contract/clients/import-rules'
import { duplicateKeys, duplicateValues } from '@anupalan/server/contract/clients/read-import'
import type { Context } from '../../platform/context.ts'
import { recordAudit } from '../../platform/database/audit.ts'
import { store } from '../../platform/database/database.ts'
import type { Database } from '../../platform/database/database.ts'
import { runClientBatches } from '../../platform/jobs/client-batches.ts'
import { eraseEndedRuns, findRunning } from '../../platform/jobs/runs.ts'
import { endImport, findHolders } from './import-clients.ts'
import { insertClient } from './manage-clients.ts'
import { profileOf } from './queries.ts'
import type { ClientImportRowsTable } from './tables.ts'

type JobContext = Pick<Context, 'database' | 'clock' | 'ports'>

/**
 * Adds the clients of all imports that were started.
 *
 * @returns how many clients were added
 */
export function runImports(context: JobContext, signal: AbortSignal): Promise<number> {
  return runClientBatches(
    context.database,
    {
      findRunning: (reading) => findRunning(reading, 'client_imports'),
      async findOpen(reading, reference, limit) {
        const open = await reading
          .selectFrom('clientImportRows')
          .select('row')
          .where('import', '=', reference)
          .orderBy('row')
          .limit(limit)
          .execute()
        return open.map(({ row }) => String(row))
      },
      end: (transaction, reference) =>
        endImport(transaction, reference, { isStopped: false, now: context.clock() }),
      workOn: (reference, row) => addRow(context, reference, Number(row)),
    },
    signal,
  )
}

/** @returns whether the client was added by this */
function addRow(context: JobContext, reference: string, row: number) {
  const { database, clock, ports } = context
  const now = clock()
  return store(database, async (transaction) => {
    const running = await transaction
      .updateTable('clientImports')
      .set((each) => ({ added: each.ref('added') }))
      .where('reference', '=', reference)
      .where('endedAt', 'is', null)
      .returningAll()
      .executeTakeFirst()
    if (!running) return false
    const claimed = await transaction
      .deleteFrom('clientImportRows')
      .where('import', '=', reference)
      .where('row', '=', row)
      .returningAll()
      .executeTakeFirst()
    if (!claimed) return false
    const { startedBy } = running
    const people = await ports.people.find(transaction, [startedBy ?? [], claimed.consultant ?? []].flat())
    const starter = people.get(startedBy ?? '')
    if (!starter || starter.isDisabled || checkAccess(endpoints.importClients.access, starter)) {
      await endImport(transaction, reference, { isStopped: true, now })
      await recordAudit(transaction, { action: 'client.stop-importing', subject: reference }, now)
      return false
    }
    const isNew = !(await hasHolder(transaction, claimed))
    if (isNew) {
      const consultant = people.get(claimed.consultant ?? '')
      const isPossible = consultant && isStaff(consultant) && !consultant.isDisabled
      await insertClient(
        context,
        transaction,
        {
          profile: profileOf(claimed),
          pan: claimed.pan,
          gstin: claimed.gstin,
          consultant: isPossible ? consultant.username : null,
          details: { import: reference },
        },
        now,
      )
    }
    await transaction
      .updateTable('clientImports')
      .set(isNew ? { added: running.added + 1 } : { skipped: running.skipped + 1 })
      .where('reference', '=', reference)
      .execute()
    return isNew
  })
}

/** Whether somebody has added such a client since the file was checked. */
async function hasHolder(database: Database, row: ClientImportRowsTable): Promise<boolean> {
  const values = duplicateValues({ profile: profileOf(row), pan: row.pan, gstin: row.gstin })
  for (const by of duplicateKeys) {
    const value = values[by]
    if (value !== undefined && (await findHolders(database, by, [value])).size > 0) return true
  }
  return false
}

/** Erases those that ended `IMPORT_DAYS` ago. */
export async function eraseImports({ database, clock }: Pick<Context, 'database' | 'clock'>): Promise<void> {
  await store(database, (transaction) =>
    eraseEndedRuns(transaction, 'client_imports', { days: IMPORT_DAYS, now: clock() }),
  )
}
