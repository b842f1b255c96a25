import { sendFeedback } from '@anupalan/server/contract'
import type { Context } from '../../platform/context.ts'
import { route } from '../../platform/route.ts'
import { receiveFeedback } from './receive-feedback.ts'

export const feedbackRoutes = (context: Context) => [
  route(sendFeedback, ({ body, reference }) => receiveFeedback(context, body, reference)),
]
