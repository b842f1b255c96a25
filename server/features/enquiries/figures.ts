import { countReplies, MAX_REPLIES } from '@anupalan/server/contract/dashboard/ranges'
import { sql } from 'kysely'
import { instantsOf, wholeOf } from '../../platform/database/count-spans.ts'
import type { ReadFigures } from '../../platform/ports.ts'

/** Enquiries over time, by service, and how long answers took. */
export const enquiriesFigures: ReadFigures<'enquiries'> = async ({ database, spans }) => {
  const within = ({ from, before }: { readonly from: string; readonly before: string }) =>
    database.selectFrom('enquiries').where('receivedAt', '>=', from).where('receivedAt', '<', before)
  const received: number[] = []
  for (const span of spans) {
    const { rows } = await within(instantsOf(span))
      .select(({ fn }) => fn.countAll<number | string>().as('rows'))
      .executeTakeFirstOrThrow()
    received.push(Number(rows))
  }
  const whole = within(instantsOf(wholeOf(spans)))
  const services = await whole
    .select(({ fn }) => ['service', fn.countAll<number | string>().as('enquiries')])
    .groupBy('service')
    .orderBy('enquiries', 'desc')
    .orderBy('service')
    .execute()
  const answered = await whole
    .select([
      'receivedAt',
      sql<string | null>`(select min(created_at) from enquiry_entries
        where enquiry = enquiries.reference and kind = 'reply')`.as('repliedAt'),
    ])
    .where('status', '<>', 'new')
    .orderBy('receivedAt', 'desc')
    .orderBy('reference', 'desc')
    .limit(MAX_REPLIES)
    .execute()
  return {
    enquiries: {
      received,
      services: services.map((row) => ({ ...row, enquiries: Number(row.enquiries) })),
      replies: countReplies(
        answered.flatMap(({ receivedAt, repliedAt }) =>
          repliedAt === null ? [] : [Date.parse(repliedAt) - Date.parse(receivedAt)],
        ),
      ),
    },
  }
}
