import type { ReadToday } from '../../platform/ports.ts'
import { hasFailed } from './failed-outbox.ts'

/** The mails that failed or were rejected. */
export const mailsToday: ReadToday<'mails'> = async ({ database, now }) => {
  const { rows } = await database
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number | string>().as('rows'))
    .where(hasFailed(now.toISOString()))
    .executeTakeFirstOrThrow()
  return { mails: { failed: Number(rows) } }
}
