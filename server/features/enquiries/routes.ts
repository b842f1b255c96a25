import { sendEnquiry } from '@anupalan/server/contract'
import type { Context } from '../../platform/context.ts'
import { route } from '../../platform/route.ts'
import { receiveEnquiry } from './receive-enquiry.ts'

export const enquiryRoutes = (context: Context) => [
  route(sendEnquiry, ({ body, reference }) => receiveEnquiry(context, body, reference)),
]
