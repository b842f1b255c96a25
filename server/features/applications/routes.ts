import { sendApplication } from '@anupalan/server/contract'
import type { Context } from '../../platform/context.ts'
import { route } from '../../platform/route.ts'
import { receiveApplication } from './receive-application.ts'

export const applicationRoutes = (context: Context) => [
  route(sendApplication, ({ body, file, reference }) => receiveApplication(context, body, file, reference)),
]
