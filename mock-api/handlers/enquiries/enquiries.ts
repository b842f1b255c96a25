import { respond, checkRepeat } from '@anupalan/server/contract'
import type * as enquiries from '@anupalan/server/contract/enquiries/endpoints'
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
    sendEnquiry: ({ body, reference }) => {
      const { practice, clock, state } = world
      const { enquiries, outbox } = state
      const stored = enquiries.get(reference)
      if (stored) return checkRepeat(stored, body) ?? respond(201, { reference })

      enquiries.set(reference, { ...body, reference, receivedAt: clock().toISOString() })
      outbox.push({ kind: 'enquiry', to: practice.email, reference })
      queueMailToVisitor(world, { kind: 'enquiry', to: body.email, reference })
      return respond(201, { reference })
    },
  }),
} satisfies MockFeature<typeof enquiries, EnquiriesState, InboxNeeds>
