import type { Migration } from 'kysely/migration'

/** Scores over time are counted from an index alone. */
export const feedbackScores: Migration = {
  async up({ schema }) {
    await schema
      .createIndex('feedback_scores')
      .on('feedback')
      .columns(['received_at', 'category', 'score'])
      .execute()
  },
}
