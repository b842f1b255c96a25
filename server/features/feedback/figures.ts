import { feedbackCategories, scoreOptions } from '@anupalan/server/contract/feedback/rules'
import { instantsOf, wholeOf } from '../../platform/database/count-spans.ts'
import type { ReadFigures } from '../../platform/ports.ts'

/** Scores by category. */
export const feedbackFigures: ReadFigures<'feedback'> = async ({ database, spans }) => {
  const { from, before } = instantsOf(wholeOf(spans))
  const rows = await database
    .selectFrom('feedback')
    .select(({ fn }) => ['category', 'score', fn.countAll<number | string>().as('rows')])
    .where('receivedAt', '>=', from)
    .where('receivedAt', '<', before)
    .groupBy(['category', 'score'])
    .execute()
  return {
    feedback: feedbackCategories.map((category) => ({
      category,
      scores: scoreOptions.map(({ value }) =>
        Number(rows.find((row) => row.category === category && row.score === value)?.rows ?? 0),
      ),
    })),
  }
}
