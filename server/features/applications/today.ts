import type { ReadToday } from '../../platform/ports.ts'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/** The applications of the last seven days. */
export const applicationsToday: ReadToday<'applications'> = async ({ database, now }) => {
  const { rows } = await database
    .selectFrom('applications')
    .select(({ fn }) => fn.countAll<number | string>().as('rows'))
    .where('receivedAt', '>', new Date(now.getTime() - WEEK_MS).toISOString())
    .executeTakeFirstOrThrow()
  return { applications: { week: Number(rows) } }
}
