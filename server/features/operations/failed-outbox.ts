import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** Failed or rejected, and neither sent, expired nor being sent. */
export const hasFailed = (at: string) => (row: ExpressionBuilder<Tables, 'outbox'>) =>
  row.and([
    row('sentAt', 'is', null),
    row.or([row('refusedAt', 'is not', null), row('lastError', 'is not', null)]),
    row.or([row('uselessFrom', 'is', null), row('uselessFrom', '>', at)]),
    row.or([row('leasedUntil', 'is', null), row('leasedUntil', '<=', at)]),
  ])

/** `asha.rao@example.in` as `a…@example.in`: enough to see a mistyped domain. */
export function withoutName(address: string): string {
  const at = address.lastIndexOf('@')
  return at < 1 ? '…' : `${address[0]}…${address.slice(at)}`
}
