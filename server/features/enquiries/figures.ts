import { countReplies, MAX_REPLIES } from '@anupalan/server/contract/dashboard/ranges'
import { sql } from 'kysely'
import { inOneStatement, instantsOf, wholeOf } from '../../platform/database/count-spans.ts'
import type { ReadFigures } from '../../platform/ports.ts'
import { readSources } from './sources.ts'

/** Enquiries over time, by service and by what led to them, and how long answers took. */
export const enquiriesFigures: ReadFigures<'enquiries'> = async ({ database, spans }) => {
  const within = ({ from, before }: { readonly from: string; readonly before: string }) =>
    database.selectFrom('enquiries').where('receivedAt', '>=', from).where('receivedAt', '<', before)
  const received = spans.map(() => 0)
  const byService = new Map<string, number>()
  // Each enquiry is read once, from the index: both counts come from the same rows.
  const rows = await inOneStatement(
    spans.map((each, span) =>
      within(instantsOf(each))
        .select(({ fn }) => [
          sql.lit(span).as('span'),
          'service',
          fn.countAll<number | string>().as('enquiries'),
        ])
        .groupBy('service'),
    ),
  )
  for (const { span, service, enquiries } of rows) {
    received[span]! += Number(enquiries)
    byService.set(service, (byService.get(service) ?? 0) + Number(enquiries))
  }
  const services = [...byService]
    .map(([service, enquiries]) => ({ service, enquiries }))
    .toSorted((a, b) => b.enquiries - a.enquiries || (a.service < b.service ? -1 : 1))
  const answered = await within(instantsOf(wholeOf(spans)))
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
      services,
      ...(await readSources(database, wholeOf(spans))),
      replies: countReplies(
        answered.flatMap(({ receivedAt, repliedAt }) =>
          repliedAt === null ? [] : [Date.parse(repliedAt) - Date.parse(receivedAt)],
        ),
      ),
    },
  }
}
