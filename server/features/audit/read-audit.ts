import { respond } from '@anupalan/server/contract'
import { auditColumns, auditFileName } from '@anupalan/server/contract/audit/csv'
import type { AuditEntry } from '@anupalan/server/contract/audit/schema'
import { istDate } from '../../compliance/ist.ts'
import type { RequestContext } from '../../platform/context.ts'
import { recordAudit } from '../../platform/database/audit.ts'
import { load, store } from '../../platform/database/database.ts'
import { readPages } from '../../platform/database/read-pages.ts'
import { csvOf } from '../../platform/http/csv-response.ts'
import type { Call } from '../../platform/http/handlers.ts'
import { signedIn } from '../../platform/http/signed-in.ts'
import { readAuditRows, toAuditEntries } from './queries.ts'

export function listAudit({ database, ports }: RequestContext, call: Call<'listAudit'>) {
  const { after, limit, ...filter } = call.params
  const user = signedIn(call)
  return load(database, async (reading) => {
    const rows = await readAuditRows(reading, filter, { after, limit: limit + 1 })
    return respond(200, {
      entries: await toAuditEntries(reading, rows.slice(0, limit), { ports, user }),
      hasMore: rows.length > limit,
    })
  })
}

export function getAuditState({ database, ports }: RequestContext) {
  return load(database, async (reading) => {
    const row = await reading.selectFrom('auditVerifications').selectAll().executeTakeFirst()
    return respond(200, {
      verification: row
        ? {
            verifiedAt: row.verifiedAt,
            entries: row.entries,
            fault:
              row.faultSequence === null || row.faultKind === null
                ? null
                : { sequence: row.faultSequence, kind: row.faultKind },
          }
        : null,
      actions: Object.entries(ports.auditMeanings)
        .map(([action, meaning]) => ({ action, meaning }))
        .toSorted((a, b) => (a.action < b.action ? -1 : 1)),
    })
  })
}

/** Records the export first: its own entry is chained later, and is not in the file. */
export async function exportAudit({ database, ports, clock }: RequestContext, call: Call<'exportAudit'>) {
  const user = signedIn(call)
  const filter = call.params
  const { person, client: _inDetails, ...others } = filter
  await store(database, (transaction) =>
    recordAudit(
      transaction,
      {
        action: 'audit.export',
        details: Object.fromEntries(Object.entries(others).filter(([, value]) => value !== '')),
        ...(person && { user: person }),
        ...(filter.client && { client: filter.client }),
        caller: call,
      },
      clock(),
    ),
  )
  const pages = readPages<AuditEntry, number>(
    database,
    async ({ database: reading, after = 0, limit }) =>
      toAuditEntries(reading, await readAuditRows(reading, filter, { after, limit }), { ports, user }),
    ({ sequence }) => sequence,
  )
  const columns = auditColumns({ isReadonly: user.role === 'readonly' })
  return respond(200, csvOf(auditFileName(istDate(clock().getTime())), columns, pages))
}
