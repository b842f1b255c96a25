import { lateSince } from '@anupalan/server/contract/core/late-since'
import { replyBy } from '@anupalan/server/contract/core/reply-by'
import type { ReadToday } from '../../platform/ports.ts'

/** The enquiries that nobody has answered, against the promise of the practice. */
export const enquiriesToday: ReadToday<'enquiries'> = async ({ database, practice: { replyHours }, now }) => {
  const unanswered = () => database.selectFrom('enquiries').where('status', '=', 'new')
  const count = async (query: ReturnType<typeof unanswered>) => {
    const { rows } = await query
      .select(({ fn }) => fn.countAll<number | string>().as('rows'))
      .executeTakeFirstOrThrow()
    return Number(rows)
  }
  const all = await count(unanswered())
  if (replyHours === undefined) return { enquiries: { unanswered: all, late: 0, nextReplyBy: null } }
  const since = lateSince(now.getTime(), replyHours)
  const next = await unanswered()
    .select('receivedAt')
    .where('receivedAt', '>', since)
    .orderBy('receivedAt')
    .limit(1)
    .executeTakeFirst()
  return {
    enquiries: {
      unanswered: all,
      late: await count(unanswered().where('receivedAt', '<=', since)),
      nextReplyBy: next ? replyBy(next.receivedAt, replyHours) : null,
    },
  }
}
