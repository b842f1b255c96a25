import type * as applications from '@anupalan/server/contract/applications/endpoints'
import type { Context } from '../../platform/context.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { sendApplication } from './send-application.ts'

export const applicationHandlers = (context: Context): Handlers<typeof applications> => ({
  sendApplication: ({ body, file, reference }) => sendApplication(context, body, file, reference),
})
