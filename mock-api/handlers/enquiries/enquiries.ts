import { istDate } from '@anupalan/server/compliance/ist'
import { respond, checkRepeat } from '@anupalan/server/contract'
import type * as enquiries from '@anupalan/server/contract/enquiries/endpoints'
import { unknownReferral } from '@anupalan/server/contract/core/referral'
import { notFoundPath } from '@anupalan/server/contract/page-views/rules'
import type { MockFeature } from '../../mock-feature.ts'
import { queueMailToVisitor } from '../../visitor-mail.ts'
import { inboxHandlers } from './inbox.ts'
import type { InboxNeeds } from './inbox.ts'
import { createEnquiriesState } from './state.ts'
import type { EnquiriesState } from './state.ts'

export const enquiriesMock = {
  state: createEnquiriesState,
  handlers: (world) => ({
    ...inboxHandlers(world),
    sendEnquiry: ({ body: { referral, ...body }, reference }) => {
      const { practice, clock, pages, state } = world
      const { enquiries, enquirySources, outbox } = state
      const stored = enquiries.get(reference)
      if (stored) return checkRepeat(stored, body) ?? respond(201, { reference })

      enquiries.set(reference, { ...body, reference, receivedAt: clock().toISOString() })
      const { source, page: sent } = referral ?? unknownReferral
      const page = sent === '' || pages.has(sent) ? sent : notFoundPath
      const day = istDate(clock().getTime())
      const key = `${day} ${source} ${page}`
      const counted = enquirySources.get(key)?.enquiries ?? 0
      enquirySources.set(key, { day, source, page, enquiries: counted + 1 })
      outbox.push({ kind: 'enquiry', to: practice.email, reference })
      queueMailToVisitor(world, { kind: 'enquiry', to: body.email, reference })
      return respond(201, { reference })
    },
  }),
} satisfies MockFeature<typeof enquiries, EnquiriesState, InboxNeeds>
