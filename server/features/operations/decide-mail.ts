import { refuse, respond } from '@anupalan/server/contract'
import type { ExpressionBuilder } from 'kysely'
import type { RequestContext } from '../../platform/context.ts'
import { recordAudit } from '../../platform/database/audit.ts'
import { store } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Call } from '../../platform/http/handlers.ts'
import { hasFailed, withoutName } from './failed-outbox.ts'

/** What the audit trail needs to name a mail: a dropped one is erased. */
const shown = ['kind', 'subject', 'recipient'] as const

/** Sends a failed mail again, or erases it. A reason may name a person. */
export function decideMail(
  { database, clock }: RequestContext,
  call: Call<'retryMail' | 'dropMail'>,
  decision: 'retry' | 'drop',
) {
  const { mail: id } = call.params
  const { reason, version } = call.body
  const now = clock().toISOString()
  return store(database, async (transaction) => {
    const isOpen = (row: ExpressionBuilder<Tables, 'outbox'>) =>
      row.and([row('id', '=', id), row('attempts', '=', version), hasFailed(now)(row)])
    const row =
      decision === 'retry'
        ? await transaction
            .updateTable('outbox')
            .set({ refusedAt: null, lastError: null, nextAttemptAt: now })
            .where(isOpen)
            .returning(shown)
            .executeTakeFirst()
        : await transaction.deleteFrom('outbox').where(isOpen).returning(shown).executeTakeFirst()
    if (!row) {
      const stored = await transaction
        .selectFrom('outbox')
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst()
      return refuse(stored ? 'changedMeanwhile' : 'notFound')
    }
    await recordAudit(
      transaction,
      {
        action: `mail.${decision}`,
        subject: id,
        details: { kind: row.kind, attempts: version },
        personalDetails: { mail: row.subject, to: withoutName(row.recipient), reason },
        caller: call,
      },
      clock(),
    )
    return respond(204, undefined)
  })
}
