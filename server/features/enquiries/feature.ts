import type * as endpoints from '@anupalan/server/contract/enquiries/endpoints'
import { defineFeature } from '../../platform/feature.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { DAY_MS } from '../../platform/jobs/jobs.ts'
import { addSampleEnquiries } from './add-sample-enquiries.ts'
import { eraseEnquiries, eraseEnquiryFiles } from './erase-enquiries.ts'
import { enquiryAuditActions } from './audit-actions.ts'
import {
  addEnquiryNote,
  lockVersion,
  replyToEnquiry,
  setEnquiryOwner,
  setEnquiryStatus,
  winEnquiry,
} from './change-enquiries.ts'
import { enquiries as migration } from './migrations/0002-enquiries.ts'
import { enquiryInbox } from './migrations/0030-enquiry-inbox.ts'
import { enquiriesByService } from './migrations/0040-enquiries-by-service.ts'
import { enquiryClients } from './migrations/0045-enquiry-clients.ts'
import { enquirySources } from './migrations/0054-enquiry-sources.ts'
import { enquiryKeyTimes } from './migrations/0059-enquiry-key-times.ts'
import { getEnquiry, listEnquiries, listEnquiryOwners } from './read-enquiries.ts'
import { sendEnquiry } from './send-enquiry.ts'
import { eraseSources } from './sources.ts'
import { enquiryConsents } from './consents.ts'
import { enquiriesToday } from './today.ts'
import { enquiriesFigures } from './figures.ts'
export type * from './tables.ts'

export const enquiries = defineFeature<Handlers<typeof endpoints>>({
  name: 'enquiries',
  handlers: (context) => ({
    sendEnquiry: (call) => sendEnquiry(context, call),
    listEnquiries: (call) => listEnquiries(context, call),
    getEnquiry: (call) => getEnquiry(context, call),
    listEnquiryOwners: () => listEnquiryOwners(context),
    setEnquiryStatus: (call) => setEnquiryStatus(context, call),
    setEnquiryOwner: (call) => setEnquiryOwner(context, call),
    addEnquiryNote: (call) => addEnquiryNote(context, call),
    replyToEnquiry: (call) => replyToEnquiry(context, call),
  }),
  migrations: {
    '0002-enquiries': migration,
    '0030-enquiry-inbox': enquiryInbox,
    '0040-enquiries-by-service': enquiriesByService,
    '0045-enquiry-clients': enquiryClients,
    '0054-enquiry-sources': enquirySources,
    '0059-enquiry-key-times': enquiryKeyTimes,
  },
  enquiries: { lock: lockVersion, win: winEnquiry },
  auditActions: enquiryAuditActions,
  addSamples: addSampleEnquiries,
  consents: enquiryConsents,
  today: enquiriesToday,
  figures: enquiriesFigures,
  jobs: (context) => [
    {
      name: 'erase-enquiries',
      every: DAY_MS,
      async run(signal) {
        const erased = await eraseEnquiries(context, signal)
        await eraseEnquiryFiles(context)
        context.log.info({ erased }, 'enquiries erased')
      },
    },
    {
      name: 'erase-enquiry-sources',
      every: DAY_MS,
      async run() {
        context.log.info({ erased: await eraseSources(context) }, 'sources of enquiries erased')
      },
    },
  ],
})
