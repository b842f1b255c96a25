import type * as feedback from '@anupalan/server/contract/feedback/endpoints'
import type { Context } from '../../platform/context.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { sendFeedback } from './send-feedback.ts'

export const feedbackHandlers = (context: Context): Handlers<typeof feedback> => ({
  sendFeedback: ({ body, reference }) => sendFeedback(context, body, reference),
})
