import { feedbackCategories, scoreOptions } from '@anupalan/server/contract/feedback/rules'
import { wholeOf } from '../../platform/database/count-spans.ts'
import type { ReadFigures } from '../../platform/ports.ts'

/** Scores by category. */
export const feedbackFigures: ReadFigures<'feedback'> = async ({ database, spans }) => {
  const { from, to } = wholeOf(spans)
  const rows = await database
    .selectFrom('feedbackDays')
    .select(({ fn }) => ['category', 'score', fn.sum<number | string>('feedback').as('feedback')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(['category', 'score'])
    .execute()
  return {
    feedback: feedbackCategories.map((category) => ({
      category,
      scores: scoreOptions.map(({ value }) =>
        Number(rows.find((row) => row.category === category && row.score === value)?.feedback ?? 0),
      ),
    })),
  }
}
