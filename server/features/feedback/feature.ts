import type * as endpoints from '@anupalan/server/contract/feedback/endpoints'
import { defineFeature } from '../../platform/feature.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { DAY_MS } from '../../platform/jobs/jobs.ts'
import { eraseFeedbackMail } from './erase-feedback-mail.ts'
import { feedback as migration } from './migrations/0003-feedback.ts'
import { sendFeedback } from './send-feedback.ts'
import { feedbackScores } from './migrations/0041-feedback-scores.ts'
import { feedbackDays } from './migrations/0057-feedback-days.ts'
import { feedbackFigures } from './figures.ts'
export type * from './tables.ts'

export const feedback = defineFeature<Handlers<typeof endpoints>>({
  name: 'feedback',
  handlers: (context) => ({
    sendFeedback: (call) => sendFeedback(context, call),
  }),
  migrations: {
    '0003-feedback': migration,
    '0041-feedback-scores': feedbackScores,
    '0057-feedback-days': feedbackDays,
  },
  figures: feedbackFigures,
  jobs: (context) => [
    {
      name: 'erase-feedback-mail',
      every: DAY_MS,
      async run() {
        await eraseFeedbackMail(context)
        context.log.info('mail of feedback erased')
      },
    },
  ],
})
