import type * as enquiries from '@anupalan/server/contract/enquiries/endpoints'
import type { Context } from '../../platform/context.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { sendEnquiry } from './send-enquiry.ts'

export const enquiryHandlers = (context: Context): Handlers<typeof enquiries> => ({
  sendEnquiry: ({ body, reference }) => sendEnquiry(context, body, reference),
})
